import { createFileRoute } from '@tanstack/react-router';
import { ArticlesScreen } from '#app/desk/words/articles/article-screen';

export const Route = createFileRoute('/_admin/admin/words/articles')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: ArticlesRoute,
});

function ArticlesRoute() {
  return <ArticlesScreen search={Route.useSearch()} />;
}
