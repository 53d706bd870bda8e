import { expect, it } from 'vitest';
import { Listing } from './listing';

interface Row {
  id: number;
  time: number;
}

/** A small seeded generator, so that a failure can be reproduced. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

const placeOf = ({ id, time }: Row) => [String(time), id];

it.each(['ascending', 'descending'] as const)(
  'has rows in %s order, whatever has come, gone or changed since it last looked',
  (order) => {
    const below = numbers(7);
    const listing = new Listing<Row>(placeOf, order);
    let rows: readonly Row[] = [];
    for (let round = 0; round < 400; round += 1) {
      let next = [...rows];
      for (let change = below(4); change >= 0; change -= 1) {
        const at = below(next.length + 1);
        const old = next[at];
        const kind = below(10);
        if (kind < 6 || old === undefined) next.push({ id: round * 10 + change, time: below(900) });
        else if (kind < 8) next[at] = { ...old };
        else if (kind < 9) next = next.toSpliced(at, 1 + below(3));
        else next[at] = { ...old, time: below(900) };
      }
      // Now and then more changes than are merged one by one.
      if (round % 50 === 49) next = next.toReversed();
      rows = next;
      const sorted = listing.sorted(rows);
      expect(sorted).toEqual(new Listing<Row>(placeOf, order).sorted(rows));
      expect(new Set(sorted)).toEqual(new Set(rows));
    }
  },
);
