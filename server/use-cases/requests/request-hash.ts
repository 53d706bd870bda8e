import { hash } from 'node:crypto';

/** No request of ours nests deeper than 3; a hostile one must not exhaust the stack. */
const DEEPEST = 16;

/** The value nests deeper than any honest request. */
export class TooDeepError extends Error {
  override name = 'TooDeepError';
}

/**
 * SHA-256 (hex) of a JSON value, the same whatever the order of its keys: two bodies that say the
 * same thing have the same hash.
 *
 * @throws {TooDeepError}
 */
export function requestHash(body: unknown): string {
  return hash('sha256', canonicalJson(body, 0));
}

/** JSON with the keys of every object sorted. */
function canonicalJson(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth === DEEPEST) throw new TooDeepError('The request is nested too deeply.');
  if (Array.isArray(value)) {
    return `[${value.map((item) => canonicalJson(item, depth + 1)).join(',')}]`;
  }
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const fields = entries.map(
    ([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item, depth + 1)}`,
  );
  return `{${fields.join(',')}}`;
}
