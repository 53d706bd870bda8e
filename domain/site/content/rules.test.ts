import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { line, lines } from './rules';

const message = (schema: z.ZodMiniType, text: string) =>
  schema.safeParse(text).error?.issues.map((issue) => issue.message);

describe('text that is far too long', () => {
  it.each([
    ['on one line', line('the name', 60), 'Use at most 60 characters for the name'],
    ['on several', lines('the answer', 1200), 'Use at most 1,200 characters for the answer'],
  ])(
    'is refused before it is cleaned, which takes seconds for a long one, %s',
    (_which, schema, words) => {
      expect(message(schema, `${' '.repeat(15_000)}Rooms`)).toEqual([words]);
    },
  );

  it('is not what only has more blanks around it', () => {
    expect(line('the name', 60).parse(`${' '.repeat(100)}Rooms`)).toBe('Rooms');
  });
});
