import type { Logger } from 'pino';
import { companyFacts } from '#domain/company';
import { followPath } from '#domain/order/follow-token';
import { caseAfter, newCase } from '#domain/order/case/order-case';
import type { CaseEvent } from '#domain/order/case/events';
import { visitFile } from '#server/calendar-file/visit-file';
import { heading, htmlDocument, linkParagraph, paragraph } from '#server/mail/texts/html';
import { SIGN_OFF, YOUR_PAGE } from '#server/mail/texts/sign-off';
import type { Attachment, Message } from '#server/mail/transport/message';
import { detailedQuotePdf } from '#server/quote-pdf/detailed-quote-pdf';
import { newFollowToken } from '#server/sessions/follow-token';
import { caseOf } from '#server/stores/order-change';
import type { FollowLinkStore, OrderStore } from '#server/stores/order-ports';
import type { Order } from '#server/stores/order-records';
import type { PricingStore } from '#server/stores/ports';
import type { QueuedMail, RoomConfiguration } from '#server/stores/records';
import type { RoomConfigurationStore } from '#server/stores/request-ports';
import { eventForCompany } from './event-for-company';
import { eventForHomeowner, type EventWords } from './event-for-homeowner';

export interface EventSources {
  pricing: PricingStore;
  roomConfigurations: RoomConfigurationStore;
  orders: OrderStore;
  followLinks: FollowLinkStore;
  /** The origin visitors use, if known. */
  publicUrl: string | undefined;
  logger: Logger;
  now: () => Date;
}

type Content = Omit<Message, 'id' | 'date'>;

interface Told {
  mail: QueuedMail;
  event: CaseEvent;
  order: Order;
  request: RoomConfiguration;
}

/** The message about an event of a quote request; undefined if that has been removed. */
export async function writeEvent(
  sources: EventSources,
  mail: QueuedMail,
): Promise<Content | undefined> {
  const order = await sources.orders.find(mail.requestId);
  const request = await sources.roomConfigurations.find(mail.requestId);
  const event = order?.events.find(({ id }) => mail.id === `event-${id}-${mail.to}`);
  if (order === undefined || request === undefined || event === undefined) return undefined;
  const told = { mail, event, order, request };
  return mail.to === 'homeowner' ? toHomeowner(sources, told) : toCompany(sources, told);
}

/** What the homeowner is told about an event of their request; undefined if they are not. */
export function wordsForHomeowner(
  order: Order,
  event: CaseEvent,
  { reference }: Pick<RoomConfiguration, 'reference'>,
): EventWords | undefined {
  return eventForHomeowner(event, { reference, before: caseBefore(order, event) });
}

async function toHomeowner(sources: EventSources, told: Told): Promise<Content | undefined> {
  const { order, event, request } = told;
  const { email } = request;
  const words = wordsForHomeowner(order, event, request);
  if (words === undefined) return undefined;
  const page = await pageOf(sources, told.mail);
  return {
    to: email,
    ...framed(words, page === undefined ? undefined : { words: YOUR_PAGE, address: page }),
    attachment: await attachmentOf(sources, told),
  };
}

function toCompany(
  { publicUrl = '' }: EventSources,
  { event, request }: Told,
): Content | undefined {
  const { id, name, email, reference } = request;
  const words = eventForCompany(event, { reference, name });
  if (words === undefined) return undefined;
  const address = `${publicUrl}/admin/quotes?request=${id}`;
  return {
    to: companyFacts.email,
    replyTo: { name, address: email },
    ...framed(words, { words: 'The request:', address }),
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

function framed(
  { subject, texts }: EventWords,
  link: { words: string; address: string } | undefined,
): Pick<Content, 'subject' | 'text' | 'html'> {
  const said = texts.filter((text) => text !== '');
  const follow = link === undefined ? [] : [`${link.words} ${link.address}`];
  return {
    subject,
    text: [...said, ...follow, SIGN_OFF].join('\n\n'),
    html: htmlDocument(subject, [
      heading(subject),
      ...said.map(paragraph),
      link === undefined ? '' : linkParagraph(link.words, link.address),
      paragraph(SIGN_OFF),
    ]),
  };
}

function caseBefore({ begun, receivedAt, events }: Order, { number }: CaseEvent) {
  const earlier = events.filter((one) => one.number < number);
  return caseAfter(newCase({ state: begun, receivedAt }), earlier);
}

/** The file that goes with the event, if any. If it cannot be made, that is logged and the mail is sent without it. */
async function attachmentOf(
  { pricing, logger }: EventSources,
  { mail, event, order, request }: Told,
): Promise<Attachment | undefined> {
  const { what } = event;
  try {
    if (what.kind === 'quote-sent') {
      const sent = order.versions.find(({ version }) => version === what.version);
      if (sent === undefined) return undefined;
      const file = await detailedQuotePdf({ pricing }, sent, request.pricingVersion);
      return { ...file, type: 'application/pdf' };
    }
    return isOfVisit(what, order) ? visitFile({ request, order }, request.email) : undefined;
  } catch (err) {
    logger.error({ mail: mail.id, err }, 'mail leaves without its document');
    return undefined;
  }
}

/** Whether the visit is still as the event says: an older mail must not change a calendar back. */
function isOfVisit(what: CaseEvent['what'], order: Order): boolean {
  const { visit } = caseOf(order);
  if (what.kind === 'visit-cancelled' || what.kind === 'withdrawn')
    return visit?.state === 'cancelled';
  const isBooking = what.kind === 'time-chosen' || what.kind === 'visit-booked';
  return isBooking && visit?.state === 'booked' && visit.start === what.start;
}
