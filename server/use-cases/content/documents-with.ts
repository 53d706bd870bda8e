import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { SECURITY_TXT, securityTxt } from '#domain/site/content/security-txt';
import { beginQuote } from '#domain/order/quote/begin-quote';
import { byFacts } from '#domain/order/quote/by-facts';
import { starterTerms } from '#domain/order/quote/starter-terms';
import type { QuoteTerms } from '#domain/order/quote/quote-terms';
import { visitEntry } from '#domain/order/visits/visit-entry';
import { writtenDocument } from '#domain/order/document/written/written-document';
import { quoteDocument } from '#domain/order/document/quote-document';
import { factsOf } from '#server/writing/quotes/quote-facts';
import type { PricingVersion } from '#server/stores/records';
import { designOf } from '#server/use-cases/requests/described-room';
import { exampleRequest, PERSON } from './example-request';

const { createdAt } = PERSON;

interface Written {
  /** The company's own terms; undefined while quotes begin with ours. */
  terms: QuoteTerms | undefined;
  prices: PricingVersion;
  publicUrl: string | undefined;
}

/** Every document that the program makes besides pages and mails, each as text before it is laid out, by its name. */
export function documentsWith(
  facts: StoredFacts,
  { terms = starterTerms(facts), prices, publicUrl }: Written,
): ReadonlyMap<string, string> {
  const row = exampleRequest(prices);
  const version = {
    requestReference: row.reference,
    version: 1,
    sentAt: createdAt,
    validUntil: '2026-12-31',
    content: byFacts(beginQuote(row.serverLines, terms, designOf(row) ?? null), facts, {
      sizes: prices.pricing.shellSizes,
    }),
  };
  const visit = {
    id: row.id,
    reference: row.reference,
    start: '2026-12-14T10:00:00.000Z',
    minutes: 60,
    moves: 0,
    cancelled: false,
    address: '',
    changedAt: createdAt,
  };
  const documents: [string, unknown][] = [
    ['The estimate as a PDF', quoteDocument(factsOf(row, prices, facts))],
    ['The written quote as a PDF', writtenDocument(version, null, facts)],
    ['A visit as a calendar file', visitEntry(visit, facts.company)],
    [SECURITY_TXT, securityTxt(facts, { publicUrl, now: new Date(createdAt) })],
  ];
  return new Map(documents.map(([name, value]) => [name, JSON.stringify(value)]));
}
