import { createFileRoute } from '@tanstack/react-router';
import { BoardScreen } from '#app/desk/board/board-screen';
import { MailsSetting } from '#app/desk/mails/mails-setting';
import { RemindersSetting } from '#app/desk/mails/reminders-setting';
import { TermsSetting } from '#app/desk/quote/terms/terms-setting';

export const Route = createFileRoute('/_admin/admin/board')({
  // Validated by the screen: every visitor loads this file with the list of routes.
  validateSearch: (search: Record<string, unknown>) => search,
  component: BoardRoute,
});

function BoardRoute() {
  const search = Route.useSearch();
  return (
    <BoardScreen
      search={search}
      terms={<TermsSetting />}
      mails={<MailsSetting mail={search['mail']} />}
      reminders={<RemindersSetting />}
    />
  );
}
