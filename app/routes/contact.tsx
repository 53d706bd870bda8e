import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '#app/features/contact/contact';

export const Route = createFileRoute('/contact')({ component: Contact });
