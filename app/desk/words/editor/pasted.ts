/**
 * Why something cannot be put into a text; empty for what can. Without the question, a page of 20 MB would hold up the
 * browser for minutes.
 *
 * @param longest characters that the text may have
 */
export function pastedWords(
  data: Pick<DataTransfer, 'getData' | 'files'> | null,
  longest: number,
): string {
  if (data === null) return '';
  const text = data.getData('text/plain');
  // Its tags are many more than its words.
  const isTooLong = text.length > longest || data.getData('text/html').length > 10 * longest;
  if (isTooLong)
    return `That is too much: a text has at most ${longest.toLocaleString('en-GB')} characters. Nothing was pasted.`;
  if (data.files.length > 0 && text === '')
    return 'Pictures come from the gallery: add it there, then choose it with the button Picture. Nothing was pasted.';
  return '';
}

/** HTML without what would run in a page. Nothing of it runs where it is parsed; browsers would complain of it. */
export function withoutHandlers(html: string): string {
  return html.replaceAll(/<[^>]+>/g, (tag) =>
    tag.replaceAll(/[\s/]on\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, ''),
  );
}
