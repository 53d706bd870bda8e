import { folded, squeezed } from '#domain/text/folded';
import { dialled } from '#domain/text/phone-number';
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
  const texts = folded(typed).split(/\s+/).filter(Boolean);
  if (texts.length === 0) return undefined;
  const parts = texts.map((text): Part => {
    // A word alone is the whole number already.
    const number = texts.length > 1 && /\d/.test(text) ? squeezed(text) : '';
    return number === '' ? { text } : { text, number };
  });
  return { parts, whole: squeezed(typed) };
}

/** A number that somebody types who gives none: 00000000000, 07777777777. */
const NO_NUMBER = /^0*(\d)\1*$/;

/** The number alone, without an extension or a remark: "01604123456" for "+44 1604 123456 (evenings)". */
export function phoneAsLookedFor(phone: string): string {
  return squeezed(dialled(phone));
}

/**
 * What two requests of one person have in common: the email address in small letters, or the telephone number, however they
 * are written. Nothing for an anonymised request.
 */
export function contactsOf({ email, phone }: { email: string; phone: string }): readonly string[] {
  const number = phoneAsLookedFor(phone);
  const contacts = [withoutUnseen(email).toLowerCase(), NO_NUMBER.test(number) ? '' : number];
  return contacts.filter((contact) => contact !== '');
}
