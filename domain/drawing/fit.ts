import type { Sheet } from './shapes';

/** What an edge of a drawing takes: so much paper (in units of the sheet), and so many metres. */
export interface Margin {
  paper: number;
  metres: number;
}

/** At each edge the largest of these is kept free. */
export type Margins = Record<'left' | 'right' | 'top' | 'bottom', readonly Margin[]>;

/**
 * The largest scale (units of the sheet per metre) at which what is drawn fits on the sheet with its
 * margins; the sheet's own scale where it has one.
 *
 * @param size of what is drawn, in metres
 */
export function fitScale(
  sheet: Sheet,
  size: { width: number; height: number },
  margins: Margins,
): number {
  return (
    sheet.scale ??
    Math.min(
      largestScale(size.width, sheet.width, margins.left, margins.right),
      largestScale(size.height, sheet.height, margins.top, margins.bottom),
    )
  );
}

/** What an edge takes at this scale, in metres. */
export function marginAt(margins: readonly Margin[], scale: number): number {
  return Math.max(...margins.map(({ paper, metres }) => paper / scale + metres));
}

function largestScale(
  metres: number,
  units: number,
  one: readonly Margin[],
  other: readonly Margin[],
): number {
  const scales = one.flatMap((a) =>
    other.map((b) => (units - a.paper - b.paper) / (metres + a.metres + b.metres)),
  );
  return Math.min(...scales);
}
