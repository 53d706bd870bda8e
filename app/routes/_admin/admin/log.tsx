import { createFileRoute } from '@tanstack/react-router';
import { LogScreen } from '#app/desk/people/log/log-screen';

export const Route = createFileRoute('/_admin/admin/log')({ component: LogScreen });
