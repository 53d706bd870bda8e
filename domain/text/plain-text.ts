/**
 * What is seen as nothing or turns the direction of the words behind it. The joiners of Persian, of Indic scripts
 * and of emoji stay, and so do the selectors between shapes of one letter.
 */
const UNSEEN =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** A letter, a digit, a mark or a picture; the blank of Braille is none. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Line breaks of every alphabet, and other orders to a terminal or a header. */
const ORDERS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The text as people see it. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '');
}

/** Whether there is anything to see of it. */
export function isSeen(text: string): boolean {
  return SEEN.test(text);
}

/** As people see it, on one line: for what was stored before it was checked so. */
export function onOneLine(text: string): string {
  return withoutUnseen(text).replace(ORDERS, ' ').trim();
}

/** As people see it, with line breaks of one kind, and no other character that is an order. */
export function onPlainLines(text: string): string {
  return withoutUnseen(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
}

/** With no half of a character that has lost its other half: neither addresses nor files can have one. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
