import type { QuoteVersion } from './quote-version';

/**
 * The exact text of a version: its SHA-256, in UTF-8, names what is accepted. JSON with the keys of every
 * object in order and nothing between, so that it depends on the content alone. How it is written must
 * never change: every acceptance on record names its version by it.
 */
export function canonicalQuote(version: QuoteVersion): string {
  const { requestReference, version: number, sentAt, validUntil, content } = version;
  return canonicalJson({ requestReference, version: number, sentAt, validUntil, content });
}

/** JSON with the keys of every object in order, and without those that are undefined. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}
