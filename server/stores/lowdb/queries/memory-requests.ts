import {
  NEWEST_FIRST,
  type RequestQueries,
  type RequestTable,
} from '#server/stores/database/database';
import { fieldOf } from '#server/stores/database/tables';
import type { RowOf } from '#server/stores/database/tables';
import { wantedOf, type Wanted } from '#server/stores/requests/matching';
import { boardOf } from './board';
import { inTurns } from '#server/stores/lowdb/in-turns';
import type { Listings } from '#server/stores/lowdb/memory-rows';
import { requestFigures } from './request-figures';
import type { View } from '#server/stores/lowdb/state';

/** What is asked of all requests, found by looking through them. */
export function memoryRequests(view: View, listings: Listings): RequestQueries {
  const board = boardOf(view);
  return {
    async count(table) {
      return view.table(table).size;
    },
    async countUnseen(table) {
      const rows: readonly RowOf<RequestTable>[] = view.table(table).list();
      return rows.reduce((count, { seenAt }) => count + Number(seenAt === null), 0);
    },
    async search(table, { words, state, after, limit }) {
      const rows = view.table(table).list();
      const listing = listings.of(table, NEWEST_FIRST);
      const start = listing.startOf(rows, after);
      const has = matcher(table, words);
      const counts = { new: 0, contacted: 0, visited: 0, won: 0, lost: 0 };
      const found: RowOf<typeof table>[] = [];
      await inTurns(listing.sorted(rows), (row, index) => {
        if (!has(row)) return;
        counts[row.state] += 1;
        const isWanted = index >= start && (state === undefined || row.state === state);
        if (isWanted && found.length <= limit) found.push(row);
      });
      return { ...listing.cut(found, limit), counts };
    },
    figures: (since) => requestFigures(view.table('roomConfigurations').list(), since),
    listAt: async (place, page) => board.page(place, page),
    countAt: async (place) => board.count(place),
  };
}

/** A test for whether a request is found by these words. */
function matcher<T extends RequestTable>(table: T, words: string) {
  const wanted = wantedOf(words);
  if (wanted === undefined) return () => true;
  const { parts, whole } = wanted;
  const [wordsOf, numbersOf] = [fieldOf(table, 'words'), fieldOf(table, 'numbers')];
  return (row: RowOf<T>): boolean => {
    const [ofWords, ofNumbers] = [String(wordsOf(row)), String(numbersOf(row))];
    const has = ({ text, number }: Wanted['parts'][number]) =>
      ofWords.includes(text) || (number !== undefined && ofNumbers.includes(number));
    return parts.every(has) || (whole !== '' && ofNumbers.includes(whole));
  };
}
