import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line, lines } from './rules';

const message = (schema: z.ZodMiniType, text: string) =>
  schema.safeParse(text).error?.issues.map((issue) => issue.message);

describe('text that is far too long', () => {
  it.each([
    ['on one line', line('the name', 60), 'Use at most 60 characters for the name'],
    ['on several', lines('the answer', 1200), 'Use at most 1,200 characters for the answer'],
  ])('is refused at once, %s', (_which, schema, words) => {
    const paste = 'word '.repeat(4_000_000);
    const started = performance.now();
    expect(message(schema, paste)).toEqual([words]);
    expect(performance.now() - started).toBeLessThan(250);
  });

  it('is not what only has more blanks around it', () => {
    expect(line('the name', 60).parse(`${' '.repeat(100)}Rooms`)).toBe('Rooms');
  });
});
