import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '#app/features/admin/today/today-screen';

export const Route = createFileRoute('/_admin/admin/today')({ component: TodayScreen });
