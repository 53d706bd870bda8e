import { hash } from 'node:crypto';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { quoteDraftSchema, sendQuoteSchema } from '#domain/order/contracts/admin/order';
import { refusalOfQuote } from '#domain/order/history/decide';
import { REFUSALS } from '#domain/order/history/refusals';
import { accountsFor, beginQuote } from '#domain/order/quote/begin-quote';
import { canonicalQuote, validUntil } from '#domain/order/quote/quote-version';
import { byFacts } from '#domain/order/quote/by-facts';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import type { QuoteTerms } from '#domain/order/quote/quote-terms';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { ApiProblem } from '#server/api-problem';
import type { PostOffice } from '#server/ports/mail';
import { sayOfAct } from '#server/stores/audit/act';
import type { OrderStore, SettingStore } from '#server/stores/orders/order-ports';
import type { OrderRecord, SentVersion } from '#server/stores/orders/order-records';
import type { QuoteRequestRecord } from '#server/stores/records';
import { askedYear } from '#server/writing/quotes/written-quote-pdf';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import { designOf } from '#server/use-cases/requests/described-room';
import { invalidRequest, parseRequest } from '#server/use-cases/requests/parse-request';
import { orderedBy, type QuoteFileServices } from './quote-file';
import { deskConflict } from './take-action';

const ESTIMATE_LINES = {
  'content.lines': 'Keep every line of the estimate, and mark those as removed that go',
};

export interface WriteQuoteServices {
  facts: () => StoredFacts;
  orders: OrderStore;
  settings: SettingStore;
  mail: PostOffice;
  now: () => Date;
}

/** The terms that the administrator has set, or those a new installation starts with. */
export async function quoteTerms({
  facts,
  settings,
}: {
  facts: () => StoredFacts;
  settings: SettingStore;
}): Promise<QuoteTerms> {
  return (await settings.find('quote-terms'))?.value ?? starterTerms(facts());
}

/** What the next version starts from: the latest that was sent, or else the estimate under today's terms. */
export function freshQuote(
  { versions }: OrderRecord,
  request: QuoteRequestRecord,
  terms: QuoteTerms,
): WrittenQuote {
  const newest = versions.at(-1)?.content;
  return newest ?? beginQuote(request.serverLines, terms, designOf(request) ?? null);
}

/**
 * Saves the administrator's draft of the next version.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 no_such_request, 409 desk_conflict if somebody else has saved
 *   in the meantime
 */
export async function saveDraft(
  { orders, now }: WriteQuoteServices,
  requestId: string,
  body: unknown,
): Promise<OrderRecord> {
  const { over, content } = parseRequest(quoteDraftSchema, body);
  const at = now();
  const order = await orders.change(requestId, at, (current) => {
    if ((current.order.draft?.revision ?? 0) !== over) throw deskConflict();
    if (!accountsFor(current.request.serverLines, content)) throw invalidRequest(ESTIMATE_LINES);
    return { draft: { revision: current.order.drafts + 1, savedAt: at.toISOString(), content } };
  });
  return order ?? missing();
}

/**
 * Sends the draft as the next version, by the company's facts of the day: it never changes again, supersedes the one before, and
 * goes to the homeowner by mail.
 *
 * @param by the Idempotency-Key, and the administrator's name
 * @throws {ApiProblem} 404 no_such_request, 409 desk_conflict if the draft has changed since, 422 with a code
 *   of `REFUSALS`
 */
export async function sendQuote(
  services: WriteQuoteServices & QuoteFileServices,
  requestId: string,
  { id, who }: { id: string; who: string },
  body: unknown,
): Promise<OrderRecord> {
  const { facts, orders, pricing, mail, now } = services;
  const { over } = parseRequest(sendQuoteSchema, body);
  const asked = await askedYear(pricing, (await orderedBy(services, requestId)).request);
  const at = now();
  const order = await orders.change(requestId, at, ({ order: current, stands, request }) => {
    if (current.events.some((event) => event.id === id)) return null;
    const refused = refusalOfQuote(stands);
    if (refused !== null) throw new ApiProblem(422, refused, REFUSALS[refused]);
    if (current.draft === null || current.draft.revision !== over) throw deskConflict();
    const { version, what } = sendingOf(byFacts(current.draft.content, facts(), asked), {
      order: current,
      request,
      at,
    });
    sayOfAct({ detail: String(version.version) });
    return { event: { id, by: 'company', who, what }, version, draft: null };
  });
  if (order === undefined) return missing();
  mail.wake();
  return order;
}

/** The version that sending this content at a time makes, and what then happened. */
export function sendingOf(
  content: WrittenQuote,
  { order, request, at }: { order: OrderRecord; request: QuoteRequestRecord; at: Date },
) {
  const unnamed = {
    requestReference: request.reference,
    version: order.versions.length + 1,
    sentAt: at.toISOString(),
    validUntil: validUntil(at, content.terms.validDays),
    content,
  };
  const named = hash('sha256', canonicalQuote(unnamed), 'base64url');
  const version: SentVersion = { ...unnamed, hash: named };
  const { total: pence } = quoteTotals(content);
  const what = {
    kind: 'quote-sent',
    version: unnamed.version,
    hash: named,
    pence,
    validUntil: unnamed.validUntil,
  } as const;
  return { version, what };
}

function missing(): never {
  throw noSuchRequest();
}
