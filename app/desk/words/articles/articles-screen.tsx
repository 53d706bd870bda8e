import { ArticleList } from './article-list';
import { ArticleScreen } from './article-screen';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The articles, or the one that is asked for (/admin/words/articles). */
export function ArticlesScreen({ search: { id } }: { search: Record<string, unknown> }) {
  if (typeof id === 'string' && ID.test(id)) return <ArticleScreen key={id} id={id} />;
  return <ArticleList />;
}
