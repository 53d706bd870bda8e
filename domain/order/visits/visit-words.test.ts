import { describe, expect, it } from 'vitest';
import { dayInWords, fromNow, timeInWords, visitInWords, whyNotFree } from './visit-words';

const NOW = new Date('2026-11-24T09:00:00Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a visit in words', () => {
  it.each([
    ['2026-12-01T10:30:00.000Z', 60, 'Tuesday 1 December, 10:30 am to 11:30 am'],
    ['2026-12-24T11:15:00.000Z', 45, 'Thursday 24 December, 11:15 am to 12 noon'],
    ['2027-03-30T07:00:00.000Z', 90, 'Tuesday 30 March 2027, 8:00 am to 9:30 am'],
    ['2027-07-01T12:05:00.000Z', 480, 'Thursday 1 July 2027, 1:05 pm to 9:05 pm'],
    // Both nights when the clocks change.
    ['2027-03-28T00:30:00.000Z', 60, 'Sunday 28 March 2027, 12:30 am to 2:30 am'],
    ['2027-10-31T00:30:00.000Z', 120, 'Sunday 31 October 2027, 1:30 am to 2:30 am'],
  ])('%s, %i minutes', (start, minutes, words) => {
    expect(plain(visitInWords({ start, minutes }, NOW))).toBe(words);
  });

  it('tells the year when it is another', () => {
    expect(plain(dayInWords('2026-12-31', NOW))).toBe('Thursday 31 December');
    expect(plain(dayInWords('2027-01-01', NOW))).toBe('Friday 1 January 2027');
    // The new year has begun in England as in UTC; in summer a day begins there first.
    expect(plain(dayInWords('2027-01-01', new Date('2027-01-01T00:00Z')))).toBe('Friday 1 January');
  });

  it('gives what it cannot read as it is', () => {
    expect(visitInWords({ start: 'soon', minutes: 60 }, NOW)).toBe('soon');
  });
});

it.each([
  ['00:00', '12 midnight'],
  ['00:30', '12:30 am'],
  ['11:59', '11:59 am'],
  ['12:00', '12 noon'],
  ['12:01', '12:01 pm'],
  ['23:05', '11:05 pm'],
])('%s is %s', (time, words) => expect(plain(timeInWords(time))).toBe(words));

it.each([
  ['2026-11-24T09:00:29Z', 'just now'],
  ['2026-11-24T08:59:45Z', 'just now'],
  ['2026-11-24T08:59:00Z', '1 minute ago'],
  ['2026-11-24T09:05:00Z', 'in 5 minutes'],
  ['2026-11-24T08:00:00Z', '1 hour ago'],
  ['2026-11-24T11:59:00Z', 'in 2 hours'],
  ['2026-11-24T00:00:00Z', '9 hours ago'],
  ['2026-11-23T23:59:00Z', 'yesterday'],
  ['2026-11-25T00:00:00Z', 'tomorrow'],
  ['2026-11-27T23:00:00Z', 'in 3 days'],
  ['2026-11-11T23:00:00Z', '13 days ago'],
  ['2026-12-08T10:00:00Z', 'in 2 weeks'],
  ['2026-11-04T10:00:00Z', '2 weeks ago'],
  ['2027-01-23T10:00:00Z', 'in 2 months'],
  ['2025-11-24T10:00:00Z', '12 months ago'],
  ['not a time', 'at an unknown time'],
])('%s is %s', (moment, words) => {
  expect(plain(fromNow(new Date(moment), NOW))).toBe(words);
});

it('counts days by the calendar in England', () => {
  // Half past midnight on 2 July there.
  const now = new Date('2027-07-01T23:30:00Z');
  expect(fromNow(new Date('2027-07-02T21:00:00Z'), now)).toBe('in 21\u00a0hours');
  expect(fromNow(new Date('2027-07-02T23:00:00Z'), now)).toBe('tomorrow');
  // A day of 23 hours.
  const before = new Date('2027-03-27T12:00:00Z');
  expect(fromNow(new Date('2027-03-28T22:59:00Z'), before)).toBe('tomorrow');
  expect(fromNow(new Date('2027-03-28T23:00:00Z'), before)).toBe('in 2\u00a0days');
});

it('has a sentence for every reason', () => {
  for (const sentence of Object.values(whyNotFree)) expect(sentence).toMatch(/^[A-Z].*\.$/);
});
