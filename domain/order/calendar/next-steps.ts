import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { dayIn } from '#domain/text/dates';
import { daysAfter, workingDayFrom, workingDaysAfter } from './working-days';

/** The days of what follows a quote request, each at midnight UTC. */
export interface NextSteps {
  /** The latest day of our call. */
  call: Date;
  /** About this day we come to see the garden. */
  visit: Date;
  /** The latest day of the written quote. */
  quote: Date;
}

/** What follows a request that reached us at this moment, if all happens as the company promises. */
export function nextSteps(
  received: Date,
  { hours, promises }: Pick<CompanyFacts, 'hours' | 'promises'>,
): NextSteps {
  const callBy = workingDaysAfter(dayIn(received), promises.callWorkingDays, hours);
  const visitOn = workingDayFrom(daysAfter(callBy, promises.visitDaysAfterCall), hours);
  return {
    call: callBy,
    visit: visitOn,
    quote: workingDaysAfter(visitOn, promises.quoteWorkingDays, hours),
  };
}
