import { createFileRoute } from '@tanstack/react-router';
import { LogScreen } from '#app/features/admin/people/log/log-screen';

export const Route = createFileRoute('/_admin/admin/log')({ component: LogScreen });
