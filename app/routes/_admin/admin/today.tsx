import { createFileRoute } from '@tanstack/react-router';
import { TodayScreen } from '#app/desk/today/today-screen';
import { TomorrowLine } from '#app/desk/visits/kept/tomorrow-line';

export const Route = createFileRoute('/_admin/admin/today')({ component: TodayRoute });

function TodayRoute() {
  return <TodayScreen ahead={<TomorrowLine />} />;
}
