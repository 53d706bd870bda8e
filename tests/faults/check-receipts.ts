import type { Receipt } from '#domain/contracts/receipt';
import type { RoomConfiguration } from '#server/stores/records';

export interface Tally {
  /** Receipts whose row is not stored, or not as the receipt says. */
  lost: number;
  /** Rows beyond one of each key. */
  twice: number;
}

/** Compares the receipts that were handed out with the rows that are stored. */
export function checkReceipts(
  receipts: readonly Receipt[],
  rows: readonly RoomConfiguration[],
): Tally {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const lost = receipts.filter(({ id, reference }) => stored.get(id)?.reference !== reference);
  return { lost: lost.length, twice: rows.length - stored.size };
}
