/** An escape of JSON: of a character that no database has, of half of one, or any other. */
const ESCAPE = /\\(?:u(0000|d[89a-f][0-9a-f]{2})|.)/g;

/**
 * A row as JSON of which every engine takes every text: without character 0, and with "�" for half a character that has
 * lost its other half, as where an emoji was cut in two. PostgreSQL refuses both.
 */
export function rowJson(row: object): string {
  // JavaScript writes nothing else as \ud8…, and keeps a backslash that somebody typed as two.
  return JSON.stringify(row).replace(ESCAPE, (escape, code?: string) => {
    if (code === undefined) return escape;
    return code === '0000' ? '' : '\ufffd';
  });
}
