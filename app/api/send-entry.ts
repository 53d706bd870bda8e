import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import type { Receipt } from '#domain/contracts/receipt';
import { sendEnquiry } from './send-enquiry';
import { sendNewsletter } from './send-newsletter';
import type { SendOutcome } from './send-outcome';
import { sendQuote } from './send-quote';

const SENDERS = { quote: sendQuote, enquiry: sendEnquiry, newsletter: sendNewsletter };

/** Sends a request of any kind to the call for it. Never throws: every end is an outcome. */
export function sendEntry(entry: {
  kind: keyof typeof SENDERS;
  id: string;
  body: unknown;
}): Promise<SendOutcome<Receipt | Acknowledgement>> {
  return SENDERS[entry.kind](entry);
}
