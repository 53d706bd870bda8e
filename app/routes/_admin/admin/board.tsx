import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '#app/features/admin/board/board-screen';

export const Route = createFileRoute('/_admin/admin/board')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: BoardRoute,
});

function BoardRoute() {
  return <BoardScreen search={Route.useSearch()} />;
}
