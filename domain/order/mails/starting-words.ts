import { vatWordsAt } from '#domain/design/estimate/vat-words';
import type { MailKind } from './mail-kinds';
import type { MailText } from './mail-texts';

const VISIT = [
  'The attached file puts it into your calendar.',
  'If the time no longer suits you, tell us on your page or call {phone}. Your reference is {reference}.',
];

const MORE_TIME =
  'If you need more time, say so on your page, and we will not write about it for a week.';

const quote = (vatRate: number) => [
  `The total is {total}, ${vatWordsAt(vatRate).included}. It is valid until {validUntil}.`,
  'You can read it, ask about it and accept it on your page.',
];

/**
 * The words of the mails until the company changes them.
 *
 * @param vatRate of the quote that they are about, in per cent; 0 where no VAT is charged
 */
export const startingWords = (vatRate: number): Readonly<Record<MailKind, MailText>> => ({
  'times-offered': words('When may we come? {reference}', [
    'These times are free for our visit to your garden. Choose one on your page:',
    '{times}',
    '{note}',
  ]),
  'visit-booked': words('Our visit: {visit}', ['We come to see your garden on {visit}.', ...VISIT]),
  'visit-moved': words('Our visit has moved: {visit}', [
    'Our visit to your garden has moved to {visit}.',
    ...VISIT,
  ]),
  'visit-cancelled': words('Our visit is cancelled: {reference}', [
    'Our visit on {visit} is cancelled.',
    '{note}',
    'We will be in touch about another time. If you would rather call us: {phone}.',
  ]),
  'visit-called-off': words('You have cancelled our visit: {reference}', [
    'You have cancelled our visit on {visit}. The attached file takes it out of your calendar.',
    'We will be in touch about another time. If you would rather call us: {phone}.',
  ]),
  answered: words('Our answer to your question: {reference}', [
    'You have asked us something on your page. This is our answer:',
    '{answer}',
  ]),
  'quote-first': words('Your written quote {reference}', [
    'Here is your written quote, also as a PDF with its drawings.',
    ...quote(vatRate),
  ]),
  'quote-next': words('Version {version} of your written quote {reference}', [
    'Here is version {version} of your written quote, also as a PDF with its drawings. It takes the place of the one before.',
    ...quote(vatRate),
  ]),
  accepted: words('Your order {reference}', [
    'Thank you for your order. We have received your acceptance:',
    '{agreement}',
    'Accepted by {name}.',
    'We will be in touch about the next steps.',
  ]),
  invoiced: words('Invoice {invoice}: {reference}', [
    'Here is our invoice {invoice} for {amount}, as a PDF.',
    'Please pay it by {dueOn}. Our bank details are in it, and on your page.',
    'If something in it is not right, call us: {phone}.',
  ]),
  credited: words('Credit note {invoice}: {reference}', [
    'Here is our credit note {invoice} for {amount}, as a PDF.',
    '{note}',
    'Still open on your order: {open}.',
  ]),
  paid: words('Your payment has reached us: {reference}', [
    'We have received {amount}. Thank you.',
    'Still open on your order: {open}.',
  ]),
  planned: words('The dates for your room: {reference}', [
    'This is what happens when with your room:',
    '{note}',
    'If a date does not suit you, call us: {phone}.',
  ]),
  workshop: words('Your room is in the workshop: {reference}', [
    'We have begun to build your room in our workshop.',
  ]),
  site: words('Your room is on its way: {reference}', [
    'Your room leaves the workshop, and we begin on site.',
  ]),
  'handed-over': words('Your room is yours: {reference}', [
    'Your room is handed over. We wish you every joy of it.',
  ]),
  withdrawn: words('Your request {reference} is withdrawn', [
    'You have withdrawn your request, and we will do nothing more about it.',
    'If that is a mistake, call us: {phone}.',
  ]),
  'link-renewed': words('A new link to your page: {reference}', [
    'The links to your page that we sent before no longer open it. This one does.',
  ]),
  'quote-unanswered': words('Your written quote: is anything unclear? {reference}', [
    'We have sent you a written quote. It is valid until {validUntil}.',
    'If anything in it is unclear, or could be different, ask us on your page or call {phone}.',
    MORE_TIME,
  ]),
  'quote-ending': words('Your quote runs out on {validUntil}: {reference}', [
    'You can accept your written quote until {validUntil}. After that we renew it if you ask us to, which costs you nothing.',
    'You can read it, ask about it and accept it on your page.',
    MORE_TIME,
  ]),
  'payment-due': words('{amount} is due on {dueOn}: {reference}', [
    'Of invoice {invoice}, {amount} is due on {dueOn}. Your page has the invoice, and how to pay it.',
    'If you have paid it in the last few days, there is nothing to do.',
    MORE_TIME,
  ]),
  'payment-late': words('A payment has not reached us: {reference}', [
    'Of invoice {invoice}, {amount} was due on {dueOn}, and has not reached us yet. Your page has the invoice, and how to pay it.',
    'If you have paid it in the last few days, there is nothing to do. If something is wrong with it, call us: {phone}.',
    MORE_TIME,
  ]),
  'visit-ahead': words('Our visit: {visit}', [
    'We come to see your garden on {visit}.',
    'If the time no longer suits you, tell us on your page or call {phone}. Your reference is {reference}.',
  ]),
});

function words(subject: string, paragraphs: readonly string[]): MailText {
  return { subject, text: paragraphs.join('\n\n') };
}
