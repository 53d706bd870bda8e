import { createFileRoute } from '@tanstack/react-router';
import { Photos } from '#app/desk/photos/photos';

export const Route = createFileRoute('/_admin/admin/gallery')({ component: Photos });
