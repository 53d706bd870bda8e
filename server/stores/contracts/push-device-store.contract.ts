import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Happening } from '#domain/order/history/events';
import { newQuoteRequest } from '#server/testing/rows/records';
import type { NewPlace } from './place';

const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 9, minute));
const STAGE = { kind: 'moved-on', to: 'workshop' } as const;

async function openWithRequest(newPlace: NewPlace) {
  const place = await newPlace();
  const stores = await place.open();
  const { roomConfigurations, orders, pushDevices } = stores;
  const row = newQuoteRequest({ createdAt: at(0).toISOString() });
  const { id: requestId } = await roomConfigurations.add(row, randomUUID, { followHash: 'link' });
  return {
    place,
    stores,
    pushDevices,
    requestId,
    add: (id: string, minute = 1, linkHash = 'link') =>
      pushDevices.add({
        id,
        requestId,
        linkHash,
        endpoint: `https://push.example/${id}`,
        keys: { p256dh: 'p', auth: 'a' },
        since: at(minute).toISOString(),
      }),
    async happen(what: Happening, minute: number) {
      const event = { id: randomUUID(), by: 'company', what } as const;
      await orders.change(requestId, at(minute), () => ({ event }));
      return event.id;
    },
  };
}

/** What every PushDeviceStore promises. */
export function describePushDeviceStore(newPlace: NewPlace): void {
  describe('as a push device store', () => {
    it('has each device told about what happened last, in the same write, also after a restart', async () => {
      const { place, pushDevices, add, happen } = await openWithRequest(newPlace);
      await add('phone');
      expect(await pushDevices.firstDue(at(59))).toBeUndefined();
      expect(await pushDevices.nextDue()).toBeUndefined();
      expect(await pushDevices.load()).toEqual({ waiting: 0, oldest: undefined });
      await happen(STAGE, 10);
      const eventId = await happen({ kind: 'moved-on', to: 'site' }, 20);
      await happen({ kind: 'visit-held' }, 30);
      await place.close();
      const again = (await place.open()).pushDevices;
      expect(await again.firstDue(at(19))).toBeUndefined();
      expect(await again.firstDue(at(20))).toMatchObject({
        id: 'phone',
        due: { eventId, state: 'waiting', tries: 0, queuedAt: at(20).toISOString() },
      });
      expect(await again.nextDue()).toEqual(at(20));
      expect(await again.load()).toEqual({ waiting: 1, oldest: at(20) });
    });

    it('changes what is due only while it is the newest event', async () => {
      const { pushDevices, add, happen } = await openWithRequest(newPlace);
      await add('phone');
      const older = await happen(STAGE, 10);
      const newer = await happen(STAGE, 20);
      expect(await pushDevices.setDue('phone', older, null)).toBe(false);
      expect(await pushDevices.setDue('phone', newer, { tries: 2 })).toBe(true);
      expect((await pushDevices.firstDue(at(20)))?.due?.tries).toBe(2);
      expect(await pushDevices.setDue('phone', newer, null)).toBe(true);
      expect(await pushDevices.setDue('phone', newer, { tries: 3 })).toBe(false);
      expect(await pushDevices.setDue('nobody', newer, null)).toBe(false);
    });

    it('drops what was being handed over, and nothing else', async () => {
      const { pushDevices, add, happen } = await openWithRequest(newPlace);
      await add('phone');
      await add('tablet');
      const event = await happen(STAGE, 10);
      await pushDevices.setDue('phone', event, { state: 'handing-over' });
      await pushDevices.dropHandedOver();
      expect(await pushDevices.setDue('phone', event, {})).toBe(false);
      expect((await pushDevices.firstDue(at(10)))?.id).toBe('tablet');
    });

    it('keeps what is due to a device that is renewed, and the five newest of a request', async () => {
      const { pushDevices, add, happen } = await openWithRequest(newPlace);
      await add('phone');
      await happen(STAGE, 10);
      await add('phone', 20);
      for (const [index, id] of ['one', 'two', 'three', 'four'].entries())
        await add(id, 30 + index);
      expect((await pushDevices.firstDue(at(10)))?.id).toBe('phone');
      await add('five', 40);
      expect(await pushDevices.firstDue(at(10))).toBeUndefined();
    });

    it('takes none for a link that opens nothing, and ends with the request or its links', async () => {
      const { stores, pushDevices, requestId, add, happen } = await openWithRequest(newPlace);
      expect(await add('phone', 1, 'strange')).toBe(false);
      for (const how of ['anonymise', 'remove'] as const) {
        const other = await openWithRequest(newPlace);
        await other.add('phone');
        await other.happen(STAGE, 10);
        await other.stores.roomConfigurations[how](other.requestId, at(20));
        expect(await other.pushDevices.nextDue()).toBeUndefined();
        expect(await other.add('tablet')).toBe(false);
      }
      await add('phone');
      await happen(STAGE, 10);
      const event = { id: randomUUID(), by: 'company', what: { kind: 'link-renewed' } } as const;
      await stores.orders.change(requestId, at(20), () => ({ event, revokesLinks: true }));
      expect(await pushDevices.nextDue()).toBeUndefined();
      expect(await add('phone')).toBe(false);
    });
  });
}
