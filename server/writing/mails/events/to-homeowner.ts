import type { Logger } from 'pino';
import { orderAfter, newOrder } from '#domain/order/history/order';
import type { OrderEvent } from '#domain/order/history/events';
import { homeownerMail } from '#domain/order/mails/homeowner-mail';
import type { MailTexts } from '#domain/order/mails/mail-texts';
import { mailWords } from '#domain/order/mails/written-mail';
import { isNight, isStillOpen, morningAfter } from '#domain/order/reminders/reminders-due';
import { visitFile } from '#server/writing/visits/visit-file';
import { YOUR_PAGE } from '#server/writing/mails/sign-off';
import type { Attachment, Message, Unwritten } from '#server/ports/mail';
import type { QuotePdfSources } from '#server/writing/quotes/quote-pdf';
import { moneyPdf } from '#server/writing/quotes/money-pdf';
import { writtenQuotePdf } from '#server/writing/quotes/written-quote-pdf';
import { orderOf } from '#server/stores/orders/order-change';
import type { InvoiceStore, SettingStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { QuoteRequestRecord } from '#server/stores/records';
import { framed } from './framed';

/** An event of a request, with the order and the request as they are now. */
export interface Told {
  event: OrderEvent;
  order: OrderRecord;
  request: QuoteRequestRecord;
}

interface Sources extends QuotePdfSources {
  settings: SettingStore;
  invoices: Pick<InvoiceStore, 'of'>;
  logger: Logger;
}

/** The words that the administrator has set for mails to homeowners. */
async function mailTexts(settings: SettingStore): Promise<MailTexts> {
  return (await settings.find('mail-texts'))?.value ?? {};
}

/**
 * What the homeowner is told about an event; undefined if nothing.
 *
 * @param pageOf makes the address of their page; undefined if our origin is not known
 */
export async function toHomeowner(
  sources: Sources,
  told: Told,
  pageOf: () => Promise<string | undefined>,
): Promise<Omit<Message, 'id' | 'date'> | undefined> {
  const words = await wordsForHomeowner(sources, told);
  if (words === undefined) return undefined;
  const address = await pageOf();
  return {
    to: told.request.email,
    ...framed(
      words,
      address === undefined ? undefined : { words: YOUR_PAGE, address },
      sources.facts(),
    ),
    attachment: await attachmentOf(sources, told),
  };
}

/** Why a reminder is not written now; undefined for one that is, and for everything else that one is told. */
export function reminderNow(
  { event: { what }, order }: Pick<Told, 'event' | 'order'>,
  now: Date,
): Unwritten | undefined {
  if (what.kind !== 'reminded') return undefined;
  if (!isStillOpen(orderOf(order), what, now)) return { unwritten: 'settled' };
  return isNight(now) ? { unwritten: 'not-yet', notBefore: morningAfter(now) } : undefined;
}

/** Subject and text of what the homeowner is told about an event; undefined if nothing. */
export async function wordsForHomeowner(
  { facts, settings }: Pick<Sources, 'facts' | 'settings'>,
  { order, event, request: { reference } }: Told,
) {
  const mail = homeownerMail(event, {
    reference,
    // What is owed may be less by now.
    before: event.what.kind === 'reminded' ? orderOf(order) : caseBefore(order, event),
    company: facts().company,
  });
  return mail && mailWords(mail, await mailTexts(settings), vatRateOf(event, order));
}

/** The rate of the quote that was sent. */
function vatRateOf({ what }: OrderEvent, { versions }: OrderRecord): number | undefined {
  if (what.kind !== 'quote-sent') return undefined;
  return versions.find(({ version }) => version === what.version)?.content.vatRate;
}

/** The case as it was before an event of the order. */
export function caseBefore({ begun, receivedAt, events }: OrderRecord, { number }: OrderEvent) {
  const earlier = events.filter((one) => one.number < number);
  return orderAfter(newOrder({ state: begun, receivedAt }), earlier);
}

/** The file that goes with the event, if any. If it cannot be made, that is logged and the mail is sent without it. */
async function attachmentOf(
  { facts, pricing, pdfs, invoices, logger }: Sources,
  { event, order, request }: Told,
): Promise<Attachment | undefined> {
  const { what } = event;
  try {
    if (what.kind === 'quote-sent') {
      const sent = order.versions.find(({ version }) => version === what.version);
      if (sent === undefined) return undefined;
      const file = await writtenQuotePdf({ facts, pricing, pdfs }, sent, request);
      return { ...file, type: 'application/pdf' };
    }
    if (MONEY_KINDS.has(what.kind)) {
      const file = await moneyPdf({ invoices, pdfs }, event, order);
      return file && { ...file, type: 'application/pdf' };
    }
    return isOfVisit(event, order)
      ? visitFile({ facts, request, order }, request.email)
      : undefined;
  } catch (err) {
    logger.error({ event: event.id, err }, 'mail leaves without its document');
    return undefined;
  }
}

const MONEY_KINDS: ReadonlySet<OrderEvent['what']['kind']> = new Set([
  'invoiced',
  'credited',
  'paid',
]);

const ENDS_A_VISIT: ReadonlySet<OrderEvent['what']['kind']> = new Set([
  'visit-cancelled',
  'visit-called-off',
  'withdrawn',
]);

/** Whether the visit is still as the event says: an older mail must not change a calendar back. */
function isOfVisit(event: OrderEvent, order: OrderRecord): boolean {
  const { what } = event;
  const { visit } = orderOf(order);
  // A visit that was still to come ends with the order.
  if (what.kind === 'moved-on') {
    return visit?.state === 'cancelled' && caseBefore(order, event).visit?.state === 'booked';
  }
  if (ENDS_A_VISIT.has(what.kind)) return visit?.state === 'cancelled';
  const isBooking = what.kind === 'time-chosen' || what.kind === 'visit-booked';
  return isBooking && visit?.state === 'booked' && visit.start === what.start;
}
