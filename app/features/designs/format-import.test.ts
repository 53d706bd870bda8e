import { expect, it } from 'vitest';
import { formatImport } from './format-import';

it.each([
  [0, 0, 'There is no design in this file.'],
  [1, 0, '1 design was read in.'],
  [3, 0, '3 designs were read in.'],
  [2, 1, '2 designs were read in; 1 was here already.'],
  [0, 2, 'Nothing to add: 2 were here already.'],
])('%i added and %i here already: %s', (count, alreadyHere, words) => {
  expect(formatImport({ added: Array.from({ length: count }), alreadyHere })).toBe(words);
});
