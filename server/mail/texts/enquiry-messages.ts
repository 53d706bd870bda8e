import { companyFacts } from '#domain/company';
import type { Enquiry } from '#server/stores/records';
import { heading, htmlDocument, paragraph, table } from './html';
import type { Message } from '#server/mail/transport/message';
import { listing } from './plain-text';
import { NOT_YOU, SIGN_OFF } from './sign-off';

type Content = Pick<Message, 'to' | 'replyTo' | 'subject' | 'text' | 'html'>;

/** The confirmation for the homeowner. As with quotes, it repeats nothing they typed. */
export function enquiryForHomeowner({ email }: Enquiry): Content {
  const subject = `Your enquiry at ${companyFacts.name}`;
  const thanks = 'Thank you for your inquiry! We will contact you shortly.';
  const next = `If it is urgent, call ${companyFacts.phone}.`;
  return {
    to: email,
    subject,
    text: [thanks, next, NOT_YOU, SIGN_OFF].join('\n\n'),
    html: htmlDocument(subject, [
      paragraph(thanks),
      paragraph(next),
      paragraph(`${NOT_YOU}\n\n${SIGN_OFF}`),
    ]),
  };
}

/**
 * The enquiry for the company; replies go to the homeowner. `address` is the URL of the enquiry in the
 * inbox.
 */
export function enquiryForCompany(row: Enquiry, address: string): Content {
  const subject = `Enquiry: ${row.projectType ?? 'no project type given'}, ${row.postcode}`;
  const facts = [
    ['Name', row.name],
    ['Email', row.email],
    ['Phone', row.phone],
    ['Postcode', row.postcode],
    ['Project', row.projectType ?? 'Not given'],
  ] as const;
  const message = row.message ?? 'No message.';
  return {
    to: companyFacts.email,
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
