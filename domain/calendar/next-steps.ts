import { companyPromises } from '#domain/company';
import { dayIn } from '#domain/quote-document/dates';
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

/** What follows a request that reached us at this moment, if all happens as domain/company.ts promises. */
export function nextSteps(received: Date): NextSteps {
  const { call, visit, quote } = companyPromises;
  const callBy = workingDaysAfter(dayIn(received), call.workingDays);
  const visitOn = workingDayFrom(daysAfter(callBy, visit.daysAfterCall));
  return {
    call: callBy,
    visit: visitOn,
    quote: workingDaysAfter(visitOn, quote.workingDaysAfterVisit),
  };
}
