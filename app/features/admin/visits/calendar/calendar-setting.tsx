import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fetchVisitCalendar } from '#app/api/visits';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { asAdmin } from '#app/features/admin/sign-in/sign-in-again';
import { ArrowLeftIcon } from '#app/ui/icons/arrow-left-icon';
import { css } from '#styled/css';
import { CalendarForm } from './calendar-form';
import { CALENDAR_KEY } from './calendar-key';

/** When the company comes to see gardens, as a setting. */
export function CalendarSetting() {
  const { data, isError } = useQuery({
    queryKey: CALENDAR_KEY,
    queryFn: ({ signal }) => asAdmin(() => fetchVisitCalendar(signal)),
    refetchOnMount: 'always',
  });
  return (
    <AdminPage>
      <Link to="/admin/visits" className={back}>
        <ArrowLeftIcon /> Back to the visits
      </Link>
      <AdminHead title="Visit calendar" note="When we come to see gardens" />
      {data && <CalendarForm setting={data} />}
      {!data && (isError ? <p>The calendar could not be loaded.</p> : <Spinner label="Loading" />)}
    </AdminPage>
  );
}

const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  marginTop: '3',
  marginBottom: '-3',
  color: 'textMuted',
});
