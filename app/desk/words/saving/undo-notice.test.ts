import { expect, it } from 'vitest';
import { isUndoable } from './undo-notice';

it.each([
  ['23 h 59 min', '2026-11-25T08:59:00.000Z', true],
  ['24 h 1 min', '2026-11-25T09:01:00.000Z', false],
])('after %s: %s', (_when, now, isIt) => {
  expect(isUndoable('2026-11-24T09:00:00.000Z', new Date(now))).toBe(isIt);
});
