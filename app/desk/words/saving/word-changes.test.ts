import { describe, expect, it } from 'vitest';
import { changedItems, changedRows, textChanges } from './word-changes';

const row = (key: string, text: string) => ({ key, label: key.toUpperCase(), text });

const list = (...ids: string[]) => ids.map((id) => ({ id, says: `${id}!` }));

describe('what differs', () => {
  it('is told in the order of the newer version, with what is gone at the end', () => {
    const before = [row('a', '1'), row('b', '2'), row('gone', '3')];
    expect(changedRows(before, [row('new', '4'), row('b', '5'), row('a', '1')])).toEqual([
      { key: 'new', label: 'NEW', before: '', after: '4' },
      { key: 'b', label: 'B', before: '2', after: '5' },
      { key: 'gone', label: 'GONE', before: '3', after: '' },
    ]);
  });

  const words = {
    nameOf: ({ id }: { id: string }) => id,
    rowsOf: ({ says }: { says: string }) => [{ key: 'says', label: 'says', text: says }],
  };

  it('in a list is told item by item, and the order only where it changed among those that stay', () => {
    expect(changedItems(list('a', 'b'), list('new', 'a', 'b'), words)).toEqual([
      { key: 'new', label: 'new', before: '', after: 'says: new!' },
    ]);
    expect(changedItems(list('a', 'b', 'c'), list('c', 'a'), words)).toEqual([
      { key: 'b', label: 'b', before: 'says: b!', after: '' },
      { key: 'order', label: 'Order', before: 'a\nc', after: 'c\na' },
    ]);
    expect(changedItems(list('a', 'b'), list('a', 'b'), words)).toEqual([]);
    const [a] = list('a');
    const said = a === undefined ? [] : [{ ...a, says: 'Else' }];
    expect(changedItems(list('a'), said, words)).toEqual([
      { key: 'a.says', label: 'a: says', before: 'a!', after: 'Else' },
    ]);
  });

  it('counts two items that are removed as two changes, however much they said', () => {
    const six = { ...words, rowsOf: () => [...'abcdef'].map((key) => row(key, 'said')) };
    expect(changedItems(list('a', 'b', 'c'), list('c'), six)).toHaveLength(2);
  });
});

const textual = (before: string, after: string) =>
  textChanges({ key: 'body', label: 'Article' }, before, after).map(
    ({ label, before: old, after: now }) => [label, old, now],
  );

const TEXT = 'Larch greys.\n\n## Care\n\nOil it.\n\nWait a year.';

it('a paragraph more is one change, and those below it are none', () => {
  expect(textual(TEXT, `New first.\n\n${TEXT}`)).toEqual([['Article', '', 'New first.']]);
});

it('a changed paragraph stands beside the one it was made from, under its heading', () => {
  expect(textual(TEXT, TEXT.replace('Oil it.', 'Oil it twice.'))).toEqual([
    ['Article, under “Care”', 'Oil it.', 'Oil it twice.'],
  ]);
});

it('what is gone is told where it was', () => {
  expect(textual(TEXT, 'Larch greys.\n\n## Care\n\nOil it.')).toEqual([
    ['Article, under “Care”', 'Wait a year.', ''],
  ]);
  expect(textual(TEXT, TEXT)).toEqual([]);
});
