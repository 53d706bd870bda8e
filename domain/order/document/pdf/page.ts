/** A4 portrait, in points. */
export const PAGE = {
  width: 595.28,
  height: 841.89,
  left: 51,
  right: 544.28,
  top: 44,
  bottom: 784,
};

const COLUMNS = 12;
const GUTTER = 14;
const COLUMN = (PAGE.right - PAGE.left - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** Position and width of a span of grid columns. */
export function columns(first: number, count: number): { x: number; width: number } {
  return {
    x: PAGE.left + (first - 1) * (COLUMN + GUTTER),
    width: count * COLUMN + (count - 1) * GUTTER,
  };
}

/** The site's light theme, on white paper. */
export const INK = {
  text: '#17211c',
  muted: '#484e46',
  line: '#d5d1c8',
  price: '#803f21',
} as const;

/** Thin enough to be unobtrusive, thick enough for a cheap printer. Points. */
export const HAIRLINE = { strong: 0.75, light: 0.5 } as const;
