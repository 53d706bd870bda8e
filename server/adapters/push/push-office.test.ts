import { randomUUID } from 'node:crypto';
import * as nodeDisk from 'node:fs/promises';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import type { Happening } from '#domain/order/history/events';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { openStores } from '#server/stores/open-stores';
import { PushService } from '#server/testing/servers/push-service';
import { newQuoteRequest } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { writePush } from '#server/writing/write-push';
import { openPush } from './open-push';

const PATIENT = { timeout: 10_000 };
const LATER = { status: 503 };
const STAGE = { kind: 'moved-on', to: 'workshop' } as const;
const NEXT_STAGE = { kind: 'moved-on', to: 'site' } as const;

/** A data folder with one phone to be told, on a clock that the test controls. */
async function open({ folder = '', service }: { folder?: string; service?: PushService } = {}) {
  const dataDir = folder === '' ? await temporaryFolder() : folder;
  const pushes = service ?? (await PushService.open());
  if (service === undefined) onTestFinished(() => pushes.close());
  let time = Date.parse('2026-05-01T09:30:00.000Z');
  const now = (): Date => new Date(time);
  const stores = await openStores({ dataDir }, { now });
  const config = { vapidKey: undefined, pushServices: [pushes.origin] };
  const logger = pino({ level: 'silent' });
  const sources = { ...stores, facts: () => STARTER_FACTS, publicUrl: undefined, now };
  const write = (device: Parameters<typeof writePush>[1]) => writePush(sources, device);
  const { pushOffice } = openPush(config, { ...sources, write, logger, now });
  const close = async (): Promise<void> => {
    await pushOffice.close();
    await stores.close();
  };
  onTestFinished(close);
  const requestId = randomUUID();
  if (folder === '') {
    const row = newQuoteRequest({ id: requestId, createdAt: now().toISOString() });
    await stores.roomConfigurations.add(row, () => 'MGR-1', { followHash: 'link' });
    const device = { id: 'phone', requestId, linkHash: 'link', since: now().toISOString() };
    await stores.pushDevices.add({ ...device, ...pushes.subscribe('phone') });
  }
  return {
    dataDir,
    pushes,
    devices: stores.pushDevices,
    close,
    async happen(what: Happening) {
      const event = { id: randomUUID(), by: 'company', what } as const;
      await stores.orders.change(requestId, now(), () => ({ event }));
      pushOffice.wake();
      return event.id;
    },
    later(minutes: number) {
      time += minutes * 60_000;
      pushOffice.wake();
    },
    /** Waits until nothing is due, or until the next attempt is so many minutes away. */
    waits: (minutes: number | undefined) =>
      vi.waitFor(async () => {
        const { pushDevices } = await readStoredDocument(dataDir, nodeDisk);
        const due = pushDevices[0]?.due;
        expect(due?.state).toBe(minutes === undefined ? undefined : 'waiting');
        expect(due && (Date.parse(due.notBefore) - time) / 60_000).toBe(minutes ?? null);
      }, PATIENT),
    titles: () => pushes.received.map(({ message }) => message.notification.title),
  };
}

describe('the push office', () => {
  it('tries again after longer and longer pauses, and tells it once', async () => {
    const { pushes, happen, waits, later, titles } = await open();
    pushes.spoil(LATER, LATER, LATER, LATER, {
      status: 429,
      headers: { 'retry-after': '9999999' },
    });
    await happen(STAGE);
    for (const pause of [1, 5, 15, 60, 60]) {
      await waits(pause);
      later(pause);
    }
    await waits(undefined);
    expect(titles()).toEqual(['Your room is in the workshop: MGR-1']);
    later(60);
    expect(pushes.attempts).toBe(6);
  });

  it('drops after a day what no push service has taken', async () => {
    const { pushes, happen, waits, later } = await open();
    pushes.spoil(LATER);
    await happen(STAGE);
    await waits(1);
    later(24 * 60 + 1);
    await waits(undefined);
    expect(pushes.attempts).toBe(1);
  });

  it('tries again where no connection was made', async () => {
    const { pushes, happen, waits } = await open();
    await pushes.close();
    await happen(STAGE);
    await waits(1);
    expect(pushes.attempts).toBe(0);
  });

  it('is not held up by a clock that goes back', async () => {
    const { pushes, happen, waits, later, titles } = await open();
    pushes.spoil(LATER);
    await happen(STAGE);
    await waits(1);
    later(-600);
    await waits(undefined);
    expect(titles()).toHaveLength(1);
  });

  it('tells the newest alone of what happened while a push waited', async () => {
    const { pushes, happen, waits, titles } = await open();
    pushes.spoil(LATER);
    await happen(STAGE);
    await waits(1);
    await happen(NEXT_STAGE);
    await waits(undefined);
    expect(titles()).toEqual(['Your room is on its way: MGR-1']);
  });

  it('tells after a restart what waits, and not what was being handed over', async () => {
    const before = await open();
    before.pushes.spoil(LATER);
    const event = await before.happen(STAGE);
    await before.waits(1);
    expect(await before.devices.setDue('phone', event, { state: 'handing-over' })).toBe(true);
    await before.close();
    const after = await open({ folder: before.dataDir, service: before.pushes });
    await after.waits(undefined);
    after.later(60);
    await after.waits(undefined);
    expect(before.pushes.attempts).toBe(1);
  });
});
