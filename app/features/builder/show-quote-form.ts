/** The first field of the form, for the buttons that lead there. */
export const FIRST_FIELD_ID = 'quote-name';

/** Brings the form into view and puts the cursor into its first field. */
export function showQuoteForm(): void {
  const field = document.getElementById(FIRST_FIELD_ID);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  field?.focus({ preventScroll: true });
  field?.closest('form')?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
