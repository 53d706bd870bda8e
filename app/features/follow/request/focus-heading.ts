/** The parts of the page that others lead to. */
export type Part = 'next' | 'quote' | 'money' | 'questions';

/** The id of a part's heading. */
export function headingId(part: Part): string {
  return `follow-${part}`;
}

/** Leads to a part of the page: without its address, which has the token behind the #. */
export function goTo(part: Part): void {
  const heading = document.getElementById(headingId(part));
  heading?.focus({ preventScroll: true });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  heading?.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
