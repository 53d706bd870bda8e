import type { EnquiryStore } from '#server/stores/requests/request-ports';
import type { QueuedMail } from '#server/stores/records';
import { attachQuote, type AttachServices } from './attach-quote';
import { pageOf, writeEvent, type EventSources } from './events/write-event';
import { enquiryForCompany, enquiryForHomeowner } from './enquiry-messages';
import type { Message, Unwritten } from '#server/ports/mail';
import { quoteForCompany, quoteForHomeowner } from './quote-messages';

export interface MessageSources extends AttachServices, EventSources {
  enquiries: EnquiryStore;
}

const WRITERS = { quote: quoteContent, enquiry: enquiryContent, event: writeEvent };

/**
 * Writes the message for a queue entry from its request, at the time of sending, so that the queue
 * itself holds no personal data. Undefined when the request has been removed.
 */
export async function writeMessage(
  sources: MessageSources,
  mail: QueuedMail,
): Promise<Message | Unwritten | undefined> {
  const content = await WRITERS[mail.about](sources, mail);
  if (content === undefined || 'unwritten' in content) return content;
  return { id: mail.id, date: new Date(mail.queuedAt), ...content };
}

async function quoteContent(sources: MessageSources, mail: QueuedMail) {
  const { facts, pricing, roomConfigurations, publicUrl } = sources;
  const { requestId, to } = mail;
  const row = await roomConfigurations.find(requestId);
  if (row === undefined) return undefined;
  const version = await pricing.version(row.pricingVersion);
  const size = version?.pricing.shellSizes.find(({ id }) => id === row.shellSizeId);
  return to === 'homeowner'
    ? quoteForHomeowner(row, size, {
        facts: facts(),
        attachment: await attachQuote(sources, mail, row),
        page: await pageOf(sources, mail),
      })
    : quoteForCompany(row, size, {
        address: inboxAddress(publicUrl, 'quotes', requestId),
        company: facts().company,
      });
}

async function enquiryContent(
  { enquiries, facts, publicUrl }: MessageSources,
  { requestId, to }: QueuedMail,
) {
  const row = await enquiries.find(requestId);
  if (row === undefined) return undefined;
  return to === 'homeowner'
    ? enquiryForHomeowner(row, facts())
    : enquiryForCompany(row, inboxAddress(publicUrl, 'enquiries', requestId), facts().company);
}

/** The inbox URL of a request, which identifies it by its id alone. */
function inboxAddress(publicUrl = '', page: 'quotes' | 'enquiries', id: string): string {
  return `${publicUrl}/admin/${page}?request=${id}`;
}
