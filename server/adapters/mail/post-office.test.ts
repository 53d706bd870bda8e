import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Happening } from '#domain/order/history/events';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { starterPricing } from '#domain/design/pricing/starter';
import { openLowdbDatabase } from '#server/stores/lowdb/lowdb-database';
import { lowdbEngine } from '#server/stores/lowdb/lowdb-engine';
import { storesOn } from '#server/stores/open-stores';
import { openFaultyMailServer, openMailServer } from '#server/testing/servers/mail-server';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { quoteSent } from '#server/testing/requests/orders';
import { newQuoteRequest } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { pdfs } from '#server/adapters/pdf/pdfs';
import { writeMessage } from '#server/writing/mails/write-message';
import { openRoom } from '#server/adapters/room';
import { openMail } from './open-mail';

/** A quote's mail takes a while: it is written with its PDF. */
const SLOW = { timeout: 10_000 };

/** A data folder with a post office, on a clock that the test controls. */
async function openOffice(options: { folder?: string; mailUrl?: string } = {}) {
  const { folder = await temporaryFolder(), mailUrl } = options;
  let time = Date.parse('2026-05-01T09:30:00.000Z');
  const now = (): Date => new Date(time);
  const database = await openLowdbDatabase(folder);
  const stores = storesOn(lowdbEngine(database), now);
  await stores.pricing.begin(starterPricing);
  const logger = pino({ level: 'silent' });
  const publicUrl = 'https://rooms.example';
  const sources = { ...stores, facts: () => STARTER_FACTS, pdfs, publicUrl, logger, now };
  const room = await openRoom({ dataDir: folder, logger, now });
  const post = await openMail(
    { dataDir: folder, mailUrl },
    { ...sources, room, write: (mail) => writeMessage(sources, mail) },
  );
  const close = async (): Promise<void> => {
    await post.mail.close();
    await database.close();
  };
  onTestFinished(close);
  return {
    ...stores,
    ...post,
    folder,
    database,
    close,
    /** Advances the clock and lets the post office look again. */
    later(minutes: number) {
      time += minutes * 60_000;
      post.mail.wake();
    },
    /** The messages that are not sent, in the order they were queued. */
    queued: () => database.view.table('mailQueue').list(),
    addQuote: async (changes: Parameters<typeof newQuoteRequest>[0] = {}) => {
      const row = newQuoteRequest({ createdAt: now().toISOString(), ...changes });
      await stores.roomConfigurations.add(row, () => `MGR-7K4Q-${row.id}`);
      post.mail.wake();
      return row.id;
    },
  };
}

type Office = Awaited<ReturnType<typeof openOffice>>;

/** How often each message that is not sent was refused. */
const refusalsIn = (office: Office): number[] => office.queued().map(({ refusals }) => refusals);

/** Waits until the unsent messages have these states, in the order they were queued. */
async function expectSettled(office: Office, ...states: string[]): Promise<void> {
  await vi.waitFor(() => expect(office.queued().map(({ state }) => state)).toEqual(states), SLOW);
}

describe('the post office', () => {
  it('sends one message to the homeowner and one to the company', async () => {
    const server = await openMailServer();
    const office = await openOffice({ mailUrl: server.url });
    const id = await office.addQuote();
    await expectSettled(office);
    expect(server.received.map(({ to }) => to)).toEqual([
      ['test.person@example.com'],
      ['hello@example.com'],
    ]);
    const [homeowner, company] = server.received.map(({ email }) => email);
    // The builder showed another figure: both are named to both.
    expect(homeowner?.text).toMatch(/Shell\s+£30,715\nBy our price list of that day\s+£30,715/);
    expect(homeowner?.text).toContain('You saw £30,000 in the builder; by our price list of');
    expect(company?.text).toContain('The homeowner saw £30,000; by the price list of that day');
    expect(homeowner?.html).toContain('>£30,715<');
    expect(company?.subject).toMatch(
      /^Quote request MGR-7K4Q-.*, £30,000 seen, £30,715 by the list$/,
    );
    expect(company?.replyTo).toMatchObject([
      { name: 'Test Person', address: 'test.person@example.com' },
    ]);
    expect(company?.text).toContain(`https://rooms.example/admin/quotes?request=${id}`);
  });

  it('begins no mail before the answer to its request could leave', async () => {
    const office = await openOffice();
    await setImmediate();
    const looked = vi.spyOn(office.mailQueue, 'firstDue');
    const id = await office.addQuote();
    // Stands for whatever the caller still does without waiting for I/O.
    for (let step = 0; step < 100; step += 1) await Promise.resolve();
    expect(looked).not.toHaveBeenCalled();
    await expectSettled(office, 'kept', 'kept');
    expect(looked).toHaveBeenCalled();
    expect(await readdir(join(office.folder, 'mail'))).toContain(`quote-${id}-homeowner.eml`);
  });

  it('keeps a reminder over the night, and sends none of what is settled', async () => {
    const server = await openMailServer();
    const office = await openOffice({ mailUrl: server.url });
    const ids = [await office.addQuote(), await office.addQuote()];
    await expectSettled(office);
    const happen = (requestId: string, what: Happening) =>
      office.orders.change(requestId, new Date('2026-05-01T09:30:00.000Z'), () => ({
        event: { id: randomUUID(), by: 'company', what },
      }));
    for (const id of ids) await happen(id, quoteSent('2026-06-01'));
    office.mail.wake();
    await expectSettled(office);
    // Half past seven in the evening.
    office.later(9 * 60);
    for (const id of ids) {
      await happen(id, { kind: 'reminded', rule: 'quote-unanswered', about: 'quote 1' });
    }
    office.mail.wake();
    await vi.waitFor(() => {
      const waits = office.queued().map(({ notBefore }) => notBefore > '2026-05-01T18:31');
      expect(waits).toEqual([true, true]);
    }, SLOW);
    await happen(ids[1] ?? '', { kind: 'declined', version: 1, text: '' });
    office.later(60);
    await expectSettled(office, 'waiting');
    // Half past nine in the morning.
    office.later(13 * 60);
    await expectSettled(office);
    const subjects = server.received.map(({ email }) => email.subject ?? '');
    expect(subjects.filter((subject) => subject.includes('is anything unclear'))).toHaveLength(1);
  });

  it('confirms an enquiry in the words of the contact page', async () => {
    const server = await openMailServer();
    const office = await openOffice({ mailUrl: server.url });
    await office.enquiries.add(newEnquiry({ message: 'Access from the side.' }));
    office.mail.wake();
    await expectSettled(office);
    const [homeowner, company] = server.received.map(({ email }) => email);
    expect(homeowner?.text).toContain('Thank you for your inquiry! We will contact you shortly.');
    expect(homeowner?.text).not.toContain('Access from the side.');
    expect(company?.text).toContain('Access from the side.');
  });

  it('keeps files where no mail server is named, each once however often it is tried', async () => {
    const office = await openOffice();
    const id = await office.addQuote();
    const mail = await office.mailQueue.find(`quote-${id}-company`);
    await expectSettled(office, 'kept', 'kept');
    const names = [`quote-${id}-company.eml`, `quote-${id}-homeowner.eml`];
    expect((await readdir(join(office.folder, 'mail'))).toSorted()).toEqual(names);
    // As after a crash between writing the file and marking it as kept.
    await office.database.change([], async (on) => {
      if (mail !== undefined) await on.put('mailQueue', mail);
    });
    expect(office.queued().map(({ state }) => state)).toEqual(['kept', 'waiting']);
    office.mail.wake();
    await expectSettled(office, 'kept', 'kept');
    expect((await readdir(join(office.folder, 'mail'))).toSorted()).toEqual(names);
    const text = await readFile(join(office.folder, 'mail', names[1] ?? ''), 'utf8');
    expect(text).toContain(`<quote-${id}-homeowner@example.com>`);
  });

  it('takes what builds before left as files for kept, and not for sent', async () => {
    const before = await openOffice();
    const id = await before.addQuote();
    await expectSettled(before, 'kept', 'kept');
    for (const { id: mail } of before.queued()) await before.mailQueue.sent(mail);
    expect(before.queued()).toEqual([]);
    await before.close();
    const server = await openMailServer();
    const after = await openOffice({ folder: before.folder, mailUrl: server.url });
    const found = await after.mailQueue.mailsOf('quote', id);
    expect(found.map(({ to, state }) => [to, state])).toEqual([
      ['homeowner', 'kept'],
      ['company', 'kept'],
    ]);
    expect(server.received).toEqual([]);
  });

  it('waits for a mail server that is down, without asking it for every message', async () => {
    const first = await openMailServer();
    await first.stop();
    const office = await openOffice({ mailUrl: first.url });
    for (const _ of [1, 2, 3]) await office.addQuote();
    await vi.waitFor(() => expect(office.queued()[0]?.problem).toMatch(/REFUSED/), SLOW);
    expect(office.queued()[1]?.problem).toBeNull();
    const server = await openMailServer({ port: first.port });
    office.later(1);
    await expectSettled(office);
    expect(server.received).toHaveLength(6);
  });

  it.each([-400, 400])(
    'sends what waits when the clock moves by %d days during a pause',
    async (days) => {
      const first = await openMailServer();
      await first.stop();
      const office = await openOffice({ mailUrl: first.url });
      await office.addQuote();
      await vi.waitFor(() => expect(office.queued()[0]?.problem).toMatch(/REFUSED/), SLOW);
      await openMailServer({ port: first.port });
      office.later(days * 1440);
      await expectSettled(office);
    },
  );

  it('sends what was refused for now by a clock that was ahead', async () => {
    const server = await openMailServer();
    server.refuse({ recipient: 451 });
    const office = await openOffice({ mailUrl: server.url });
    office.later(400 * 1440);
    await office.addQuote();
    await vi.waitFor(() => expect(refusalsIn(office)).toEqual([1, 1]), SLOW);
    server.refuse({});
    office.later(-400 * 1440);
    await expectSettled(office);
  });

  it('keeps to the waits of a server that says later, and gives up on a plain no', async () => {
    const server = await openMailServer();
    server.refuse({ recipient: 451 });
    const office = await openOffice({ mailUrl: server.url });
    await office.addQuote();
    await vi.waitFor(() => expect(server.attempts()).toBe(2), SLOW);
    await vi.waitFor(() => expect(refusalsIn(office)).toEqual([1, 1]), SLOW);
    office.later(0.5);
    server.refuse({ message: 550 });
    office.later(0.6);
    await expectSettled(office, 'refused', 'refused');
    expect(server.attempts()).toBe(4);
    expect(office.queued()[0]?.problem).toContain('550');
  });

  it('does not send again what may have arrived', async () => {
    const faulty = await openFaultyMailServer('closes after');
    const office = await openOffice({ mailUrl: faulty.url });
    await office.addQuote();
    await expectSettled(office, 'unclear', 'unclear');
    office.later(600);
    expect(office.queued().map(({ state }) => state)).toEqual(['unclear', 'unclear']);
  });

  it('sends after a restart what waits, and not what was being handed over', async () => {
    const down = await openMailServer();
    await down.stop();
    const before = await openOffice({ mailUrl: down.url });
    const id = await before.addQuote();
    await vi.waitFor(() => expect(before.queued()[0]?.problem).not.toBeNull(), SLOW);
    await before.mailQueue.set(`quote-${id}-homeowner`, { state: 'handing-over' });
    await before.close();
    const server = await openMailServer();
    const after = await openOffice({ folder: before.folder, mailUrl: server.url });
    await expectSettled(after, 'unclear');
    expect(server.received.map(({ to }) => to)).toEqual([['hello@example.com']]);
  });

  it('leaves nothing of a removed or anonymised request, neither in the queue nor as a file', async () => {
    const office = await openOffice();
    const [removed, anonymised, kept] = [
      await office.addQuote(),
      await office.addQuote(),
      await office.addQuote(),
    ];
    await expectSettled(office, ...Array.from({ length: 6 }, () => 'kept'));
    await office.roomConfigurations.remove(removed, new Date());
    await office.roomConfigurations.anonymise(anonymised, new Date());
    // As after a crash between the commit and the files: the next start sweeps them.
    await office.close();
    await openOffice({ folder: office.folder });
    const names = await readdir(join(office.folder, 'mail'));
    expect(names.filter((name) => !name.includes(kept))).toEqual([]);
  });

  it('does not hold up the others for a message it cannot deliver', async () => {
    const server = await openMailServer();
    const office = await openOffice({ mailUrl: server.url });
    await office.database.change([], (on) =>
      on.put('mailQueue', {
        id: 'quote-lost-homeowner',
        about: 'quote',
        requestId: randomUUID(),
        to: 'homeowner',
        queuedAt: '2026-05-01T09:30:00.000Z',
        state: 'waiting',
        refusals: 0,
        notBefore: '2026-05-01T09:30:00.000Z',
        problem: null,
      }),
    );
    await office.addQuote();
    await expectSettled(office, 'refused');
    expect(server.received).toHaveLength(2);
  });
});
