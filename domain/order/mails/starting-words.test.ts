import { expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { OrderEvent } from '#domain/order/history/events';
import { orderAfter, newOrder } from '#domain/order/history/order';
import { PlayedOrder, RECEIVED_AT } from '#domain/testing/played-order';
import { homeownerMail } from './homeowner-mail';
import { mailWords } from './written-mail';

const MONDAY = { start: '2026-12-14T10:00:00.000Z', minutes: 60 };
const FRIDAY = { start: '2026-12-18T13:30:00.000Z', minutes: 90 };

const INVOICED = {
  kind: 'invoiced',
  number: 1,
  version: 2,
  stage: 0,
  pence: 952_513,
  dueOn: '2026-12-29',
} as const;
const PAID = {
  kind: 'paid',
  payment: '00000000-0000-4000-8000-000000000099',
  on: '2026-12-20',
  how: 'bank',
  text: 'For us alone',
} as const;

it('says word for word what it said before the company could change the words', async () => {
  await expect(allMails().join('\n\n')).toMatchFileSnapshot('starting-words.golden.txt');
});

it('says of a quote without VAT that none is added', () => {
  const values = { total: '£1.00', validUntil: '', version: '', reference: '', phone: '' };
  const { texts } = mailWords({ kind: 'quote-first', values }, {}, 0);
  expect(texts[1]).toBe('The total is £1.00, no VAT added. It is valid until .');
});

it('says the days of the build before what the company says of them', () => {
  const played = new PlayedOrder();
  played.company({ kind: 'state-set', to: 'won' });
  const days = { from: '2027-01-05', to: '2027-01-08' };
  played.company({ kind: 'planned', text: 'Keep the gate free.', ...days });
  const [, words = ''] = played.events.map(mailOf(played));
  expect(words).toContain(
    String.raw`We build in your garden: Tuesday 5 January 2027 to Friday 8 January 2027.\nKeep the gate free.`,
  );
});

/** The mails of two requests, which between them have every kind, with and without what people may leave out. */
function allMails(): string[] {
  const ordered = new PlayedOrder();
  ordered.company({ kind: 'times-offered', times: [MONDAY, FRIDAY], text: 'Tom comes.\n\nBye' });
  ordered.homeowner({ kind: 'time-chosen', ...MONDAY });
  ordered.company({ kind: 'visit-booked', ...FRIDAY });
  ordered.homeowner({ kind: 'asked', text: 'Is it warm?' });
  const question = ordered.order.questions[0]?.id ?? '';
  ordered.company({ kind: 'answered', question, text: 'Yes {reference}\n\n<b>very</b>' });
  ordered.company({ kind: 'visit-held' });
  ordered.sendQuote();
  const { version, hash } = ordered.sendQuote(3_810_050);
  ordered.homeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
  ordered.happen({ ...INVOICED, hash });
  ordered.happen({ kind: 'credited', number: 1, of: 1, pence: 7_500, hash, text: 'White doors' });
  ordered.happen({ ...PAID, pence: 500_000 });
  ordered.happen({ ...PAID, pence: 445_013 });
  ordered.happen({ ...PAID, pence: 1_000 });
  ordered.company({ kind: 'planned', text: 'On site from 5 January.\nA fortnight.' });
  for (const to of ['workshop', 'site', 'handed-over'] as const) {
    ordered.company({ kind: 'moved-on', to });
  }
  const ended = new PlayedOrder();
  ended.company({ kind: 'times-offered', times: [MONDAY], text: '' });
  ended.company({ kind: 'visit-booked', ...MONDAY });
  ended.company({ kind: 'visit-cancelled', text: 'Snow' });
  ended.company({ kind: 'visit-booked', ...FRIDAY });
  ended.company({ kind: 'visit-cancelled', text: '' });
  ended.company({ kind: 'link-renewed' });
  ended.homeowner({ kind: 'withdrawn', text: 'Moving' });
  return [...ordered.events.map(mailOf(ordered)), ...ended.events.map(mailOf(ended))];
}

const mailOf = (played: PlayedOrder) => (event: OrderEvent) => {
  const earlier = played.events.filter(({ number }) => number < event.number);
  const before = orderAfter(newOrder({ state: 'new', receivedAt: RECEIVED_AT }), earlier);
  const mail = homeownerMail(event, {
    reference: 'MGR-7K4Q-2D',
    before,
    company: STARTER_FACTS.company,
  });
  const { subject, texts } = mail ? mailWords(mail, {}) : { subject: 'no mail', texts: [] };
  const said = texts.map((text) => JSON.stringify(text));
  return [`${event.what.kind}: ${subject}`, ...said].join('\n');
};
