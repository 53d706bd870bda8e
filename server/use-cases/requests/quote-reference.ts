import { randomInt } from 'node:crypto';

/** Digits and letters that are not mistaken for one another on the phone: no I, L, O or U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference like MGR-7K4Q-2D. Random: it says nothing about how many came before. */
export function quoteReference(): string {
  const letters = Array.from({ length: 6 }, () => ALPHABET.charAt(randomInt(ALPHABET.length)));
  return `MGR-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
