import { folded, squeezed } from '#domain/text/folded';
import { withoutUnseen } from '#domain/text/plain-text';

/** What a request must have to be found: every part, or all of them together in one of its numbers. */
export interface Wanted {
  parts: readonly Part[];
  /** Without what is written between the parts of a number; empty for nothing. */
  whole: string;
}

interface Part {
  /** In its texts: reference, name, email, phone and postcode. */
  text: string;
  /** Or in its numbers: reference, phone and postcode. */
  number?: string;
}

/**
 * What is looked for by these words. Ignores case, accents and apostrophes, and in numbers spaces, dots, dashes, brackets and
 * the UK's country code.
 *
 * @returns undefined for no words, by which every request is found
 */
export function wantedOf(words: string): Wanted | undefined {
  const typed = words.replaceAll('\0', '');
  const parts = typed.split(/\s+/).flatMap((part): Part[] => {
    const text = folded(part).trim();
    if (text === '') return [];
    const number = /\d/.test(text) ? squeezed(part) : '';
    return [number === '' ? { text } : { text, number }];
  });
  return parts.length === 0 ? undefined : { parts, whole: squeezed(typed) };
}

/** A number that somebody types who gives none: 00000000000, 07777777777. */
const NO_NUMBER = /^0*(\d)\1*$/;

/**
 * What two requests of one person have in common: the email address in small letters, or the telephone number, however they
 * are written. Nothing for an anonymised request.
 */
export function contactsOf({ email, phone }: { email: string; phone: string }): readonly string[] {
  const number = squeezed(withoutUnseen(phone));
  const contacts = [withoutUnseen(email).toLowerCase(), NO_NUMBER.test(number) ? '' : number];
  return contacts.filter((contact) => contact !== '');
}
