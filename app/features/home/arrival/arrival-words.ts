import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { fillIn } from '#app/content/fill-in';
import { arrival } from '#app/content/page-words/arrival';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';

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
