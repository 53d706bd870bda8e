import { expect, it } from 'vitest';
import { turnAt } from './turn-at';

const SINCE = '2026-12-01T09:00:00.000Z';
const VISIT = { start: '2026-12-08T10:00:00.000Z', minutes: 60 };
const nobody = { waitsFor: null, since: SINCE };

it('is ours from the end of a visit on, until somebody says how it went', () => {
  expect(turnAt(nobody, VISIT, new Date('2026-12-08T10:59:59.999Z'))).toEqual(nobody);
  expect(turnAt(nobody, VISIT, new Date('2026-12-09T08:00:00.000Z'))).toEqual({
    waitsFor: 'company',
    since: '2026-12-08T11:00:00.000Z',
  });
});

it('stays as it is without a visit, and where somebody has something to do already', () => {
  const later = new Date('2026-12-09T08:00:00.000Z');
  expect(turnAt(nobody, null, later)).toEqual(nobody);
  const theirs = { waitsFor: 'homeowner', since: SINCE } as const;
  expect(turnAt(theirs, VISIT, later)).toEqual(theirs);
});
