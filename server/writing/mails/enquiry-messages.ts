import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { enquiryFields, rowsOf } from '#domain/order/contracts/requests/form-fields';
import type { Enquiry } from '#server/stores/records';
import { heading, htmlDocument, paragraph, table } from './html';
import type { Message } from '#server/ports/mail';
import { listing } from './plain-text';
import { NOT_YOU, signOff } from './sign-off';

type Content = Pick<Message, 'to' | 'replyTo' | 'subject' | 'text' | 'html'>;

/** The confirmation for the homeowner. As with quotes, it repeats nothing they typed. */
export function enquiryForHomeowner({ email }: Enquiry, facts: StoredFacts): Content {
  const { name, phone } = facts.company;
  const closing = signOff(facts);
  const subject = `Your enquiry at ${name}`;
  const thanks = 'Thank you for your inquiry! We will contact you shortly.';
  const next = `If it is urgent, call ${phone}.`;
  return {
    to: email,
    subject,
    text: [thanks, next, NOT_YOU, closing].join('\n\n'),
    html: htmlDocument(subject, [
      paragraph(thanks),
      paragraph(next),
      paragraph(`${NOT_YOU}\n\n${closing}`),
    ]),
  };
}

/**
 * The enquiry for the company; replies go to the homeowner. `address` is the URL of the enquiry in the
 * inbox.
 */
export function enquiryForCompany(
  row: Enquiry,
  address: string,
  { email }: StoredFacts['company'],
): Content {
  const subject = `Enquiry: ${row.projectType ?? 'no project type given'}, ${row.postcode}`;
  const facts = [
    ...rowsOf(enquiryFields, row),
    ['Project', row.projectType ?? 'Not given'],
  ] as const;
  const message = row.message ?? 'No message.';
  return {
    to: email,
    replyTo: { name: row.name, address: row.email },
    subject,
    text: [listing(facts), message, address].join('\n\n'),
    html: htmlDocument(subject, [
      heading('Enquiry'),
      table(facts),
      paragraph(message),
      paragraph(address),
    ]),
  };
}
