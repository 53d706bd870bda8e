import { createFileRoute } from '@tanstack/react-router';
import { Permission } from '#app/features/permission/permission';

export const Route = createFileRoute('/_live/permission')({ component: Permission });
