import type { BoardCard } from '#domain/order/contracts/admin/order';

/** The cards of a column: what waits for us first, then whatever has stood longest. */
export function inTurn(cards: readonly BoardCard[]): BoardCard[] {
  return cards.toSorted(
    (one, other) =>
      Number(isOurs(other)) - Number(isOurs(one)) ||
      Date.parse(one.since) - Date.parse(other.since),
  );
}

/** Whether it waits for us. */
export function isOurs({ waitsFor }: BoardCard): boolean {
  return waitsFor === 'company';
}

/** Which card a key goes to; undefined for a key that goes nowhere. Columns without cards are passed over. */
export function cardAfterKey(
  columns: readonly (readonly string[])[],
  from: string | undefined,
  key: string,
): string | undefined {
  const filled = columns.filter((cards) => cards.length > 0);
  const all = filled.flat();
  const place = from === undefined ? -1 : all.indexOf(from);
  if (place < 0) return all[0];
  const column = filled.findIndex((cards) => cards.includes(all[place] ?? ''));
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return all[place + 1];
    case 'k':
    case 'ArrowUp':
      return all[place - 1];
    case 'ArrowRight':
      return filled[column + 1]?.[0];
    case 'ArrowLeft':
      return filled[column - 1]?.[0];
    default:
      return undefined;
  }
}
