import { css } from '#styled/css';

/** An input in a table: 40 px high, 48 px on touch screens. */
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

/** The previous value, and any error from the server. */
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

/** A cedar rule to the left of changed rows. */
export const changedRow = css({
  boxShadow: '-12px 0 0 {colors.canvas}, -14px 0 0 {colors.mark}',
  // Table rows cannot have a shadow of their own.
  '& > td:first-child': { boxShadow: 'inherit' },
});

export const quiet = css({ color: 'accentInk' });

/** An icon button beside a row. */
export const small = css({
  width: { base: 'target', md: '34px' },
  height: { base: 'target', md: 'dense' },
  '&:disabled': { background: 'transparent' },
});
