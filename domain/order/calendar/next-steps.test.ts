import { expect, it } from 'vitest';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { nextSteps } from './next-steps';

const steps = (received: string, facts: CompanyFacts = STARTER_FACTS) =>
  Object.values(nextSteps(new Date(received), facts)).map((day) => day.toISOString().slice(0, 10));

it('calls on the next working day, visits a week later, and writes within 5 working days', () => {
  expect(steps('2026-11-23T22:20Z')).toEqual(['2026-11-24', '2026-12-01', '2026-12-07']);
});

it('works on Saturdays, not on Sundays', () => {
  expect(steps('2026-11-20T09:00Z')[0]).toBe('2026-11-21');
  expect(steps('2026-11-21T09:00Z')[0]).toBe('2026-11-23');
  expect(steps('2026-11-22T09:00Z')[0]).toBe('2026-11-23');
});

it('leaves out bank holidays, wherever they fall', () => {
  // Good Friday, and Easter Monday behind the Sunday.
  expect(steps('2027-03-25T12:00Z')[0]).toBe('2027-03-27');
  expect(steps('2027-03-27T12:00Z')[0]).toBe('2027-03-30');
  // The visit would be on Christmas Day; New Year's Day does not count for the quote.
  expect(steps('2026-12-17T12:00Z')).toEqual(['2026-12-18', '2026-12-29', '2027-01-05']);
  expect(steps('2027-12-24T12:00Z')[0]).toBe('2027-12-29');
});

it('counts from the day in Northampton, not from that of UTC', () => {
  // 00:30 on Tuesday there.
  expect(steps('2026-07-06T23:30Z')[0]).toBe('2026-07-08');
});

it('keeps to the company’s own promises, days and holidays', () => {
  const { hours, promises } = STARTER_FACTS;
  const facts: CompanyFacts = {
    ...STARTER_FACTS,
    promises: { ...promises, callWorkingDays: 2, visitDaysAfterCall: 1, quoteWorkingDays: 1 },
    hours: {
      spans: [{ from: 'Mon', to: 'Thu', opens: '08:00', closes: '16:00' }],
      holidays: [{ from: '2026-12-01', to: '2026-12-02', reason: 'Stocktaking' }],
    },
  };
  // Wednesday; Thursday is one, Monday two; Tuesday and Wednesday are holidays; then the next Monday.
  expect(steps('2026-11-25T10:00Z', facts)).toEqual(['2026-11-30', '2026-12-03', '2026-12-07']);
  const closed = { ...hours, holidays: [{ from: '2026-01-01', to: '2099-12-31', reason: 'Ever' }] };
  expect(steps('2026-11-25T10:00Z', { ...facts, hours: closed })).toHaveLength(3);
});
