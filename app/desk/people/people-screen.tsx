import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { People } from '#domain/order/contracts/admin/people';
import { Administrators } from './administrators';
import { Archive } from './archive';
import { Devices } from './devices';
import { OwnCalendar } from './own/own-calendar';
import { OwnPasskeys } from './own/own-passkeys';
import { OwnPassword } from './own/own-password';
import { peopleQuery } from './people-queries';

/** Who may sign in, and how one does oneself (/admin/people). */
export function PeopleScreen() {
  const query = useQuery(peopleQuery);
  const { data } = query;
  return (
    <AdminPage>
      <AdminHead title="People" note={data && `You are signed in as ${data.me.name}`}>
        <Link to="/admin/log" className={button({ variant: 'line', size: 'dense' })}>
          Log of changes
        </Link>
      </AdminHead>
      <LoadState what="The people" query={query} />
      {data && (
        <div className={columns}>
          {data.people && (
            <ErrorBoundary part="administrators" of={data}>
              <Administrators people={data.people} />
            </ErrorBoundary>
          )}
          <section aria-labelledby="own" className={section}>
            <h2 id="own" className={heading}>
              How you sign in
            </h2>
            <ErrorBoundary part="own password" of={data}>
              <OwnPassword password={data.me.password} />
            </ErrorBoundary>
            <ErrorBoundary part="own passkeys" of={data}>
              <OwnPasskeys passkeys={data.me.passkeys} />
            </ErrorBoundary>
            <ErrorBoundary part="own devices" of={data}>
              <OwnDevices devices={data.me.devices} />
            </ErrorBoundary>
          </section>
          <ErrorBoundary part="own calendar" of={data}>
            <OwnCalendar since={data.me.calendarSince} />
          </ErrorBoundary>
          {data.me.isOwner && (
            <ErrorBoundary part="archive" of={data}>
              <Archive />
            </ErrorBoundary>
          )}
        </div>
      )}
    </AdminPage>
  );
}

/** Where one stays signed in oneself. */
function OwnDevices({ devices }: Pick<People['me'], 'devices'>) {
  return (
    <div className={stack}>
      <h3 className={subheading}>Where you stay signed in</h3>
      <p className={muted}>
        {devices.length === 0
          ? 'Nowhere. The login has a box for it: a device then stays signed in for 30 days.'
          : 'For 30 days each. Sign out whatever is lost or not yours any more; another password signs out all.'}
      </p>
      <Devices devices={devices} label="Where you stay signed in" />
    </div>
  );
}

const columns = css({ display: 'grid', gap: '10', marginTop: '4', maxWidth: '720px' });

const section = css({ minWidth: '0' });

const heading = css({ textStyle: 'subheading', marginBottom: '2' });

const stack = css({ display: 'grid', gap: '3', marginTop: '5' });

const subheading = css({ fontWeight: '600' });

const muted = css({ color: 'textMuted' });
