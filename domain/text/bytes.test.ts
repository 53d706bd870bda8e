import { expect, it } from 'vitest';
import { bytesInWords } from './bytes';

it.each([
  [0, '0 MB'],
  [512_400_000, '512 MB'],
  [1e9, '1 GB'],
  [1_240_000_000, '1.2 GB'],
  [9_960_000_000, '10 GB'],
  [74_400_000_000, '74 GB'],
])('says %i bytes as %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words.replace(' ', '\u00a0'));
});
