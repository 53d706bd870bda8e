import { withoutUnseen } from '#domain/text/plain-text';

export interface Searchable {
  name: string;
  email: string;
  phone: string;
  reference?: string;
  postcode?: string;
}

/**
 * Returns a test for whether a request has every one of these words in its reference, name, email, phone or
 * postcode. Ignores case and, in references, phone numbers and postcodes, spaces, dots, dashes, plus signs and
 * brackets.
 */
export function matcher(words: string): (row: Searchable) => boolean {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const whole = squeezed(words);
  if (parts.length === 0) return () => true;
  return ({ reference = '', name, email, phone, postcode = '' }) => {
    const text = withoutUnseen([reference, name, email, phone, postcode].join('\n')).toLowerCase();
    const numbers = [reference, phone, postcode];
    return (
      parts.every((part) => text.includes(part)) ||
      (whole !== '' && numbers.some((number) => squeezed(number).includes(whole)))
    );
  };
}

function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s()+.-]/g, '');
}
