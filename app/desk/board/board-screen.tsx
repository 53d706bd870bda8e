import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { AdminHead } from '#app/desk/frame/page/admin-head';
import { AdminPage } from '#app/desk/frame/page/admin-page';
import { LoadState } from '#app/desk/frame/page/load-state';
import { boardQuery } from '#app/desk/frame/order/order-queries';
import { cx } from '#styled/css';
import { button } from '#styled/recipes';
import { BOARD_PLACES } from '#domain/order/contracts/admin/order';
import { isOurs } from './board-order';
import { Columns } from './columns';

interface Props {
  search: Record<string, unknown>;
  /** The settings that stand in the board's place when the address asks for them. */
  terms: ReactNode;
  mails: ReactNode;
  reminders: ReactNode;
}

/** The orders by stage, and the terms that their quotes begin with (/admin/board). */
export function BoardScreen({ search, terms, mails, reminders }: Props) {
  const query = useQuery(boardQuery);
  const { data } = query;
  if (search['set'] === 'terms') return <>{terms}</>;
  if (search['set'] === 'mails') return <>{mails}</>;
  if (search['set'] === 'reminders') return <>{reminders}</>;
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
        <Link
          to="/admin/board"
          search={{ set: 'reminders' }}
          className={cx(button({ variant: 'line', size: 'dense' }))}
        >
          Reminders
        </Link>
      </AdminHead>
      <LoadState what="The board" query={query} />
      {data && <Columns board={data} place={place} />}
    </AdminPage>
  );
}
