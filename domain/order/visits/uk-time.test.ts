import { expect, it } from 'vitest';
import { momentOf, ukInstant, ukTimeOf } from './uk-time';

const QUARTER = 15 * 60_000;

it.each([
  ['2026-12-01', '10:30', '2026-12-01T10:30:00.000Z'],
  ['2027-07-01', '10:30', '2027-07-01T09:30:00.000Z'],
  ['2027-07-01', '00:30', '2027-06-30T23:30:00.000Z'],
  // 28 March 2027: from one o'clock at once to two.
  ['2027-03-28', '00:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28', '02:00', '2027-03-28T01:00:00.000Z'],
  ['2027-03-28', '23:59', '2027-03-28T22:59:00.000Z'],
  ['2027-03-29', '00:00', '2027-03-28T23:00:00.000Z'],
  // 31 October 2027: from two o'clock back to one.
  ['2027-10-31', '00:00', '2027-10-30T23:00:00.000Z'],
  ['2027-10-31', '02:00', '2027-10-31T02:00:00.000Z'],
  ['2027-11-01', '00:00', '2027-11-01T00:00:00.000Z'],
])('on %s a clock in England shows %s at %s', (day, time, instant) => {
  expect(ukInstant({ day, time })).toBe(instant);
  expect(ukTimeOf(instant)).toEqual({ day, time });
});

it.each(['01:00', '01:15', '01:59'])('shows %s at no moment of the night of spring', (time) => {
  expect(ukInstant({ day: '2027-03-28', time })).toBeUndefined();
});

it('takes the first of the two hours of the night of autumn', () => {
  expect(ukInstant({ day: '2027-10-31', time: '01:30' })).toBe('2027-10-31T00:30:00.000Z');
  expect(ukTimeOf('2027-10-31T00:30:00.000Z')?.time).toBe('01:30');
  expect(ukTimeOf('2027-10-31T01:30:00.000Z')?.time).toBe('01:30');
});

it.each([
  ['2027-02-29', '10:00'],
  ['2027-2-1', '10:00'],
  ['tomorrow', '10:00'],
  ['', ''],
  ['2027-02-01', '24:00'],
  ['2027-02-01', '9:00'],
  ['2027-02-01', '10:60'],
])('knows no instant of %j at %j', (day, time) => {
  expect(ukInstant({ day, time })).toBeUndefined();
});

it.each([
  'soon',
  '',
  '2027-02-30T10:00:00.000Z',
  '2027-02-01T10:00:00Z',
  '2027-02-01T10:00:30.000Z',
  '2027-02-01T10:00:00.001Z',
  '2027-02-01T10:00:00.000+01:00',
  '+275760-09-13T00:00:00.000Z',
])('takes %j for no instant', (text) => {
  expect(momentOf(text)).toBeUndefined();
  expect(ukTimeOf(text)).toBeUndefined();
});

/** One o'clock UTC on the last Sunday of a month. */
function changeOfClocks(year: number, month: number): number {
  const end = new Date(Date.UTC(year, month + 1, 0));
  return end.getTime() - end.getUTCDay() * 24 * 4 * QUARTER + 4 * QUARTER;
}

it('comes back from every quarter of an hour of two years', () => {
  const faults: string[] = [];
  for (let at = Date.UTC(2027, 0); at < Date.UTC(2029, 0); at += QUARTER) {
    const year = new Date(at).getUTCFullYear();
    // As the law has it: summer time is from the last Sunday of March to the last of October.
    const change = changeOfClocks(year, 9);
    const summer = at >= changeOfClocks(year, 2) && at < change;
    const instant = new Date(at).toISOString();
    const shown = new Date(at + (summer ? 4 * QUARTER : 0)).toISOString();
    const time = ukTimeOf(instant);
    const again = at >= change && at < change + 4 * QUARTER;
    const back = again ? new Date(at - 4 * QUARTER).toISOString() : instant;
    const right =
      time && `${time.day}T${time.time}` === shown.slice(0, 16) && ukInstant(time) === back;
    if (!right) faults.push(instant);
  }
  expect(faults).toEqual([]);
});
