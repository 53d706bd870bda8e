import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LaunchList } from '#app/desk/frame/launch-list';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { LEGAL_NAMES } from '#domain/site/content/legal-pages';
import { FactsSetting } from './facts/facts-setting';
import { LEGAL_TITLES } from './legal/legal-document';
import { contentQuery } from './saving/content-document';

/** What visitors read and the desk changes, and what is left before the launch (/admin/words). */
export function WordsScreen({ search }: { search: Record<string, unknown> }) {
  const query = useQuery(contentQuery);
  const { data } = query;
  if (search['set'] === 'facts') return <FactsSetting />;
  return (
    <AdminPage>
      <AdminHead
        title="Words"
        note={data && (data.launch.length === 0 ? 'Ready' : `${data.launch.length} to settle`)}
      >
        <Link
          to="/admin/words"
          search={{ set: 'facts' }}
          className={button({ variant: 'line', size: 'dense' })}
        >
          Company facts
        </Link>
        <Link to="/admin/words/pages" className={button({ variant: 'line', size: 'dense' })}>
          Home, About and services
        </Link>
        <Link to="/admin/words/testimonials" className={button({ variant: 'line', size: 'dense' })}>
          Testimonials
        </Link>
        <Link to="/admin/words/questions" className={button({ variant: 'line', size: 'dense' })}>
          Questions and answers
        </Link>
        <Link to="/admin/words/articles" className={button({ variant: 'line', size: 'dense' })}>
          Articles
        </Link>
        {LEGAL_NAMES.map((page) => (
          <Link
            key={page}
            to="/admin/words/legal"
            search={{ page }}
            className={button({ variant: 'line', size: 'dense' })}
          >
            {LEGAL_TITLES[page]}
          </Link>
        ))}
      </AdminHead>
      <LoadState what="The words" query={query} />
      {data?.failed && (
        <WarningNote role="alert" className={apart}>
          <p>
            The pages could not be written, and visitors still read the earlier words:{' '}
            {data.failed.what}
          </p>
        </WarningNote>
      )}
      {data?.launch.length === 0 && (
        <p className={below}>Nothing is left to settle before the launch.</p>
      )}
      {data && data.launch.length > 0 && (
        <div className={below}>
          <LaunchList launch={data.launch} onSettled={() => void query.refetch()} />
        </div>
      )}
    </AdminPage>
  );
}

const below = css({ marginTop: '4', maxWidth: '720px' });

const apart = css({ marginBlock: '3' });
