import { expect, it } from 'vitest';
import type { Order } from './order';
import { turnAt } from './turn-at';

const SINCE = '2026-12-01T09:00:00.000Z';
const TIME = { start: '2026-12-08T10:00:00.000Z', minutes: 60 };
const LATER = { start: '2026-12-09T13:00:00.000Z', minutes: 60 };
const nobody = { waitsFor: null, since: SINCE };
const theirs = { waitsFor: 'homeowner', since: SINCE } as const;

const booked: Order['visit'] = {
  ...TIME,
  id: 'visit',
  sequence: 0,
  changedAt: SINCE,
  state: 'booked',
};

it('is ours from the end of a visit on, until somebody says how it went', () => {
  const order = { ...nobody, visit: booked, offered: [] };
  expect(turnAt(order, new Date('2026-12-08T10:59:59.999Z'))).toEqual(nobody);
  expect(turnAt(order, new Date('2026-12-09T08:00:00.000Z'))).toEqual({
    waitsFor: 'company',
    since: '2026-12-08T11:00:00.000Z',
  });
});

it('is ours once the last time that we offered has begun and none was chosen', () => {
  const order = { ...theirs, visit: null, offered: [LATER, TIME] };
  expect(turnAt(order, new Date('2026-12-09T12:59:59.999Z'))).toEqual(theirs);
  expect(turnAt(order, new Date('2026-12-10T08:00:00.000Z'))).toEqual({
    waitsFor: 'company',
    since: '2026-12-09T13:00:00.000Z',
  });
});

it('waits for a booked visit, however long the other times that we offered are over', () => {
  const order = { ...theirs, visit: { ...booked, ...LATER }, offered: [TIME] };
  expect(turnAt(order, new Date('2026-12-09T08:00:00.000Z'))).toEqual(theirs);
  expect(turnAt(order, new Date('2026-12-10T08:00:00.000Z'))).toMatchObject({
    waitsFor: 'company',
  });
});

it('stays as it is without a visit, and where somebody has something to do already', () => {
  const later = new Date('2026-12-10T08:00:00.000Z');
  expect(turnAt({ ...nobody, visit: null, offered: [] }, later)).toEqual(nobody);
  expect(turnAt({ ...theirs, visit: booked, offered: [] }, later)).toEqual(theirs);
});
