/** What the cuts of the typefaces hold: Latin-1 and the marks of good typesetting. */
const UNKNOWN = /[^\u0020-\u007e\u00a0-\u00ff–—‘’“”•…−]/gu;

/** Line breaks of every alphabet, tabs and other orders. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** What has no shape of its own, such as marks that turn the direction of writing. */
const SHAPELESS = /[\p{Cf}\p{M}\u{fe00}-\u{fe0f}]/gu;

/**
 * A text on one line, as it can be printed: what the administrator once typed may hold anything. A
 * letter our typefaces do not have stands as a question mark; accents are kept where there are any.
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
