import { css } from '#styled/css';

/** The three fills of the bars: grey, evergreen, and hatched evergreen for the possible extra. */
export const fill = {
  traditional: css({ background: 'lineStrong', opacity: '0.45' }),
  from: css({ background: 'accent' }),
  to: css({
    background: 'repeating-linear-gradient(135deg, {colors.accent} 0 1.5px, transparent 1.5px 5px)',
    border: '1px solid {colors.accent}',
  }),
};
