import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { vatWords } from '#domain/design/estimate/vat-words';
import { visitInWords } from '#domain/order/visits/visit-words';
import type { MailKind, Placeholder } from './mail-kinds';

const MONDAY = { start: '2026-12-14T10:00:00.000Z', minutes: 60 };
const FRIDAY = { start: '2026-12-18T13:30:00.000Z', minutes: 60 };
const NOW = new Date('2026-12-01T09:00:00.000Z');

/** An imagined request, for looking at the words of a mail while they are written. */
export const exampleValues = ({
  company,
  vat,
}: Pick<CompanyFacts, 'company' | 'vat'>): Readonly<Record<Placeholder, string>> => ({
  reference: 'MGR-7K4Q-2D',
  phone: company.phone,
  visit: visitInWords(MONDAY, NOW),
  times: [MONDAY, FRIDAY].map((time) => visitInWords(time, NOW)).join('\n'),
  note: 'We bring a tape measure and samples of the cladding.',
  answer: 'Yes. The floor is level with the terrace, so there is no step.',
  version: '2',
  total: '£37,100.00',
  validUntil: '31 December 2026',
  agreement: `I accept version 2 of the written quote MGR-7K4Q-2D for £37,100.00, ${vatWords({ vat }).included}.`,
  name: 'Ann Example',
  invoice: 'INV-00012',
  amount: '£9,275.00',
  dueOn: '15 December 2026',
});

/** The files that go with a mail, by the names they would have. */
export const EXAMPLE_ATTACHMENTS: Readonly<Partial<Record<MailKind, readonly string[]>>> = {
  'visit-booked': ['garden-visit.ics'],
  'visit-moved': ['garden-visit.ics'],
  'visit-cancelled': ['garden-visit.ics'],
  'visit-called-off': ['garden-visit.ics'],
  'quote-first': ['garden-room-written-quote-4x4m-2026-12-01-MGR-7K4Q-2D-v1.pdf'],
  'quote-next': ['garden-room-written-quote-4x4m-2026-12-01-MGR-7K4Q-2D-v2.pdf'],
};
