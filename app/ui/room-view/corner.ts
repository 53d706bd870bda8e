import { css, cx } from '#styled/css';
import { stage } from '#styled/recipes';

const control = css({
  // Its words in the middle, as buttons have them.
  display: 'block',
  minHeight: 'target',
  paddingInline: '3',
  border: 'none',
  background: 'canvas',
  textStyle: 'small',
  color: 'text',
  pointerEvents: 'auto',
  cursor: 'pointer',
});

/** Of a control in the corner where the plan has its furniture. */
export const corner = cx(stage().goods, control);
