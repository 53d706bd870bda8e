import type { ArticleRow } from '#domain/order/contracts/admin/content';
import type { ContentServices } from './edit-content';

/** The articles of the desk, newest first, whether they are to be seen yet or not. */
export function listArticles({ publishing }: Pick<ContentServices, 'publishing'>): ArticleRow[] {
  return Object.entries(publishing.stored().articles)
    .map(([id, { title, slug, date, category, publishAt }]) => ({
      id,
      title,
      slug,
      date,
      category,
      publishAt,
    }))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}
