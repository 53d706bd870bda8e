import { css } from '#styled/css';

/** Of a control in the upper left corner of the view; folded to a strip, the stage has no space for it. */
export const corner = css({
  position: 'absolute',
  top: { base: '4px', lg: '20px' },
  left: { base: '4px', lg: '20px' },
  minHeight: 'target',
  paddingInline: '3',
  border: 'none',
  background: 'canvas',
  textStyle: 'small',
  color: 'text',
  pointerEvents: 'auto',
  cursor: 'pointer',
  _folded: { display: 'none' },
});
