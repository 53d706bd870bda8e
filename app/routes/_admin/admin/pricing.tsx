import { createFileRoute } from '@tanstack/react-router';
import { Prices } from '#app/features/admin/prices/prices';

export const Route = createFileRoute('/_admin/admin/pricing')({ component: Prices });
