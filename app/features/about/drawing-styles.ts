import { css } from '#styled/css';

/** An elevation of a tool on paper, with dimensions like every other drawing. */
export const drawing = {
  board: css({
    width: 'full',
    height: { base: 'auto', md: '190px', lg: '300px' },
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
  }),
  /** In the drawing's own units, so that both measures come out at about 13 px. */
  wideMeasure: css({ fontSize: { base: '18px', lg: '11px' } }),
  narrowMeasure: css({ fontSize: { base: '13px', md: '16px', lg: '11px' } }),
};
