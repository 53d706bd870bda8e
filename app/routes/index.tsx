import { createFileRoute } from '@tanstack/react-router';
import { Home } from '#app/features/marketing/home';

export const Route = createFileRoute('/')({ component: Home });
