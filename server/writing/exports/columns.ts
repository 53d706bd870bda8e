import type { QuoteRequestSummary } from '#domain/order/contracts/admin/desk-quote-request';
import {
  enquiryFields,
  entriesOf,
  quoteFields,
  type FormFields,
  type Having,
} from '#domain/order/contracts/requests/form-fields';
import type { OrderEvent } from '#domain/order/history/events';
import { historyInWords } from '#domain/order/history/event-words';
import { formatOpenings } from '#domain/design/draft/format-openings';
import type { Enquiry, NewsletterSubscriber, QuoteRequestRecord } from '#server/stores/records';

/** What a CSV file says of a row, by the heads of its columns. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

/** A quote request with the name of its room, and its history. */
export type ExportedQuoteRequest = QuoteRequestRecord &
  Pick<QuoteRequestSummary, 'room'> & { events: readonly OrderEvent[] };

export const QUOTE_COLUMNS: Columns<ExportedQuoteRequest> = {
  Reference: ({ reference }) => reference,
  Received: ({ createdAt }) => createdAt,
  State: ({ state }) => state,
  ...columnsOf(quoteFields),
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
  ...columnsOf(enquiryFields),
  Project: ({ projectType }) => projectType ?? '',
  Message: ({ message }) => message ?? '',
  Notes: ({ notes }) => notes,
  Anonymised: ({ anonymisedAt }) => anonymisedAt ?? '',
};

export const SUBSCRIBER_COLUMNS: Columns<Pick<NewsletterSubscriber, 'email' | 'createdAt'>> = {
  Email: ({ email }) => email,
  'Signed up': ({ createdAt }) => createdAt,
};

/** A column for each box of a form, under its label. */
function columnsOf<F extends FormFields>(fields: F): Columns<Having<F>> {
  return Object.fromEntries(
    entriesOf(fields).map(([name, { label }]) => [label, (row: Having<F>) => row[name] ?? '']),
  );
}
