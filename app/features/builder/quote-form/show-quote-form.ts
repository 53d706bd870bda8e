/** The first box of the form. */
const FIRST_FIELD_ID = 'quote-name';

/** The part of the summary with the form, or with the confirmation that it was sent. */
export const QUOTE_SECTION_ID = 'your-details';

/** Scrolls the form into view and focuses its first field. */
export function showQuoteForm(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(FIRST_FIELD_ID)?.focus({ preventScroll: true });
  document
    .getElementById(QUOTE_SECTION_ID)
    ?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
