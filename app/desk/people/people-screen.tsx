import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { Administrators } from './administrators';
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
          {data.people && <Administrators people={data.people} />}
          <section aria-labelledby="own" className={section}>
            <h2 id="own" className={heading}>
              How you sign in
            </h2>
            <OwnPassword password={data.me.password} />
            <OwnPasskeys passkeys={data.me.passkeys} />
          </section>
        </div>
      )}
    </AdminPage>
  );
}

const columns = css({ display: 'grid', gap: '10', marginTop: '4', maxWidth: '720px' });

const section = css({ minWidth: '0' });

const heading = css({ textStyle: 'subheading', marginBottom: '2' });
