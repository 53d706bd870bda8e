import { createFileRoute } from '@tanstack/react-router';
import { Photos } from '#app/features/admin/photos/photos';

export const Route = createFileRoute('/_admin/admin/gallery')({ component: Photos });
