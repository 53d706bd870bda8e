import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { Spinner } from '#app/features/admin/frame/spinner';
import { Button } from '#app/ui/buttons/button';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { contentQuery } from './content-query';
import { ArticleList } from './articles/article-list';
import { ArticleScreen } from './articles/article-screen';
import { FactsSetting } from './facts/facts-setting';
import { LegalScreen } from './legal/legal-screen';
import { readWordsSearch } from './words-search';
import { SamplesLeft } from './samples-left';

const PLACES = [
  ['Company facts', { set: 'facts' }],
  ['Articles', { set: 'articles' }],
  ['Privacy', { set: 'legal', page: 'privacy' }],
  ['Terms', { set: 'legal', page: 'terms' }],
  ['Cookies', { set: 'legal', page: 'cookies' }],
] as const;

/** What visitors read and the desk changes, and what of it is still a stand-in (/admin/words). */
export function WordsScreen({ search }: { search: Record<string, unknown> }) {
  const { data, isError, refetch } = useQuery(contentQuery);
  const place = readWordsSearch(search);
  if (place?.set === 'facts') return <FactsSetting />;
  if (place?.set === 'articles') return <ArticleList />;
  if (place?.set === 'article') return <ArticleScreen key={place.id} id={place.id} />;
  if (place?.set === 'legal') return <LegalScreen key={place.page} page={place.page} />;
  return (
    <AdminPage>
      <AdminHead
        title="Words"
        note={data && (data.samples.length === 0 ? 'Ready' : `${data.samples.length} to settle`)}
      >
        {PLACES.map(([words, place]) => (
          <Link
            key={words}
            to="/admin/words"
            search={place}
            className={cx(button({ variant: 'line', size: 'dense' }))}
          >
            {words}
          </Link>
        ))}
      </AdminHead>
      {data === undefined && !isError && <Spinner label="Loading the words" />}
      {isError && (
        <div className={note} role="alert">
          <p>The words could not be loaded{data && ': this is what the server said last'}.</p>
          <Button variant="line" size="dense" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.failed && (
        <div className={note} role="alert">
          <p>
            The pages could not be written, and visitors still read the words of before:{' '}
            {data.failed.what}
          </p>
        </div>
      )}
      {data && <SamplesLeft samples={data.samples} />}
    </AdminPage>
  );
}

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  marginBlock: '3',
  padding: '3',
  background: 'warningSoft',
});
