import { createFileRoute } from '@tanstack/react-router';
import { WordsScreen } from '#app/desk/words/words-screen';

export const Route = createFileRoute('/_admin/admin/words/')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: WordsRoute,
});

function WordsRoute() {
  return <WordsScreen search={Route.useSearch()} />;
}
