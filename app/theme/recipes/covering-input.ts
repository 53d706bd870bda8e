/** A radio button or checkbox that is pressed anywhere on what shows its state. */
export const coveringInput = {
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  margin: '0',
  opacity: '0',
  cursor: 'pointer',
} as const;
