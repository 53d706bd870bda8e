import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '#app/desk/today/today-screen';

export const Route = createFileRoute('/_admin/admin/today')({ component: TodayScreen });
