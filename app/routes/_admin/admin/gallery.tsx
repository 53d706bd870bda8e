import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '#app/desk/gallery/gallery';

export const Route = createFileRoute('/_admin/admin/gallery')({ component: Gallery });
