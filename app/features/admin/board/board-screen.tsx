import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#app/features/admin/frame/admin-head';
import { AdminPage } from '#app/features/admin/frame/admin-page';
import { LoadState } from '#app/features/admin/frame/load-state';
import { boardQuery } from '#app/features/admin/order/order-queries';
import { MailsSetting } from '#app/features/admin/mails/mails-setting';
import { TermsSetting } from '#app/features/admin/quote/terms/terms-setting';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { BOARD_PLACES } from '#domain/contracts/admin/order';
import { isOurs } from './board-order';
import { Columns } from './columns';

/** The orders by stage, and the terms that their quotes begin with (/admin/board). */
export function BoardScreen({ search }: { search: Record<string, unknown> }) {
  const query = useQuery(boardQuery);
  const { data } = query;
  if (search['set'] === 'terms') return <TermsSetting />;
  if (search['set'] === 'mails') return <MailsSetting />;
  const place = BOARD_PLACES.find((known) => known === search['place']) ?? 'received';
  const cards = data?.columns.flatMap((column) => column.cards) ?? [];
  const ours = cards.filter(isOurs).length;
  return (
    <AdminPage>
      <AdminHead title="Board" note={data && `${ours} waiting for us`}>
        <Link
          to="/admin/board"
          search={{ set: 'terms' }}
          className={cx(button({ variant: 'line', size: 'dense' }))}
        >
          Quote terms
        </Link>
        <Link
          to="/admin/board"
          search={{ set: 'mails' }}
          className={cx(button({ variant: 'line', size: 'dense' }))}
        >
          Wording of emails
        </Link>
      </AdminHead>
      <LoadState what="The board" query={query} />
      {data && <Columns board={data} place={place} />}
    </AdminPage>
  );
}
