import type { Logger } from 'pino';
import { followPath } from '#domain/order/follow-token';
import type { Message, Unwritten } from '#server/ports/mail';
import { newFollowToken } from '#server/auth/follow-token';
import type {
  FollowLinkStore,
  InvoiceStore,
  OrderStore,
  SettingStore,
} from '#server/stores/orders/order-ports';
import type { QueuedMail } from '#server/stores/records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import type { QuotePdfSources } from '#server/writing/quotes/quote-pdf';
import { eventForCompany } from './event-for-company';
import { framed } from './framed';
import { caseBefore, reminderNow, toHomeowner, type Told } from './to-homeowner';

export interface EventSources extends QuotePdfSources {
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
  followLinks: FollowLinkStore;
  settings: SettingStore;
  invoices: Pick<InvoiceStore, 'of'>;
  /** The origin visitors use, if known. */
  publicUrl: string | undefined;
  logger: Logger;
  now: () => Date;
}

type Content = Omit<Message, 'id' | 'date'>;

/**
 * The message about an event of a quote request; undefined if that has been removed. A reminder waits for the morning, and is
 * not written once there is nothing to be reminded of.
 */
export async function writeEvent(
  sources: EventSources,
  mail: QueuedMail,
): Promise<Content | Unwritten | undefined> {
  const order = await sources.orders.find(mail.requestId);
  const request = await sources.roomConfigurations.find(mail.requestId);
  const event = order?.events.find(({ id }) => mail.id === `event-${id}-${mail.to}`);
  if (order === undefined || request === undefined || event === undefined) return undefined;
  const told = { event, order, request };
  const unwritten = reminderNow(told, sources.now());
  if (unwritten !== undefined) return unwritten;
  return mail.to === 'homeowner'
    ? toHomeowner(sources, told, () => pageOf(sources, mail))
    : toCompany(sources, told);
}

function toCompany(
  { facts, publicUrl = '' }: EventSources,
  { event, order, request }: Told,
): Content | undefined {
  const { id, name, email, reference } = request;
  const words = eventForCompany(event, { reference, name, before: caseBefore(order, event) });
  if (words === undefined) return undefined;
  const address = `${publicUrl}/admin/quotes?request=${id}`;
  return {
    to: facts().company.email,
    replyTo: { name, address: email },
    ...framed(words, { words: 'The request:', address }, facts()),
  };
}

/** The URL of the homeowner's page with a token made for this message; undefined if our origin is not known. */
export async function pageOf(
  { followLinks, publicUrl, now }: EventSources,
  { id, requestId }: QueuedMail,
): Promise<string | undefined> {
  if (publicUrl === undefined) return undefined;
  const token = await newFollowToken(followLinks, { requestId, holder: id, now: now() });
  return token && `${publicUrl}${followPath(token)}`;
}
