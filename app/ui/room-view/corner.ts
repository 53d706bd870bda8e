import { css, cx } from '#styled/css';
import { stage } from '#styled/recipes';

const control = css({
  minHeight: 'target',
  border: 'none',
  color: 'text',
  pointerEvents: 'auto',
  cursor: 'pointer',
});

/** Of a control in the corner where the stage says something else in other pictures. */
export const corner = cx(stage().message, control);
