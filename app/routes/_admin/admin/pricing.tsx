import { createFileRoute } from '@tanstack/react-router';
import { Prices } from '#app/desk/prices/prices';

export const Route = createFileRoute('/_admin/admin/pricing')({ component: Prices });
