import type { Receipt } from '#domain/order/contracts/answers';
import type { QuoteRequestRecord } from '#server/stores/records';

export interface Tally {
  /** Receipts whose row is not stored, or differs from the receipt. */
  lost: number;
  /** Rows beyond one per key. */
  twice: number;
}

/** Compares the receipts given out with the stored rows. */
export function checkReceipts(
  receipts: readonly Receipt[],
  rows: readonly QuoteRequestRecord[],
): Tally {
  const stored = new Map(rows.map((row) => [row.id, row]));
  const lost = receipts.filter(({ id, reference }) => stored.get(id)?.reference !== reference);
  return { lost: lost.length, twice: rows.length - stored.size };
}
