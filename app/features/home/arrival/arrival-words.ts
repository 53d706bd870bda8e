import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { fillIn } from '#app/content/fill-in';
import { arrival } from '#app/content/page-words/arrival';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { nextSteps } from '#domain/order/calendar/next-steps';

/** The headline over a request, what is to be said below it, and the word on the button that leads to it. */
export function arrivalWords(
  { state }: Pick<QuoteEntry, 'state'>,
  { facts, online, device }: { facts: CompanyFacts; online: boolean; device: string },
): { title: string; text?: string; action: string } {
  const { received, refused, unsent } = arrival(facts);
  if (state === 'received') return { title: received.title, action: received.action };
  if (state === 'attention') return refused;
  const text = online ? unsent.online : unsent.offline;
  return { title: fillIn(unsent.title, { device }), text, action: unsent.action };
}

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
