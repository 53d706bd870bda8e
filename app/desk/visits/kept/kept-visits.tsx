import { useQuery } from '@tanstack/react-query';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { useNow } from '#app/desk/frame/use-now';
import { shortMoment } from '#app/desk/frame/requests/words';
import { DayStops } from '#app/desk/visits/day-stops';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { dayInWords } from '#domain/order/visits/visit-words';
import { keptDaysQuery } from '#app/desk/frame/kept-days';

/** The days of visits on this device while our server cannot be reached; undefined children where there are none. */
export function KeptVisits({ retry }: { retry: () => void }) {
  const now = useNow();
  const { data: days = [] } = useQuery(keptDaysQuery);
  if (days.length === 0) {
    return (
      <div className={note}>
        <p>The server cannot be reached.</p>
        <Button variant="line" size="dense" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <main id="main" className={main}>
      <AdminPage>
        <AdminHead title="Visits" note="The server cannot be reached: this is what you took along.">
          <Button variant="line" size="dense" onClick={retry}>
            Try again
          </Button>
        </AdminHead>
        {days.map(({ day, keptAt, visits, calendar, requests }) => (
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

const note = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  paddingBlock: '16',
  paddingInline: 'margin',
});

const main = css({ textStyle: 'dense', fontVariantNumeric: 'tabular-nums' });

const heading = css({ textStyle: 'subheading', marginTop: '6' });

const muted = css({ color: 'textMuted', marginBottom: '3' });
