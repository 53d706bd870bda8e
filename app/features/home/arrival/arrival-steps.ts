import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { arrival } from '#app/content/page-words/arrival';
import { nextSteps } from '#domain/order/calendar/next-steps';

interface ArrivalStep {
  /** "By Tue 24 Nov" */
  when: string;
  title: string;
  text: string;
}

/** What happens next with a request; dates only once we have it. */
export function arrivalSteps(entry: QuoteEntry, facts: CompanyFacts): readonly ArrivalStep[] {
  if (entry.state === 'attention') return [];
  const { received: words, unsent } = arrival(facts);
  if (entry.state !== 'received') return unsent.steps;
  const { call, visit, quote } = nextSteps(new Date(entry.receipt.receivedAt), facts);
  return [
    { when: `By ${formatDay(call)}`, ...words.call },
    { when: `Around ${formatDay(visit)}`, ...words.visit },
    { when: `By ${formatDay(quote)}`, ...words.quote },
  ];
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** "Tue 24 Nov", on one line. */
function formatDay(day: Date): string {
  return DAY.format(day).replace(',', '').replaceAll(' ', '\u00a0');
}
