import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import {
  actionPreviewCallSchema,
  sendingPreviewCallSchema,
  wordsPreviewCallSchema,
  type MailPreview,
} from '#domain/order/contracts/admin/order';
import { decideForCompany, refusalOfQuote } from '#domain/order/history/decide';
import { REFUSALS, type RefusalCode } from '#domain/order/history/refusals';
import { EXAMPLE_ATTACHMENTS, exampleValues } from '#domain/order/mails/example-mail';
import { mailTextsSchema } from '#domain/order/mails/mail-texts';
import { startingWords } from '#domain/order/mails/starting-words';
import { writtenMail } from '#domain/order/mails/written-mail';
import { ApiProblem } from '#server/api-problem';
import { byFacts } from '#domain/order/quote/by-facts';
import { rateOf } from '#domain/site/content/facts/vat';
import { framed } from '#server/writing/mails/events/framed';
import { toHomeowner } from '#server/writing/mails/events/to-homeowner';
import { YOUR_PAGE } from '#server/writing/mails/sign-off';
import { applyChange, orderOf } from '#server/stores/orders/order-change';
import type {
  InvoiceStore,
  OrderChange,
  OrderStore,
  SettingStore,
} from '#server/stores/orders/order-ports';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import { askedYear } from '#server/writing/quotes/written-quote-pdf';
import type { QuotePdfSources } from '#server/writing/quotes/quote-pdf';
import { parseRequest } from '#server/use-cases/requests/parse-request';
import type { LinkedRequest } from './follow-links';
import { orderedBy } from './quote-file';
import { isFreeFor, visitCalendar } from './visit-times';
import { sendingOf } from './write-quote';

export interface PreviewServices extends QuotePdfSources {
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
  settings: SettingStore;
  invoices: Pick<InvoiceStore, 'of'>;
  publicUrl: string | undefined;
  logger: Logger;
  now: () => Date;
}

/** Stands where the link will be: a link is made only for a mail that is sent. */
const THEIR_LINK = '[their private link]';

/**
 * The mail that an action of the company would send to the homeowner now. Changes nothing.
 *
 * @throws {ApiProblem} 400 invalid_request, 404 no_such_request, 422 with a code of `REFUSALS`
 */
export async function previewOfAction(
  services: PreviewServices,
  requestId: string,
  body: unknown,
): Promise<MailPreview> {
  const { action } = parseRequest(actionPreviewCallSchema, body);
  const ordered = await orderedBy(services, requestId);
  const stands = orderOf(ordered.order);
  const booked = await services.orders.visits();
  const visits = booked.filter((visit) => visit.requestId !== requestId);
  const now = services.now();
  const isFree = isFreeFor({ visits, stands }, await visitCalendar(services.settings), now);
  const verdict = decideForCompany(stands, action, { now, isFree });
  if (verdict.happens !== null) return mailAfter(services, ordered, { what: verdict.happens });
  if (verdict.refused !== null) throw refusal(verdict.refused);
  return { mail: null };
}

/**
 * The mail that sending this content as the next version would write. Changes nothing.
 *
 * @throws {ApiProblem} as `previewOfAction`
 */
export async function previewOfSending(
  services: PreviewServices,
  requestId: string,
  body: unknown,
): Promise<MailPreview> {
  const { content } = parseRequest(sendingPreviewCallSchema, body);
  const ordered = await orderedBy(services, requestId);
  const refused = refusalOfQuote(orderOf(ordered.order));
  if (refused !== null) throw refusal(refused);
  const asked = await askedYear(services.pricing, ordered.request);
  const today = byFacts(content, services.facts(), asked);
  return mailAfter(services, ordered, sendingOf(today, { ...ordered, at: services.now() }));
}

/**
 * Words that are being written, as the mail of an imagined request.
 *
 * @throws {ApiProblem} 400 invalid_request, naming the fields below the kind of the mail
 */
export function previewOfWords(
  { facts, publicUrl }: Pick<PreviewServices, 'facts' | 'publicUrl'>,
  body: unknown,
): MailPreview {
  const { kind, words } = parseRequest(wordsPreviewCallSchema, body);
  const { [kind]: checked } = parseRequest(mailTextsSchema, { [kind]: words });
  const written = writtenMail(
    checked ?? startingWords(rateOf(facts().vat))[kind],
    exampleValues(facts()),
  );
  const { subject, text } = framed(written, linkOf(publicUrl), facts());
  const attachments = [...(EXAMPLE_ATTACHMENTS[kind] ?? [])];
  return { mail: { to: 'ann@example.com', subject, text, attachments } };
}

/** The homeowner's mail about something that has not happened: written as it would be, from a copy of the order. */
async function mailAfter(
  services: PreviewServices,
  { request, order }: LinkedRequest,
  { what, version }: Pick<OrderChange, 'version'> & Pick<NonNullable<OrderChange['event']>, 'what'>,
): Promise<MailPreview> {
  const change: OrderChange = {
    event: { id: randomUUID(), by: 'company', what },
    ...(version !== undefined && { version }),
  };
  const now = { order, request, stands: orderOf(order), visits: [] };
  const after = applyChange(now, change, services.now());
  if (after.event === undefined) return { mail: null };
  const { publicUrl } = services;
  const message = await toHomeowner(services, { ...after, event: after.event }, () =>
    Promise.resolve(linkOf(publicUrl)?.address),
  );
  if (message === undefined) return { mail: null };
  const { to, subject, text, attachment } = message;
  return { mail: { to, subject, text, attachments: attachment ? [attachment.fileName] : [] } };
}

/** A company whose origin is not known sends mails without links. */
function linkOf(publicUrl: string | undefined) {
  return publicUrl === undefined ? undefined : { words: YOUR_PAGE, address: THEIR_LINK };
}

function refusal(code: RefusalCode): ApiProblem {
  return new ApiProblem(422, code, REFUSALS[code]);
}
