import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { rateOf } from '#domain/site/content/facts/vat';
import { newOrder } from '#domain/order/history/order';
import type { Happening } from '#domain/order/history/events';
import { exampleValues } from '#domain/order/mails/example-mail';
import { MAIL_KINDS, MAIL_NAMES } from '#domain/order/mails/mail-kinds';
import type { MailTexts } from '#domain/order/mails/mail-texts';
import { startingWords } from '#domain/order/mails/starting-words';
import { writtenMail } from '#domain/order/mails/written-mail';
import { enquiryForCompany, enquiryForHomeowner } from '#server/writing/mails/enquiry-messages';
import { eventForCompany } from '#server/writing/mails/events/event-for-company';
import { framed } from '#server/writing/mails/events/framed';
import { quoteForCompany, quoteForHomeowner } from '#server/writing/mails/quote-messages';
import type { PricingVersion } from '#server/stores/records';
import { exampleRequest, PERSON } from './example-request';

const TIME = { start: '2026-12-14T10:00:00.000Z', minutes: 60 };
const QUOTE = { version: 1, hash: '' };

/** One of each, so that a new kind of happening does not compile until it is here. */
const HAPPENED: { [Kind in Happening['kind']]: Extract<Happening, { kind: Kind }> } = {
  'time-chosen': { kind: 'time-chosen', ...TIME },
  'time-wished': { kind: 'time-wished', text: '' },
  'visit-called-off': { kind: 'visit-called-off', ...TIME, text: '' },
  asked: { kind: 'asked', text: '' },
  'place-given': { kind: 'place-given', address: '', postcode: '' },
  accepted: { kind: 'accepted', ...QUOTE, name: '', agreement: '' },
  declined: { kind: 'declined', version: 1, text: '' },
  'renewal-asked': { kind: 'renewal-asked', version: 1 },
  withdrawn: { kind: 'withdrawn', text: '' },
  'times-offered': { kind: 'times-offered', times: [], text: '' },
  'visit-booked': { kind: 'visit-booked', ...TIME },
  'visit-cancelled': { kind: 'visit-cancelled', text: '' },
  'visit-held': { kind: 'visit-held' },
  noted: { kind: 'noted', text: '' },
  'quote-sent': { kind: 'quote-sent', ...QUOTE, pence: 0, validUntil: '2026-12-31' },
  answered: { kind: 'answered', question: PERSON.id, text: '' },
  planned: { kind: 'planned', text: '' },
  'moved-on': { kind: 'moved-on', to: 'workshop' },
  'state-set': { kind: 'state-set', to: 'new' },
  'link-renewed': { kind: 'link-renewed' },
  invoiced: { kind: 'invoiced', number: 1, ...QUOTE, stage: 0, pence: 1, dueOn: '2026-12-31' },
  credited: { kind: 'credited', number: 1, of: 1, pence: 1, hash: '', text: '' },
  paid: { kind: 'paid', payment: PERSON.id, on: '2026-12-31', pence: 1, how: 'bank', text: '' },
  'payment-undone': { kind: 'payment-undone', payment: PERSON.id, text: '' },
  reminded: { kind: 'reminded', rule: '', about: '' },
  'later-asked': { kind: 'later-asked', about: '', until: '2026-12-31' },
};

/**
 * Every mail that the program sends, each written for somebody imagined and as text, by its name: "To us: Question".
 *
 * @param texts the company's own words, where it has any
 */
export function mailsWith(
  facts: StoredFacts,
  { texts, prices }: { texts: MailTexts; prices: PricingVersion },
): ReadonlyMap<string, string> {
  const { company } = facts;
  const row = exampleRequest(prices);
  const [size] = prices.pricing.shellSizes;
  const enquiry = { ...PERSON, postcode: 'NN1 1AA', projectType: null, message: null };
  const mails: [string, object][] = [
    ['A quote request arrived', quoteForHomeowner(row, size, { facts })],
    ['To us: Quote request', quoteForCompany(row, size, { address: '', company })],
    ['An enquiry arrived', enquiryForHomeowner(enquiry, facts)],
    ['To us: Enquiry', enquiryForCompany(enquiry, '', company)],
    ...MAIL_KINDS.map((kind): [string, object] => {
      const words = writtenMail(
        texts[kind] ?? startingWords(rateOf(facts.vat))[kind],
        exampleValues(facts),
      );
      return [MAIL_NAMES[kind], framed(words, undefined, facts)];
    }),
    ...eventsForCompany(facts),
  ];
  const from = { name: company.name, address: company.email };
  return new Map(mails.map(([name, mail]) => [name, JSON.stringify({ from, ...mail })]));
}

function eventsForCompany(facts: StoredFacts): [string, object][] {
  const at = PERSON.createdAt;
  const about = {
    reference: '',
    name: PERSON.name,
    before: newOrder({ state: 'new', receivedAt: at }),
  };
  return Object.values(HAPPENED).flatMap((what): [string, object][] => {
    const event = { id: PERSON.id, requestId: PERSON.id, number: 1, at, by: 'homeowner', what };
    const words = eventForCompany({ ...event, by: 'homeowner' }, about);
    if (words === undefined) return [];
    const [name = ''] = words.subject.split(':');
    return [[`To us: ${name}`, { to: facts.company.email, ...framed(words, undefined, facts) }]];
  });
}
