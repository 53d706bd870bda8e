import type { Counted, RequestFigures } from '#domain/order/contracts/admin/today';
import type { QuoteRequestRecord } from '#server/stores/records';
import { inTurns } from '#server/stores/lowdb/in-turns';

/** Counts the requests that came at `since` or later, a slice at a time. */
export async function requestFigures(
  rows: readonly QuoteRequestRecord[],
  since: Date,
): Promise<RequestFigures> {
  const from = since.toISOString();
  const [days, roomTypes, sizes] = [new Tally(), new Tally(), new Tally()];
  const prices: number[] = [];
  await inTurns(rows, ({ createdAt, roomType, shellSizeId, serverPrice }) => {
    if (createdAt < from) return;
    days.add(createdAt.slice(0, 'yyyy-mm-dd'.length));
    roomTypes.add(roomType);
    sizes.add(shellSizeId);
    prices.push(serverPrice);
  });
  prices.sort((a, b) => a - b);
  return {
    days: days.counted().toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    roomTypes: roomTypes.counted(),
    sizes: sizes.counted(),
    medianPrice: prices[Math.ceil(prices.length / 2) - 1] ?? null,
  };
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** The most frequent first. */
  counted(): Counted[] {
    return [...this.#counts]
      .map(([name, count]) => ({ name, count }))
      .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
  }
}
