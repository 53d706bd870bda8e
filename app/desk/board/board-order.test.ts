import { expect, it } from 'vitest';
import { cardAfterKey, inTurn } from './board-order';

const card = (requestId: string, waitsFor: 'company' | 'homeowner' | null, day: string) => ({
  requestId,
  reference: 'MGR-7K4Q-2D',
  name: '',
  room: '',
  waitsFor,
  since: `2026-11-${day}T09:00:00.000Z`,
  visit: null,
  ranOutOn: null,
});

it('puts what waits for us first, the longest wait on top', () => {
  const cards = [
    card('a', 'homeowner', '01'),
    card('b', 'company', '09'),
    card('c', 'company', '03'),
    card('d', null, '02'),
  ];
  expect(inTurn(cards).map(({ requestId }) => requestId)).toEqual(['c', 'b', 'a', 'd']);
});

it.each([
  ['j', 'a', 'b'],
  ['ArrowDown', 'b', 'c'],
  ['k', 'c', 'b'],
  ['ArrowUp', 'a', undefined],
  ['ArrowRight', 'b', 'c'],
  ['ArrowLeft', 'c', 'a'],
  ['ArrowRight', 'c', undefined],
  ['x', 'a', undefined],
  ['j', 'gone', 'a'],
])('goes by %s from %s to %s', (key, from, to) => {
  expect(cardAfterKey([['a', 'b'], [], ['c']], from, key)).toBe(to);
});
