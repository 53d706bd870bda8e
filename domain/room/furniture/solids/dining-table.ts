import { legs, type Solid } from './solid';

/** A chair whose seat begins at `near`; its back is beyond. */
function chair(from: number, near: number, way: 1 | -1): Solid[] {
  const along = [from, from + 0.42] as const;
  const [inner, outer] = [near, near + way * 0.4];
  const off = [Math.min(inner, outer), Math.max(inner, outer)] as const;
  const back = [Math.min(outer, outer + way * 0.04), Math.max(outer, outer + way * 0.04)] as const;
  return [
    { along, off, high: [0.42, 0.46], of: 'seat', plan: 'filled' },
    ...legs(along, off, 0.42),
    { along, off: back, high: [0.46, 0.88], of: 'seat', plan: 'filled' },
  ];
}

/** A table with two chairs on either side. */
export const diningTable: readonly Solid[] = [
  { along: [0, 1.6], off: [0, 0.9], high: [0.71, 0.75], of: 'wood' },
  ...legs([0, 1.6], [0, 0.9], 0.71),
  { along: [0.68, 0.92], off: [0.33, 0.57], high: [0.75, 0.83], of: 'pale' },
  ...[0.27, 0.91].flatMap((from) => [...chair(from, 0.86, 1), ...chair(from, 0.04, -1)]),
];
