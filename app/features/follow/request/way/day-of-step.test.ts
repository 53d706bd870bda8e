import { expect, it } from 'vitest';
import { dayOfStep } from './day-of-step';

const SINCE = '2026-11-24T18:00:00.000Z';
const visit = {
  id: 'c2a4f1b0-11aa-4c3d-8e5f-9a8b7c6d5e4f',
  sequence: 0,
  start: '2026-12-08T09:30:00.000Z',
  minutes: 60,
} as const;
const reached = { stage: 'visit', state: 'now', since: SINCE } as const;

it('says of a step when it was reached', () => {
  const quote = { stage: 'quote', state: 'done', since: SINCE } as const;
  expect(dayOfStep(quote, { ...visit, state: 'held' })).toBe('2026-11-24');
  expect(dayOfStep({ ...quote, state: 'ahead', since: null }, null)).toBeNull();
});

it('says of the visit when we come, not when it was arranged', () => {
  expect(dayOfStep(reached, { ...visit, state: 'booked' })).toBe('2026-12-08');
  expect(dayOfStep({ ...reached, state: 'done' }, { ...visit, state: 'held' })).toBe('2026-12-08');
});

it('names no day while none is agreed, or for a visit that was passed over', () => {
  expect(dayOfStep(reached, null)).toBeNull();
  expect(dayOfStep(reached, { ...visit, state: 'cancelled' })).toBeNull();
  expect(dayOfStep({ ...reached, since: null }, { ...visit, state: 'booked' })).toBeNull();
});
