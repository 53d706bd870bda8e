import { expect, it } from 'vitest';
import { textChanges } from './text-changes';

const changes = (before: string, after: string) =>
  textChanges({ key: 'body', label: 'Article' }, before, after).map(
    ({ label, before: old, after: now }) => [label, old, now],
  );

const TEXT = 'Larch greys.\n\n## Care\n\nOil it.\n\nWait a year.';

it('a paragraph more is one change, and those below it are none', () => {
  expect(changes(TEXT, `New first.\n\n${TEXT}`)).toEqual([['Article', '', 'New first.']]);
});

it('a changed paragraph stands beside the one it was made from, under its heading', () => {
  expect(changes(TEXT, TEXT.replace('Oil it.', 'Oil it twice.'))).toEqual([
    ['Article, under “Care”', 'Oil it.', 'Oil it twice.'],
  ]);
});

it('what is gone is told where it was', () => {
  expect(changes(TEXT, 'Larch greys.\n\n## Care\n\nOil it.')).toEqual([
    ['Article, under “Care”', 'Wait a year.', ''],
  ]);
  expect(changes(TEXT, TEXT)).toEqual([]);
});
