/** Characters in the subset typefaces: Latin-1 and typographic marks. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…−]/gu;

/** Line breaks of every script, tabs and other control characters. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Characters without a shape of their own, such as marks that change the writing direction. */
const SHAPELESS = /[\p{Cf}\p{M}\u{fe00}-\u{fe0f}]/gu;

/**
 * A text on one line, as it can be printed: the administrator may have typed anything. A letter missing
 * from our typefaces becomes a question mark; accents are kept where available.
 */
export function onPaper(text: string): string {
  return text
    .normalize('NFC')
    .replace(CONTROL, ' ')
    .replace(SHAPELESS, '')
    .replace(UNKNOWN, '?')
    .replace(/ {2,}/g, ' ')
    .trim();
}
