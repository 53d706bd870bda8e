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
  return hash('sha256', JSON.stringify(sorted(body, 0)));
}

function sorted(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) throw new TooDeepError('The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => sorted(item, depth + 1));
  const entries = Object.entries(value).map(
    ([key, item]) => [key, sorted(item, depth + 1)] as const,
  );
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
