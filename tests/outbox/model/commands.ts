import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { vi } from 'vitest';
import type { RequestKind } from '#domain/order/contracts/requests/request-kinds';
import { newEntry, type NewEntry } from '#app/offline/outbox/new-entry';
import { anEnquiry, aSignUp } from '#app/offline/testing/enquiries';
import { aQuote } from '#app/offline/testing/quotes';
import { BrokenRule, type Oracle } from './oracle';
import { fillStorage } from './own-database';
import type { Phone } from './phone';
import { FATES } from './server';
import type { End, Tab } from './tab';
import { turns } from './turns';

const DAY = 86_400_000;
const TABS = [0, 1, 2, 3];

/** How many events a tab receives before it dies in the middle; null when it lives on. */
const life = fc.option(fc.nat(14), { nil: null, freq: 3 });
const tab = fc.nat(TABS.length - 1);
const which = fc.nat(5);
const fates = fc.array(fc.constantFrom(...FATES), { maxLength: 6 });
const wish = fc.record({ command: fc.constantFrom('edit', 'retry', 'delete'), which, tab, life });

const commands = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      command: fc.constant('submit'),
      kind: fc.constantFrom('quote', 'quote', 'enquiry', 'newsletter'),
      tab,
      life,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      command: fc.constant('drain'),
      tabs: fc.subarray(TABS, { minLength: 1 }),
      lives: fc.array(life, { minLength: TABS.length, maxLength: TABS.length }),
      hurry: fc.boolean(),
      fates,
      /** Something the homeowner does while requests are being sent. */
      meanwhile: fc.option(wish),
      after: fc.nat(30),
    }),
  },
  { weight: 4, arbitrary: wish },
  {
    weight: 1,
    arbitrary: fc.record({
      command: fc.constant('jump'),
      days: fc.integer({ min: -400, max: 400 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ command: fc.constant('wait'), ms: fc.nat(2 * 3_600_000) }),
  },
  { weight: 1, arbitrary: fc.record({ command: fc.constant('storage'), full: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ command: fc.constant('close'), tab }) },
  { weight: 1, arbitrary: fc.record({ command: fc.constant('wake') }) },
);

type Command = typeof commands extends fc.Arbitrary<infer A> ? A : never;
type Wishing = Extract<Command, { command: 'edit' | 'retry' | 'delete' }>;

/** Actions of a homeowner, a phone, a network or a server, up to a maximum per history. */
export const histories = fc.commands([commands.map((command) => new Happening(command))], {
  maxCommands: 12,
});

class Happening implements fc.AsyncCommand<Oracle, Phone> {
  constructor(private readonly command: Command) {}

  check = () => true;

  toString = () => JSON.stringify(this.command);

  async run(oracle: Oracle, phone: Phone): Promise<void> {
    await happen(this.command, oracle, phone);
    oracle.look(await phone.items());
  }
}

async function happen(command: Command, oracle: Oracle, phone: Phone): Promise<void> {
  if (phone.isAsleep && command.command !== 'wake') return;
  switch (command.command) {
    case 'submit':
      return submit(command, oracle, phone);
    case 'drain':
      return drain(command, oracle, phone);
    case 'jump':
      vi.setSystemTime(Date.now() + command.days * DAY);
      return oracle.clockJumped();
    case 'wait':
      return void vi.advanceTimersByTime(command.ms);
    case 'storage':
      return fillStorage(command.full);
    case 'close':
      return phone.close(command.tab);
    case 'wake':
      await phone.wake();
      return oracle.roundBroken();
    default:
      return void (await doWish(command, oracle, phone));
  }
}

async function submit(
  { kind, tab: index, life }: Extract<Command, { command: 'submit' }>,
  oracle: Oracle,
  phone: Phone,
) {
  const tab = phone.tab(index);
  const entry = entryOf(kind, `Homeowner ${oracle.wishes.length}`);
  const wish = oracle.submitting(entry.id, entry.request);
  tab.limitLife(life);
  const end = await phone.does(tab, tab.program.putEntry(entry));
  if (end.how === 'done') oracle.submitted(wish);
  else mayFail(end);
}

async function drain(
  command: Extract<Command, { command: 'drain' }>,
  oracle: Oracle,
  phone: Phone,
) {
  for (const index of command.tabs) phone.tab(index).limitLife(command.lives[index] ?? null);
  const meanwhile = turns(command.after).then(() =>
    command.meanwhile ? doWish({ ...command.meanwhile, life: null }, oracle, phone) : undefined,
  );
  const ends = await phone.drain(command.tabs, command.hurry, command.fates);
  const touched = await meanwhile;
  for (const end of ends) mayFail(end);
  const isWhole = ends.length > 0 && ends.every(({ how }) => how === 'done');
  if (isWhole) oracle.roundDone(new Set(touched ?? []));
  else oracle.roundBroken();
}

/** Something a homeowner does with one request. Returns the ids concerned. */
async function doWish(command: Wishing, oracle: Oracle, phone: Phone): Promise<string[]> {
  const wish = oracle.wishes[command.which % Math.max(1, oracle.wishes.length)];
  const id = wish && oracle.shownId(wish);
  if (!wish || id === undefined || phone.isAsleep) return [];
  const tab = phone.tab(command.tab);
  tab.limitLife(command.life);
  if (command.command === 'retry') {
    oracle.retrying(id);
    mayFail(await phone.does(tab, tab.program.retryNow(id)));
    return [id];
  }
  if (command.command === 'delete') {
    oracle.deleting(id);
    const end = await phone.does(tab, tab.program.deleteEntry(id));
    if (end.how === 'done' && end.value) {
      oracle.gone(id);
      wish.isDeleted = true;
    }
    // The homeowner has deleted it: whether or not it is gone, it no longer has to be there.
    if (end.how === 'died' || end.how === 'fell asleep') wish.isSaved = false;
    mayFail(end);
    return [id];
  }
  return edit({ wish, tab, id }, oracle, phone);
}

interface Edit {
  wish: Oracle['wishes'][number];
  tab: Tab;
  id: string;
}

async function edit({ wish, tab, id }: Edit, oracle: Oracle, phone: Phone): Promise<string[]> {
  const known = (await phone.items()).find((item) => item.id === id);
  if (!known || known.unreadable) return [];
  const entry = entryOf(known.kind, 'Corrected Homeowner');
  oracle.correcting(wish, id, entry.id, entry.request);
  const end = await phone.does(tab, tab.program.replaceEntry(id, entry));
  if (end.how === 'done' && end.value) oracle.gone(id);
  else if (end.how === 'done') {
    oracle.gone(entry.id);
  }
  mayFail(end);
  return [id, entry.id];
}

/** Tabs die, sleep, lose their lock and find the disk full; nothing else may go wrong in them. */
function mayFail(end: End<unknown>) {
  if (end.how !== 'failed') return;
  const { error } = end;
  const isKnown =
    error instanceof DOMException && ['QuotaExceededError', 'AbortError'].includes(error.name);
  if (!isKnown) throw new BrokenRule(`nothing else fails: ${String(error)}`);
}

function entryOf(kind: RequestKind, name: string): NewEntry {
  const [id, now] = [randomUUID(), Date.now()];
  if (kind === 'quote') return newEntry(kind, { ...aQuote, name }, id, now);
  if (kind === 'enquiry') return newEntry(kind, { ...anEnquiry, name }, id, now);
  const email = `${name.replace(' ', '.')}@example.com`;
  return newEntry(kind, { ...aSignUp, email }, id, now);
}
