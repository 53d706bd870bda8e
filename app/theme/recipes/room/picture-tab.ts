/** A word above or below a drawing that selects it. */
export const pictureTab = {
  position: 'relative',
  flex: '1 1 auto',
  display: 'grid',
  color: 'textMuted',
  cursor: 'pointer',
  _hover: { color: 'text' },
  '&:has(:checked)': { color: 'text', fontWeight: '560' },
  '&:has(:focus-visible)': { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
} as const;
