import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PlayedOrder } from '#domain/testing/played-order';
import { isoDay } from '#domain/text/dates';
import {
  REMINDER_RULES,
  RULE_DAYS,
  rulesSince,
  usualRules,
  type ReminderRules,
} from './reminder-rules';
import { reminderDue, remindedMatters } from './reminders-due';

const HOUR = 3_600_000;
const runs = 800;
const timeout = 60_000;

type Act = (played: PlayedOrder) => unknown;

const start = fc
  .integer({ min: 0, max: 24 * 40 })
  .map((hours) => new Date(Date.parse('2026-12-01T09:00:00.000Z') + hours * HOUR).toISOString());

/** What ends a story, or cuts it short: seldom. */
const ending = fc.constantFrom<Act[]>(
  (one) => one.homeowner({ kind: 'declined', version: one.order.quotes.length, text: '' }),
  (one) => one.company({ kind: 'state-set', to: 'lost' }),
  (one) => one.company({ kind: 'state-set', to: 'won' }),
);

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.integer({ min: 2, max: 30 }).map((days): Act => (one) => {
    if (one.order.stage === 'quote' || one.order.stage === 'received') one.sendQuote(100_000, days);
  }),
  start.map(
    (at): Act =>
      (one) =>
        one.company({ kind: 'visit-booked', start: at, minutes: 60 }),
  ),
  fc.constantFrom<Act[]>(
    (one) => one.homeowner({ kind: 'time-wished', text: 'Fridays' }),
    (one) => one.homeowner({ kind: 'asked', text: 'Is it warm?' }),
    (one) =>
      one.company({
        kind: 'answered',
        question: one.order.questions.at(-1)?.id ?? '',
        text: 'Yes',
      }),
    (one) => one.company({ kind: 'visit-cancelled', text: '' }),
    (one) => {
      const { version = 1, hash = '' } = one.order.quotes.at(-1) ?? {};
      one.homeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
    },
    (one) => {
      const [matter] = remindedMatters(one.order, one.now);
      if (matter !== undefined) one.homeowner({ kind: 'later-asked', about: matter.about });
    },
  ),
  fc.integer({ min: 0, max: 30 }).map((days): Act => (one) => {
    const number = one.order.money.invoices.length + 1;
    const dueOn = isoDay(one.now, days);
    one.happen({ kind: 'invoiced', number, version: 1, stage: 0, pence: 1000, dueOn, hash: '' });
  }),
  fc.integer({ min: 1, max: 1500 }).map(
    (pence): Act =>
      (one) =>
        one.happen({
          kind: 'paid',
          payment: `00000000-0000-4000-8000-${String(one.events.length).padStart(12, '0')}`,
          on: isoDay(one.now),
          pence,
          how: 'bank',
          text: '',
        }),
  ),
);

/** How far the clock goes on before the next act: now and then it is put ahead, or back. */
const hours = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 60 }) },
  { weight: 1, arbitrary: fc.integer({ min: -400, max: 400 }) },
);

const rules: fc.Arbitrary<ReminderRules> = fc
  .record({
    isOn: fc.array(fc.oneof(fc.constant(true), fc.constant(true), fc.boolean()), {
      minLength: 5,
      maxLength: 5,
    }),
    days: fc.array(fc.nat(60), { minLength: 5, maxLength: 5 }),
  })
  .map(({ isOn, days }) => {
    const edit = usualRules(null);
    for (const [index, rule] of REMINDER_RULES.entries()) {
      const { least, most } = RULE_DAYS[rule];
      const wanted = least + ((days[index] ?? 0) % (most - least + 1));
      edit[rule] = { isOn: isOn[index] ?? true, days: wanted, since: null };
    }
    return edit;
  });

/** What is open of an invoice, worked out otherwise than by the ledger: all payments pay the oldest. */
function isOwed({ money }: PlayedOrder['order'], number: number): boolean {
  const before = money.invoices.filter((one) => one.number <= number);
  const asked = before.reduce((sum, { pence }) => sum + pence, 0);
  return money.payments.reduce((sum, { pence }) => sum + pence, 0) < asked;
}

/** Whether what somebody is reminded of is settled, by the order alone. */
function isSettled({ order, now }: PlayedOrder, about: string): boolean {
  const [kind, name = ''] = about.split(' ');
  if (order.ended !== null) return true;
  if (kind === 'visit') {
    return (
      order.visit?.state !== 'booked' || order.visit.start !== name || now.toISOString() >= name
    );
  }
  if (kind === 'invoice') return !isOwed(order, Number(name));
  const quote = order.quotes.find(({ version }) => String(version) === name);
  return quote?.state !== 'open' || isoDay(now) > quote.validUntil;
}

const HOUR_IN_ENGLAND = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: 'numeric',
  hourCycle: 'h23',
});

it(
  'remind of each thing once by each rule, once a day, by day, and of nothing settled, put off or older than the rule',
  { timeout },
  () => {
    let sent = 0;
    const acts = fc.oneof(
      { weight: 6, arbitrary: fc.constant<Act>(() => undefined) },
      { weight: 6, arbitrary: act },
      { weight: 1, arbitrary: ending },
    );
    const steps = fc.array(fc.tuple(hours, acts), { minLength: 10, maxLength: 60 });
    fc.assert(
      fc.property(steps, rules, fc.nat(5), (story, edit, switched) => {
        const played = new PlayedOrder();
        let live = usualRules(null);
        const days = new Set<string>();
        const done = new Set<string>();
        for (const [index, [pause, next]] of story.entries()) {
          played.wait(pause);
          if (index === switched) live = rulesSince(edit, live, played.now);
          next(played);
          for (let hour = 0; hour < 3; hour += 1) {
            played.wait(4);
            const due = reminderDue(played.order, live, played.now);
            if (due === undefined) continue;
            const { since } = live[due.rule];
            expect(since).not.toBeNull();
            const day = isoDay(played.now);
            const name = `${due.rule} ${due.about}`;
            const shown = Number(HOUR_IN_ENGLAND.format(played.now));
            expect([shown >= 9 && shown < 19, name]).toEqual([true, name]);
            expect([days.has(day), done.has(name)]).toEqual([false, false]);
            expect([isSettled(played, due.about), name]).toEqual([false, name]);
            const later = played.order.later.findLast(({ about }) => about === due.about);
            expect(later === undefined || day >= later.until).toBe(true);
            days.add(day);
            done.add(name);
            sent += 1;
            played.remind(played.now.toISOString(), due.rule, due.about);
          }
        }
      }),
      { numRuns: runs },
    );
    // The stories are ones in which something is due.
    expect(sent).toBeGreaterThan(runs / 4);
  },
);

it('count from now on what is switched on or gets other days, and from before what stays', () => {
  const now = new Date('2026-12-01T12:00:00.000Z');
  const [on, off] = [usualRules('2026-01-01T00:00:00.000Z'), usualRules(null)];
  expect(rulesSince(usualRules('2030-01-01T00:00:00.000Z'), off, now)).toEqual(
    usualRules(now.toISOString()),
  );
  expect(rulesSince(usualRules('2000-01-01T00:00:00.000Z'), on, now)).toEqual(on);
  const edit = { ...on, 'quote-ending': { isOn: true, days: 5, since: null } };
  expect(rulesSince(edit, on, now)).toEqual({
    ...on,
    'quote-ending': { isOn: true, days: 5, since: now.toISOString() },
  });
  expect(rulesSince(off, on, now)).toEqual(off);
});
