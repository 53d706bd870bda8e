/**
 * What a request must have to be found by these words: every one of them in its texts (reference, name, email, phone and
 * postcode), or all of them together in one of its numbers (reference, phone and postcode). Ignores case and, in numbers,
 * spaces, dots, dashes, plus signs and brackets.
 *
 * @returns undefined for no words, by which every request is found
 */
export function wantedOf(words: string): { parts: readonly string[]; whole: string } | undefined {
  const text = words.toLowerCase().replaceAll('\0', '');
  const parts = text.split(/\s+/).filter(Boolean);
  return parts.length === 0 ? undefined : { parts, whole: squeezed(text) };
}

/** Without what people write between the parts of references, phone numbers and postcodes. */
export function squeezed(text: string): string {
  return text.toLowerCase().replace(/[\s()+.-]/g, '');
}
