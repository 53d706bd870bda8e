import { css } from '#styled/css';

/** A box in a table: 40 px, 48 on touch. */
export const cell = css({
  width: '100%',
  minWidth: '76px',
  minHeight: { base: 'target', md: 'dense' },
  paddingInline: '10px',
  border: '1px solid {colors.line}',
  borderBottomColor: 'lineStrong',
  borderRadius: 'control',
  background: 'surface',
  fontSize: '0.9375rem',
  fontWeight: '450',
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
  _placeholder: { color: 'textMuted', opacity: '1' },
  _hover: { borderColor: 'lineStrong' },
  _focusVisible: { outlineWidth: '2px', outlineOffset: '-1px' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
  '@media (pointer: coarse)': { minHeight: 'target' },
});

/** What was there before, and the server's word on what is there now. */
export const underCell = css({
  display: 'block',
  paddingTop: '3px',
  fontSize: '0.8125rem',
  lineHeight: '1.3',
  textAlign: 'right',
  color: 'textMuted',
  '& b': { color: 'price' },
  '& s': { textDecorationThickness: '1px' },
});

export const cellError = css({
  display: 'block',
  paddingTop: '3px',
  fontSize: '0.8125rem',
  fontWeight: '500',
  lineHeight: '1.3',
  color: 'danger',
});

/** A cedar rule at the left of what has changed. */
export const changedRow = css({
  boxShadow: '-12px 0 0 {colors.canvas}, -14px 0 0 {colors.mark}',
  // A row of a table has no shadow of its own.
  '& > td:first-child': { boxShadow: 'inherit' },
});

export const quiet = css({ color: 'accentInk' });

/** A button with one icon, beside a row. */
export const small = css({
  width: { base: 'target', md: '34px' },
  height: { base: 'target', md: 'dense' },
  '&:disabled': { background: 'transparent' },
});
