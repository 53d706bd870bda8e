import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { css } from '#styled/css';
import { ArticleForm } from './article-form';
import { articleDocument } from './article-document';
import { ArticleList } from './article-list';
import { DeleteArticle } from './delete-article';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The articles, or the one that is asked for (/admin/words/articles). */
export function ArticlesScreen({ search: { id } }: { search: Record<string, unknown> }) {
  if (typeof id === 'string' && ID.test(id)) return <ArticleScreen key={id} id={id} />;
  return <ArticleList />;
}

/** Writes an article, new or old. @param id one that no article has begins a new one */
function ArticleScreen({ id }: { id: string }) {
  const document = articleDocument(id);
  return (
    <ContentScreen
      document={document}
      back={{ to: '/admin/words/articles', words: 'Back to the articles' }}
      title="Article"
      note="On the blog, in the feed and for search engines"
      className={form}
    >
      {(edit, change, refused) => (
        <>
          <ArticleForm edit={edit} onChange={change} refused={refused} />
          <DeleteArticle document={document} />
        </>
      )}
    </ContentScreen>
  );
}

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '6',
  '& fieldset': { minWidth: '0' },
});
