import { css } from '#styled/css';

/** A button that looks like a link, for rarely used actions. */
export const quietButton = css({
  minHeight: 'target',
  textStyle: 'small',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
