import { css } from '#styled/css';

/** The grid of the pictures and of their placeholders. */
export const shotGrid = css({
  display: 'grid',
  rowGap: { base: '8', md: '12' },
  columnGap: 'gutter',
  md: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
});

/** 7 + 5, then 5 + 7; a single last picture is wide. */
export function shotPlace(index: number, count: number): string {
  const alone = index === count - 1 && index % 2 === 0;
  return alone || index % 4 === 0 || index % 4 === 3 ? wide : narrow;
}

const wide = css({ md: { gridColumn: 'span 7' } });

const narrow = css({ md: { gridColumn: 'span 5' } });

// A 500 px high crop needs 800 px of width in either column. On phones, two thirds of the true width: a
// third pixel per point is not worth its bytes in a garden.
/** A grid picture's rendered width, as in `<img sizes>`. */
export const SHOT_SIZES = '(min-width: 1440px) 800px, (min-width: 768px) 55vw, 65vw';

/** All pictures in a row have the same height. */
export const shotFrame = css({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  w: 'full',
  bg: 'sunken',
  aspectRatio: { base: '8 / 5', md: 'auto' },
  h: { md: 'clamp(260px, 33vw, 500px)' },
});

export const shotCaption = css({ mt: '10px', textStyle: 'caption', color: 'textMuted' });
