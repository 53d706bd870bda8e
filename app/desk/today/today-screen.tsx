import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { fetchToday } from '#app/api/desk/today';
import { LaunchList } from '#app/desk/frame/launch-list';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { asAdmin } from '#app/desk/frame/sign-in/sign-in-again';
import type { DeskToday } from '#domain/order/contracts/admin/today';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';
import { BuilderStops } from './builder-stops';
import { CountedList } from './counted-list';
import { DayChart } from './day-chart';
import { FaultsPart } from './faults-part';
import { MailPart } from './mail-part';
import { MoneyPart } from './money-part';
import { RoomPart } from './room-part';
import { roomTypeWords, sizeWords, TASKS } from './today-words';

/** What needs doing, and the numbers of the last 30 days. */
const todayQuery = queryOptions({
  queryKey: ['/api/today'],
  queryFn: ({ signal }) => asAdmin(() => fetchToday(signal)),
  refetchOnMount: 'always',
});

/**
 * What needs doing, and the numbers of the last 30 days (/admin/today).
 *
 * @param ahead what stands above them
 */
export function TodayScreen({ ahead }: { ahead: ReactNode }) {
  const query = useQuery(todayQuery);
  const { data } = query;
  return (
    <AdminPage>
      <AdminHead title="Today" />
      <ErrorBoundary part="tomorrow" instead={null}>
        {ahead}
      </ErrorBoundary>
      <LoadState what="What needs doing" query={query} />
      {data && (
        <div className={columns}>
          <div className={first}>
            <ErrorBoundary part="tasks" of={data}>
              <Tasks {...data} />
            </ErrorBoundary>
            {data.faults && data.faults.length > 0 && (
              <ErrorBoundary part="faults" of={data}>
                <FaultsPart faults={data.faults} onSettled={() => void query.refetch()} />
              </ErrorBoundary>
            )}
            {data.money && (
              <ErrorBoundary part="money" of={data}>
                <MoneyPart money={data.money} />
              </ErrorBoundary>
            )}
            {data.mail && (
              <ErrorBoundary part="mail" of={data}>
                <MailPart mail={data.mail} />
              </ErrorBoundary>
            )}
            {data.room && (
              <ErrorBoundary part="room" of={data}>
                <RoomPart room={data.room} />
              </ErrorBoundary>
            )}
          </div>
          <div>
            <ErrorBoundary part="figures" of={data}>
              <Figures figures={data.figures} steps={data.steps} />
            </ErrorBoundary>
          </div>
          {data.launch.length > 0 && (
            <div>
              <ErrorBoundary part="launch list" of={data}>
                <LaunchList launch={data.launch} onSettled={() => void query.refetch()} />
              </ErrorBoundary>
            </div>
          )}
        </div>
      )}
    </AdminPage>
  );
}

type TaskProps = Pick<DeskToday, 'tasks' | 'isElectricityOld' | 'areRemindersUnset'>;

function Tasks({ tasks, isElectricityOld, areRemindersUnset }: TaskProps) {
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className={heading}>
        To do
      </h2>
      {tasks.length === 0 && !isElectricityOld && !areRemindersUnset && (
        <p>Nothing is waiting for you.</p>
      )}
      <ul className={list}>
        {tasks.map(({ task, count }) => (
          <li key={task}>
            <Link to={TASKS[task].to} className={link}>
              {TASKS[task].words(count)}
            </Link>
          </li>
        ))}
        {isElectricityOld && (
          <li>
            <Link
              to="/admin/words"
              search={{ set: 'facts' }}
              hash="fact-energy.price"
              className={link}
            >
              The price of electricity is older than a year
            </Link>
          </li>
        )}
        {areRemindersUnset && (
          <li>
            <Link to="/admin/board" search={{ set: 'reminders' }} className={link}>
              New: the site can remind homeowners of quotes, payments and visits
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function Figures({
  figures: { days, roomTypes, sizes, medianPrice },
  steps,
}: Pick<DeskToday, 'figures' | 'steps'>) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={heading}>
        The last 30 days
      </h2>
      <ErrorBoundary part="requests by day">
        <DayChart days={days} />
      </ErrorBoundary>
      <div className={lists}>
        <CountedList title="By room type" counted={roomTypes} nameOf={roomTypeWords} />
        <CountedList title="By size" counted={sizes} nameOf={sizeWords} />
      </div>
      {medianPrice !== null && (
        <p className={median}>
          Half of them cost <span>{pounds(medianPrice)}</span> or less.
        </p>
      )}
      <ErrorBoundary part="builder stops">
        <BuilderStops steps={steps} />
      </ErrorBoundary>
    </section>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: '10',
  rowGap: '8',
  alignItems: 'start',
  // Below the tasks where there is room beside the figures; on a phone after both.
  gridTemplateAreas: {
    base: '"tasks" "figures" "launch"',
    lg: '"tasks figures" "launch figures"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  '& > :nth-child(1)': { gridArea: 'tasks' },
  '& > :nth-child(2)': { gridArea: 'figures' },
  '& > :nth-child(3)': { gridArea: 'launch' },
});

const first = css({ display: 'grid', gap: '8', minWidth: '0' });

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const list = css({ borderTop: '1px solid {colors.line}', _empty: { display: 'none' } });

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'target',
  paddingBlock: '3',
  borderBottom: '1px solid {colors.line}',
  textDecoration: 'underline',
});

const lists = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  columnGap: '8',
  rowGap: '5',
  marginTop: '4',
});

const median = css({ marginTop: '4' });
