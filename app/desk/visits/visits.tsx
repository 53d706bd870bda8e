import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { useNow } from '#app/desk/frame/use-now';
import { visitsQuery } from '#app/desk/frame/order/order-queries';
import { Button } from '#app/ui/buttons/button';
import { saveFile } from '#app/ui/download/save-file';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import type { DeskVisits } from '#domain/order/contracts/admin/order';
import { isoDay } from '#domain/text/dates';
import { dayListText } from '#domain/order/visits/day-list';
import { ukTimeOf } from '#domain/order/visits/uk-time';
import { dayInWords, daysInWords } from '#domain/order/visits/visit-words';
import { CalendarSetting } from './calendar/calendar-setting';
import { DayStops } from './day-stops';
import { KeepLine } from './kept/keep-line';
import { TomorrowLine } from './kept/tomorrow-line';
import { buildsOn, readVisitsSearch } from './visit-days';
import { OtherNotes } from './notes/other-notes';
import { Week } from './week';

/** The visits that are booked, a day at a time, and the calendar's settings (/admin/visits). */
export function Visits({ search }: { search: Record<string, unknown> }) {
  const now = useNow();
  const { day, set } = readVisitsSearch(search, now);
  const query = useQuery(visitsQuery);
  const { data, dataUpdatedAt } = query;
  if (set) return <CalendarSetting />;
  const ofDay = data?.visits.filter(({ start }) => ukTimeOf(start)?.day === day) ?? [];
  return (
    <AdminPage>
      <AdminHead title="Visits" note={data && `${data.visits.length} booked`}>
        {data && (
          <Button variant="line" size="dense" onClick={() => saveFile(dayFile(data, day, now))}>
            Save this day as text
          </Button>
        )}
        <Link
          to="/admin/visits"
          search={{ set: 'calendar' }}
          className={cx(button({ variant: 'line', size: 'dense' }))}
        >
          Calendar
        </Link>
      </AdminHead>
      <LoadState what="The visits" query={query} />
      {/* Its own screen has the button already. */}
      {day !== isoDay(now, 1) && (
        <ErrorBoundary part="tomorrow" instead={null}>
          <TomorrowLine />
        </ErrorBoundary>
      )}
      {data && (
        <>
          <ErrorBoundary part="week" of={data}>
            <Week day={day} visits={data.visits} builds={data.builds} />
          </ErrorBoundary>
          <h2 className={heading}>{dayInWords(day, now)}</h2>
          {ofDay.length > 0 && day >= isoDay(now) && (
            <ErrorBoundary part="keep line" key={day} of={data}>
              <KeepLine data={data} readAt={dataUpdatedAt} day={day} />
            </ErrorBoundary>
          )}
          <ErrorBoundary part="visits of the day" key={`stops ${day}`} of={data}>
            <DayStops day={day} visits={data.visits} calendar={data.calendar} />
          </ErrorBoundary>
          <ErrorBoundary part="builds of the day" key={`builds ${day}`} of={data}>
            <DayBuilds day={day} builds={data.builds} />
          </ErrorBoundary>
          <ErrorBoundary part="other notes">
            <OtherNotes shown={ofDay.map(({ requestId }) => requestId)} />
          </ErrorBoundary>
        </>
      )}
    </AdminPage>
  );
}

/** The rooms that are built on a day. */
function DayBuilds({ day, builds }: Pick<DeskVisits, 'builds'> & { day: string }) {
  const now = useNow();
  const ofDay = buildsOn(day, builds);
  if (ofDay.length === 0) return null;
  return (
    <section aria-labelledby="builds">
      <h3 id="builds" className={heading}>
        On site
      </h3>
      <ul className={list}>
        {ofDay.map((build) => (
          <li key={build.requestId} className={item}>
            <Link to="/admin/quotes" search={{ request: build.requestId }} className={link}>
              {build.name || build.reference}
            </Link>{' '}
            <span className={muted}>
              {build.reference}, {build.room}
            </span>
            <p>{daysInWords(build, now)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The day as a file that opens in the van: kept because somebody asked for it, not by itself. */
function dayFile({ visits, calendar }: DeskVisits, day: string, now: Date): File {
  const stops = visits.map((visit) => ({
    ...visit,
    address: [visit.address, visit.postcode].filter(Boolean).join('\n'),
  }));
  const text = dayListText(stops, day, calendar, now);
  return new File([text], `visits-${day}.txt`, { type: 'text/plain' });
}

const heading = css({ textStyle: 'subheading', marginTop: '6', marginBottom: '2' });

const list = css({ borderTop: '1px solid {colors.line}' });

const item = css({ paddingBlock: '3', borderBottom: '1px solid {colors.line}' });

const link = css({ fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '4px' });

const muted = css({ color: 'textMuted' });
