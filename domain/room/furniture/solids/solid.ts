export type Material =
  | 'wood' | 'metal' | 'fabric' | 'cushion' | 'pale' | 'screen' | 'seat' | 'bookGreen' | 'bookRust' | 'bookBlue'; // oxfmt-ignore

/** From and to, in metres. */
export type Stretch = readonly [from: number, to: number];

/** A block of a piece, in the piece's own axes (`onFloor`), with its heights above the floor. */
export interface Solid {
  readonly along: Stretch;
  readonly off: Stretch;
  readonly high: Stretch;
  readonly of: Material;
  /** How the plan shows it, seen from above. */
  readonly plan?: 'filled' | 'outlined';
}

/** Half the thickness of a leg, and its distance from the corner. Metres. */
const [HALF, IN] = [0.02, 0.05];

/** Four legs below a top. */
export function legs(along: Stretch, off: Stretch, high: number): Solid[] {
  const ends = ([from, to]: Stretch) => [from + IN, to - IN];
  return ends(along).flatMap((x) =>
    ends(off).map((y): Solid => ({
      along: [x - HALF, x + HALF],
      off: [y - HALF, y + HALF],
      high: [0, high],
      of: 'metal',
    })),
  );
}
