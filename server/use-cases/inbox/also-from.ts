import type { AlsoFrom } from '#domain/order/contracts/admin/inbox';
import { onOneLine } from '#domain/text/plain-text';
import type { PricingStore } from '#server/stores/ports';
import type { Enquiry, QuoteRequestRecord } from '#server/stores/records';
import { contactsOf } from '#server/stores/requests/matching';
import type { EnquiryStore, QuoteRequestStore } from '#server/stores/requests/request-ports';
import { roomOf } from '#server/use-cases/requests/described-room';

export interface AlsoFromServices {
  pricing: PricingStore;
  roomConfigurations: Pick<QuoteRequestStore, 'ofContacts'>;
  enquiries: Pick<EnquiryStore, 'ofContacts'>;
}

type Sent = AlsoFrom['rows'][number];

/** More than anybody sends. */
const SHOWN = 20;

/** The other quote requests and enquiries of the person who sent this one, newest first. An anonymised one is nobody's. */
export async function alsoFrom(
  { pricing, roomConfigurations, enquiries }: AlsoFromServices,
  row: QuoteRequestRecord | Enquiry,
): Promise<AlsoFrom> {
  const contacts = contactsOf(row);
  // One more than is shown: this one is among them.
  const quotes = await roomConfigurations.ofContacts(contacts, SHOWN + 1);
  const asked = await enquiries.ofContacts(contacts, SHOWN + 1);
  const rows = [
    ...quotes.rows.map(async (quote) => ({
      ...summaryOf('quote', quote),
      about: `${quote.reference}, ${await roomOf(pricing, quote)}`,
    })),
    ...asked.rows.map(async (enquiry) => ({
      ...summaryOf('enquiry', enquiry),
      about: onOneLine(enquiry.projectType ?? ''),
    })),
  ];
  const others = (await Promise.all(rows)).filter(({ id }) => id !== row.id);
  return {
    rows: others
      .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
      .slice(0, SHOWN),
    count: Math.max(quotes.count + asked.count - 1, 0),
  };
}

function summaryOf(
  kind: Sent['kind'],
  { id, createdAt, name, state, seenAt, anonymisedAt }: QuoteRequestRecord | Enquiry,
): Omit<Sent, 'about'> {
  return { kind, id, createdAt, name: onOneLine(name), state, seenAt, anonymisedAt };
}
