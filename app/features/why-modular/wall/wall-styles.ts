import { css } from '#styled/css';

/** Strokes and text of the wall's drawing: ink for the cut section, faint for dimensions. */
export const wallStyles = {
  drawing: css({ width: 'full', height: 'auto', fontFamily: 'text' }),
  cut: css({ fill: 'none', stroke: 'drawing', strokeWidth: '1.4' }),
  thin: css({ fill: 'none', stroke: 'drawingFaint', strokeWidth: '1' }),
  foil: css({ fill: 'none', stroke: 'drawing', strokeWidth: '2', strokeDasharray: '10 5' }),
  grain: css({ fill: 'none', stroke: 'drawingFaint', strokeWidth: '1' }),
  dot: css({ fill: 'drawingFaint' }),
  number: css({ fontSize: '15px', fontWeight: '560', fill: 'text' }),
  side: css({ fontSize: '15px', fontWeight: '450', fill: 'textMuted' }),
};
