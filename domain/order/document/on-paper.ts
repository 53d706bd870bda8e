import { LETTERS } from '#domain/text/folded';

/** Not in the subset typefaces, which have Latin-1 and typographic marks. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…−]/u;
const EACH_UNKNOWN = new RegExp(UNKNOWN, 'gu');

/** Line breaks of every script, tabs and other control characters. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Characters without a shape of their own, such as marks that change the writing direction. */
const SHAPELESS = /[\p{Cf}\p{M}\u{fe00}-\u{fe0f}]/gu;

/** Marks that Unicode takes apart into nothing plainer, or into two. */
const MARKS: Readonly<Record<string, string>> = {
  '′': '’',
  '‚': '‘',
  '‛': '‘',
  '″': '”',
  '„': '“',
  '‟': '“',
  '⁄': '/',
  '∕': '/',
  '€': 'EUR ',
  '₤': '£',
};

/**
 * A text on one line, as it can be printed: the administrator may have typed or pasted anything. What is missing from our
 * typefaces is printed as the plainest that means the same, "L" for "Ł" and "-" for a hyphen that does not break, and
 * else as a question mark; accents are kept where available.
 */
export function onPaper(text: string): string {
  return text
    .normalize('NFC')
    .replace(CONTROL, ' ')
    .replace(SHAPELESS, '')
    .replace(EACH_UNKNOWN, inPlain)
    .replace(/ {2,}/g, ' ')
    .trim();
}

function inPlain(letter: string): string {
  const parts = letter in MARKS ? letter : letter.normalize('NFKD');
  const plain = [...parts.replace(SHAPELESS, '').replace(/\p{Pd}/gu, '-')]
    .map((part) => MARKS[part] ?? plainLetter(part))
    .join('');
  return UNKNOWN.test(plain) ? '?' : plain;
}

function plainLetter(letter: string): string {
  const small = letter.toLowerCase();
  const plain = UNKNOWN.test(letter) ? (LETTERS[small] ?? letter) : letter;
  return letter === small ? plain : plain.toUpperCase();
}
