import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { screenName } from '#app/desk/frame/admin-header';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { useNow } from '#app/desk/frame/use-now';
import { shortMoment } from '#app/desk/frame/requests/words';
import { DayStops } from '#app/desk/visits/day-stops';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { dayInWords } from '#domain/order/visits/visit-words';
import { keptDaysQuery } from '#app/desk/frame/device/kept-days';
import { lastHere } from '#app/desk/frame/device/kept-screens';

/** Any screen of the desk while our server cannot be reached: when it was last here, and the days of visits on this device. */
export function KeptVisits({ retry }: { retry: () => void }) {
  const now = useNow();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { data: days } = useQuery(keptDaysQuery);
  const seenAt = lastHere(path);
  const name = screenName(path);
  return (
    <main id="main" className={main}>
      <AdminPage>
        <AdminHead title={name} note="No signal: the server cannot be reached.">
          <Button variant="line" size="dense" onClick={retry}>
            Try again
          </Button>
        </AdminHead>
        <p className={words}>
          {seenAt !== undefined && `${name} was last here ${when(seenAt, now)}. `}
          {name === 'Visits'
            ? 'What is new since then needs a signal.'
            : 'What it shows needs a signal; visits that were taken along do not.'}
        </p>
        {days?.length === 0 && (
          <p className={words}>
            No visits were taken along on this device. With a signal, the Visits screen has “Take
            this day along”.
          </p>
        )}
        {days !== undefined && days.length > 0 && (
          <p className={words}>For the road, this is what you took along:</p>
        )}
        {days?.map(({ day, keptAt, visits, calendar, requests }) => (
          <section key={day} aria-label={dayInWords(day, now)}>
            <h2 className={heading}>{dayInWords(day, now)}</h2>
            <p className={muted}>As of {shortMoment(keptAt, now)}</p>
            <DayStops day={day} visits={visits} calendar={calendar} requests={requests} />
          </section>
        ))}
      </AdminPage>
    </main>
  );
}

/** "at 18:04" today, "on 19 Nov" before. */
function when(time: string, now: Date): string {
  const words = shortMoment(time, now);
  return `${words.includes(':') ? 'at' : 'on'} ${words}`;
}

const main = css({ textStyle: 'dense', fontVariantNumeric: 'tabular-nums' });

const words = css({ marginTop: '3', maxWidth: '60ch' });

const heading = css({ textStyle: 'subheading', marginTop: '6' });

const muted = css({ color: 'textMuted', marginBottom: '3' });
