import { css } from '#styled/css';

/** Of a control in the corner of the view. */
export const corner = css({
  position: 'absolute',
  top: { base: '0', lg: '20px' },
  left: { base: '0', lg: '20px' },
  height: '44px',
  paddingInline: '12px',
  border: 'none',
  background: 'canvas',
  color: 'text',
  textStyle: 'small',
  cursor: 'pointer',
  _folded: { display: 'none' },
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
});
