import { REQUEST_STATES, type RequestState } from '#domain/request-states';

export interface Listed {
  name: string;
  email: string;
  phone: string;
  state: RequestState;
  reference?: string;
  postcode?: string;
}

/**
 * The requests that contain every search word in their reference, name, email, phone or postcode. Ignores
 * case and, in numbers and references, spaces and dashes.
 */
export function matching<Row extends Listed>(rows: readonly Row[], words: string): Row[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = squeezed(words);
  return rows.filter((row) => {
    const { reference = '', name, email, phone, postcode = '' } = row;
    const text = [reference, name, email, phone, postcode].join('\n').toLowerCase();
    const numbers = [reference, phone, postcode].map(squeezed);
    return (
      parts.every((part) => text.includes(part)) ||
      (whole !== '' && numbers.some((number) => number.includes(whole)))
    );
  });
}

/** How many requests are in each state. */
export function countByState(rows: readonly Listed[]): Record<RequestState, number> {
  const counts = Object.fromEntries(REQUEST_STATES.map((state) => [state, 0]));
  for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
  return counts as Record<RequestState, number>;
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s()+.-]/g, '');
}
