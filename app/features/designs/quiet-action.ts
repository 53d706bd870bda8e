import { css } from '#styled/css';

/** A button or link for rarely used actions: underlined, as high as a finger. */
export const quietAction = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'target',
  textStyle: 'small',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
