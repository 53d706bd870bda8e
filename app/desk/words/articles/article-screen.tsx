import { ContentScreen } from '#app/desk/words/saving/content-screen';
import { css } from '#styled/css';
import { ArticleForm } from './article-form';
import { articleKind } from './article-kind';
import { DeleteArticle } from './delete-article';

/** Writes an article, new or old. @param id one that no article has begins a new one */
export function ArticleScreen({ id }: { id: string }) {
  const kind = articleKind(id);
  return (
    <ContentScreen
      kind={kind}
      back={{ to: '/admin/words/articles', words: 'Back to the articles' }}
      title="Article"
      note="On the blog, in the feed and for search engines"
      className={form}
    >
      {(edit, change, refused) => (
        <>
          <ArticleForm edit={edit} onChange={change} refused={refused} />
          <DeleteArticle kind={kind} />
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
