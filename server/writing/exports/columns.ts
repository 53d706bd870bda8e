import type { QuoteSummary } from '#domain/order/contracts/admin/stored-quote';
import type { CaseEvent } from '#domain/order/case/events';
import { historyInWords } from '#domain/order/case/event-words';
import { formatOpenings } from '#domain/design/draft/format-openings';
import type { Enquiry, NewsletterSubscriber, RoomConfiguration } from '#server/stores/records';

type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** A quote request with the name of its room, and its history. */
export type QuoteRow = RoomConfiguration &
  Pick<QuoteSummary, 'room'> & { events: readonly CaseEvent[] };

export const QUOTE_COLUMNS: Columns<QuoteRow> = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => createdAt,
  State: ({ state }) => state,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Room: ({ room }) => room,
  Openings: (row) => formatOpenings(row),
  Features: ({ features }) => features.join(', '),
  Finishes: ({ finishes }) => Object.values(finishes).join(', '),
  'Price shown (£)': ({ estimatedPrice }) => estimatedPrice,
  'Price here (£)': ({ serverPrice }) => serverPrice,
  'Price list': ({ pricingVersion }) => pricingVersion,
  History: ({ events }) => historyInWords(events),
  Notes: ({ notes }) => notes,
  Anonymised: ({ anonymisedAt }) => anonymisedAt ?? '',
};

export const ENQUIRY_COLUMNS: Columns<Enquiry> = {
  Received: ({ createdAt }) => createdAt,
  State: ({ state }) => state,
  Name: ({ name }) => name,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Postcode: ({ postcode }) => postcode,
  Project: ({ projectType }) => projectType ?? '',
  Message: ({ message }) => message ?? '',
  Notes: ({ notes }) => notes,
  Anonymised: ({ anonymisedAt }) => anonymisedAt ?? '',
};

export const SUBSCRIBER_COLUMNS: Columns<Pick<NewsletterSubscriber, 'email' | 'createdAt'>> = {
  Email: ({ email }) => email,
  'Signed up': ({ createdAt }) => createdAt,
};
