import { expect, it } from 'vitest';
import { wordDifferences } from './change-list';

const LARCH =
  'Larch greys within two winters, and evenly so where the rain reaches every board of a wall. It needs no oil, and lasts for decades outdoors, even without a roof above it that keeps it dry.';

it('of a long text, the words that have changed are marked, with what stands around them', () => {
  const parts = wordDifferences(LARCH, LARCH.replace('two winters', 'three winters'));
  expect(parts).toEqual([
    { kind: 'span', text: 'Larch greys within ' },
    { kind: 'del', text: 'two' },
    { kind: 'ins', text: 'three' },
    { kind: 'span', text: expect.stringMatching(/^ winters, and evenly so.{1,60} … $/) },
  ]);
});

it('texts that are short, or have little in common, are read apart', () => {
  expect(wordDifferences('Oil it.', 'Oil it twice.')).toBeNull();
  expect(wordDifferences(LARCH, 'Cedar '.repeat(30))).toBeNull();
});
