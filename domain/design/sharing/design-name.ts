import * as z from 'zod/mini';

const LONGEST = 60;

/** A design's name: trimmed, on one line. */
export const designNameSchema = z.string('Give the design a name').check(
  z.overwrite((name) => name.replace(/\s+/g, ' ').trim()),
  z.minLength(1, 'Give the design a name'),
  z.maxLength(LONGEST, `Use at most ${LONGEST} characters for the name`),
);

/** The name itself, or "name (2)", "name (3)" … if it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((other) => other.toLocaleLowerCase('en-GB')));
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const candidate = name.slice(0, LONGEST - suffix.length) + suffix;
    if (!lower.has(candidate.toLocaleLowerCase('en-GB'))) return candidate;
  }
}
