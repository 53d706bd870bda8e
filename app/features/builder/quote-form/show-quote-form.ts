/** The first field of the form, for the buttons that lead there. */
export const FIRST_FIELD_ID = 'quote-name';

/** The part of the summary that holds the form, or says that it was sent. */
export const QUOTE_SECTION_ID = 'your-details';

/** Brings the form into view and puts the cursor into its first field. */
export function showQuoteForm(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(FIRST_FIELD_ID)?.focus({ preventScroll: true });
  document
    .getElementById(QUOTE_SECTION_ID)
    ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
