import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#app/desk/money/money-screen';

export const Route = createFileRoute('/_admin/admin/money')({ component: MoneyScreen });
