import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { usualRules } from '#domain/order/reminders/reminder-rules';
import { openStores } from '#server/stores/open-stores';
import type { Stores } from '#server/stores/ports';
import { newQuoteRequest } from '#server/testing/rows/records';
import { quoteSent } from '#server/testing/requests/orders';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { sendReminders } from './send-reminders';

const SENT = new Date('2026-06-01T12:00:00.000Z');
const DUE = new Date('2026-06-08T12:00:00.000Z');
const LONG_AGO = '2026-01-01T00:00:00.000Z';

async function open(rules = usualRules(LONG_AGO)) {
  const folder = await temporaryFolder();
  let stores: Stores = await openStores({ dataDir: folder });
  onTestFinished(() => stores.close());
  await stores.settings.save({ name: 'reminders', revision: 1, value: rules }, 0);
  let wakes = 0;
  return {
    stores: () => stores,
    wakes: () => wakes,
    async reopen() {
      await stores.close();
      stores = await openStores({ dataDir: folder });
    },
    /** A request with a written quote that waits for an answer. */
    async quoted(changes: Parameters<typeof newQuoteRequest>[0] = {}) {
      const { id } = await stores.roomConfigurations.add(newQuoteRequest(changes), randomUUID);
      await stores.orders.change(id, SENT, () => ({
        event: { id: randomUUID(), by: 'company', what: quoteSent('2026-07-01') },
      }));
      return id;
    },
    send: (at = DUE, isMailSetUp = true) =>
      sendReminders({
        ...stores,
        mail: { wake: () => void (wakes += 1) },
        isMailSetUp,
        now: () => at,
      }),
    reminded: async (id: string) =>
      (await stores.orders.find(id))?.events.flatMap(({ id: event, what }) =>
        what.kind === 'reminded' ? [{ event, rule: what.rule, about: what.about }] : [],
      ) ?? [],
  };
}

describe('reminders', () => {
  it('are sent once, with their mail, however often and by however many it is looked for', async () => {
    const { quoted, send, reminded, stores, reopen, wakes } = await open();
    const id = await quoted();
    expect((await Promise.all([send(), send(), send()])).reduce((a, b) => a + b)).toBe(1);
    expect(wakes()).toBeGreaterThan(0);
    const [first, ...more] = await reminded(id);
    expect(first).toMatchObject({ rule: 'quote-unanswered', about: 'quote 1' });
    expect(more).toEqual([]);
    const mails = await stores().mailQueue.mailsOf('event', first?.event ?? '');
    expect(mails).toMatchObject([{ to: 'homeowner', state: 'waiting' }]);
    await reopen();
    expect(await send()).toBe(0);
    expect(await send(new Date('2026-06-09T12:00:00.000Z'))).toBe(0);
    // A clock that goes back finds nothing due that was.
    expect(await send(new Date('2026-06-08T11:00:00.000Z'))).toBe(0);
    expect(await send(new Date('2026-06-28T12:00:00.000Z'))).toBe(1);
    expect(await reminded(id)).toHaveLength(2);
  });

  it('go to nobody at night, without a mail server, by rules that are off, or of an anonymous request', async () => {
    const { quoted, send, stores } = await open();
    const id = await quoted();
    expect(await send(new Date('2026-06-08T18:30:00.000Z'))).toBe(0);
    expect(await send(new Date('2026-06-09T07:30:00.000Z'))).toBe(0);
    expect(await send(DUE, false)).toBe(0);
    await stores().settings.save({ name: 'reminders', revision: 2, value: usualRules(null) }, 1);
    expect(await send()).toBe(0);
    await stores().settings.save(
      { name: 'reminders', revision: 3, value: usualRules(LONG_AGO) },
      2,
    );
    await stores().roomConfigurations.anonymise(id, SENT);
    expect(await send()).toBe(0);
  });

  it('go once a day to a person, of however many requests', async () => {
    const { quoted, send, reminded } = await open();
    const phone = '01632 960777';
    const ids = [
      await quoted(),
      await quoted({ email: 'TEST.person@example.com', phone: '' }),
      await quoted({ email: 'other@example.com', phone }),
    ];
    expect(await send()).toBe(2);
    expect(await send(new Date('2026-06-08T17:00:00.000Z'))).toBe(0);
    expect(await send(new Date('2026-06-09T12:00:00.000Z'))).toBe(1);
    for (const id of ids) expect(await reminded(id)).toHaveLength(1);
  });
});
