import {
  emptyTexts,
  enquiryFields,
  quoteFields,
} from '#domain/order/contracts/requests/form-fields';
import type { Enquiry, QuoteRequestRecord } from '#server/stores/records';

/** A request without its sender, with what was written about it and the hash of it removed. */
export function anonymised<Row extends QuoteRequestRecord | Enquiry>(row: Row, at: Date): Row {
  return {
    ...row,
    ...('message' in row
      ? { ...emptyTexts(enquiryFields), message: null }
      : emptyTexts(quoteFields)),
    notes: '',
    // The hash of a short text gives the text away.
    requestHash: '',
    revision: row.revision + 1,
    anonymisedAt: row.anonymisedAt ?? at.toISOString(),
  };
}
