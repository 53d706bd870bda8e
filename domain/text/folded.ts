import { unmarked } from './unmarked';

/** Small letters that Unicode takes apart into no base letter and mark, as a reader without them writes them. */
export const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ς: 'σ',
};

const APOSTROPHES = /['’‘‛ʼʻʹʽ′`´]/g;

/** Only what folding leaves as it is. */
const PLAIN = /^[\n -&(-_a-~]*$/;

/**
 * A text as it is looked for: in small letters without marks and apostrophes, and in ASCII digits, so that "nunez" is in
 * "Núñez", "lukasz" in "Łukasz", "obrien" in "O’Brien" and "0770" in "٠٧٧٠". What is stored and what is typed are folded
 * alike.
 */
export function folded(text: string): string {
  const small = text.toLowerCase();
  if (PLAIN.test(small)) return small;
  return unmarked(small.replace(APOSTROPHES, ''))
    .replace(/\p{Pd}/gu, '-')
    .replace(/[łøđðþßæœıħŧς]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * A reference, telephone number or postcode as it is looked for: without what people write between its parts, a telephone
 * number as it is dialled in the UK. "MGR-7K4Q-2D" is "mgr7k4q2d"; "+44 (0)7700 900123", "0044 7700 900123" and
 * "07700-900 123" are "07700900123".
 */
export function squeezed(text: string): string {
  const bare = folded(text).replace(/[\s().-]/g, '');
  if (!/^\+?\d+$/.test(bare)) return bare.replaceAll('+', '');
  // A UK number has nine or ten digits behind its 0 or 44.
  return bare.replace(/^(?:\+|00)440?|^44(?=0?\d{9,10}$)0?/, '0').replace(/^(?:\+|00)/, '');
}
