import { css } from '#styled/css';

/** A tool drawn in elevation on paper, measured like everything else. */
export const drawing = {
  board: css({
    width: 'full',
    height: { base: 'auto', lg: '300px' },
    background: 'surface',
    fill: 'none',
    stroke: 'drawing',
    strokeWidth: '1.4',
  }),
  faint: css({ stroke: 'drawingFaint', strokeWidth: '1' }),
  measure: css({
    fill: 'textMuted',
    stroke: 'none',
    textStyle: 'drawing',
    fontSize: { base: '18px', lg: '11px' },
  }),
};
