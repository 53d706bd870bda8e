import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { BOARD_PLACES } from '#domain/order/contracts/admin/order';
import { REQUEST_STATES } from '#domain/order/request-states';
import type { Happening } from '#domain/order/history/events';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { starterTerms } from '#domain/order/quote/starter-terms';

const STARTER_TERMS = starterTerms(STARTER_FACTS);
import { RevisionConflictError } from '#server/stores/ports';
import type { Stores } from '#server/stores/ports';
import type { OrderChange } from '#server/stores/orders/order-ports';
import { newQuoteRequest } from '#server/testing/rows/records';
import type { NewPlace } from './place';

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour));
const TUESDAY = { start: '2026-12-08T10:00:00.000Z', minutes: 60 };

async function openWithRequest(newPlace: NewPlace) {
  const place = await newPlace();
  const stores = await place.open();
  const id = await receive(stores);
  const happen = (what: Happening, hour = 10, more: Omit<OrderChange, 'event'> = {}) => {
    const event = { id: randomUUID(), by: 'company', what } as const;
    return stores.orders.change(id, at(hour), () => ({ event, ...more }));
  };
  return { place, stores, id, happen };
}

async function receive({ roomConfigurations }: Stores, followHash?: string): Promise<string> {
  const row = newQuoteRequest({ createdAt: at(9).toISOString() });
  return (await roomConfigurations.add(row, randomUUID, { followHash })).id;
}

function link(requestId: string, hash: string, hour: number) {
  return { hash, requestId, holder: 'mail', since: at(hour).toISOString() };
}

/** What every OrderStore promises. */
export function describeOrderStore(newPlace: NewPlace): void {
  describe('as an order store', () => {
    it('has an order for each request, to which nothing has happened', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      expect(await stores.orders.find(id)).toMatchObject({
        requestId: id,
        receivedAt: at(9).toISOString(),
        begun: 'new',
        events: [],
        stands: { stage: 'received', waitsFor: 'company' },
      });
      expect(await stores.orders.find(randomUUID())).toBeUndefined();
    });

    it('numbers what happens, and has the inbox follow', async () => {
      const { place, stores, id, happen } = await openWithRequest(newPlace);
      await happen({ kind: 'times-offered', times: [TUESDAY], text: '' }, 10);
      const after = await happen({ kind: 'time-chosen', ...TUESDAY }, 11);
      expect(after?.events.map(({ number, at: when }) => [number, when])).toEqual([
        [1, at(10).toISOString()],
        [2, at(11).toISOString()],
      ]);
      expect(await stores.roomConfigurations.find(id)).toMatchObject({
        state: 'contacted',
        revision: 1,
        handledAt: at(11).toISOString(),
      });
      await place.close();
      expect(await (await place.open()).orders.find(id)).toEqual(after);
    });

    it('queues the mails of an event in the same write, once', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      const order = await happen({ kind: 'time-chosen', ...TUESDAY }, 10);
      const event = order?.events[0]?.id ?? '';
      const mail = { about: 'event', requestId: id, queuedAt: at(10).toISOString() };
      expect(await stores.mailQueue.mailsOf('event', event)).toMatchObject([
        { ...mail, id: `event-${event}-homeowner`, to: 'homeowner' },
        { ...mail, id: `event-${event}-company`, to: 'company' },
      ]);
      const known = await stores.mailQueue.known([`event-${event}-company`, 'event-strange']);
      expect(known).toEqual(new Set([`event-${event}-company`]));
      await stores.roomConfigurations.anonymise(id, at(12));
      expect(await stores.mailQueue.mailsOf('event', event)).toEqual([]);
      expect(await stores.mailQueue.known([`event-${event}-company`])).toEqual(new Set());
    });

    it('has as kept a mail of an event that was left as a file, and takes no link in it for one that somebody has', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      const { mailQueue, followLinks } = stores;
      const event = (await happen({ kind: 'time-chosen', ...TUESDAY }, 10))?.events[0]?.id ?? '';
      const holder = `event-${event}-homeowner`;
      const link = { hash: 'a', requestId: id, holder, since: at(10).toISOString() };
      await followLinks.add(link);
      expect(await followLinks.any(id)).toBe(true);
      await mailQueue.sent(holder);
      await mailQueue.noteKept([holder]);
      expect(await mailQueue.find(holder)).toMatchObject({
        about: 'event',
        requestId: id,
        queuedAt: at(10).toISOString(),
        state: 'kept',
      });
      expect(await followLinks.any(id)).toBe(false);
    });

    it('decides on the newest state, and writes nothing where the decision throws', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      const seen: number[] = [];
      const note = (text: string) =>
        stores.orders.change(id, at(10), ({ stands, order }) => {
          seen.push(stands.number);
          expect(order.events).toHaveLength(stands.number);
          const what = { kind: 'asked', text } as const;
          return { event: { id: randomUUID(), by: 'homeowner', what } };
        });
      await Promise.all([note('one'), note('two'), note('three')]);
      expect(seen).toEqual([0, 1, 2]);
      const refuse = stores.orders.change(id, at(11), () => {
        throw new Error('No.');
      });
      await expect(refuse).rejects.toThrow('No.');
      const before = await stores.orders.find(id);
      expect(await stores.orders.change(id, at(11), () => null)).toEqual(before);
      expect(await stores.orders.change(randomUUID(), at(11), () => ({}))).toBeUndefined();
      await happen({ kind: 'visit-held' });
      expect((await stores.orders.find(id))?.events).toHaveLength(4);
    });

    it('tells each decision which visits others have', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      const other = await receive(stores);
      await happen({ kind: 'place-given', address: '4 Lane', postcode: 'NN1 1AA' });
      await happen({ kind: 'visit-booked', ...TUESDAY });
      const booked = { requestId: id, ...TUESDAY, postcode: 'NN1 1AA' };
      expect(await stores.orders.visits()).toEqual([booked]);
      const visitsFor = async (requestId: string) => {
        let met: unknown;
        await stores.orders.change(requestId, at(10), ({ visits }) => {
          met = visits;
          return null;
        });
        return met;
      };
      expect(await visitsFor(other)).toEqual([booked]);
      expect(await visitsFor(id)).toEqual([]);
      await happen({ kind: 'visit-cancelled', text: '' });
      expect(await visitsFor(other)).toEqual([]);
    });

    it('lists the orders of a stage by pages, those that have stood there longest first', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      const others = [await receive(stores), await receive(stores)];
      await happen({ kind: 'visit-held' }, 10);
      expect(await stores.orders.countAt('received')).toBe(2);
      expect(await stores.orders.countAt('quote')).toBe(1);
      const first = await stores.orders.listAt('received', { after: undefined, limit: 1 });
      const second = await stores.orders.listAt('received', { after: first.next, limit: 1 });
      const listed = [...first.rows, ...second.rows].map(({ requestId }) => requestId);
      expect(listed.toSorted()).toEqual(others.toSorted());
      expect(second.next).toBeUndefined();
      await happen({ kind: 'state-set', to: 'lost' }, 11);
      const ended = await stores.orders.listAt('ended', { after: undefined, limit: 9 });
      expect(ended.rows.map(({ requestId }) => requestId)).toEqual([id]);
    });

    it('keeps a request of which a homeowner has said something since from expiring', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      const expired = () => stores.roomConfigurations.listExpired(at(11), 9);
      expect(await expired()).toEqual([id]);
      await happen({ kind: 'asked', text: 'Still there?' }, 12);
      expect(await expired()).toEqual([]);
      expect(await stores.roomConfigurations.find(id)).toMatchObject({ revision: 0 });
    });

    it('has no request on the board that was done with before orders, nor an anonymous one', async () => {
      const { roomConfigurations, orders } = await (await newPlace()).open();
      for (const state of REQUEST_STATES) {
        await roomConfigurations.add(newQuoteRequest({ state }), randomUUID);
      }
      const row = newQuoteRequest({ anonymisedAt: at(9).toISOString() });
      await roomConfigurations.add(row, randomUUID);
      const counts = await Promise.all(BOARD_PLACES.map((place) => orders.countAt(place)));
      expect(counts).toEqual([2, 0, 1, 0, 0, 0, 0, 0]);
    });

    it('keeps what happened to an anonymised request, and no words of anybody', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      await happen({ kind: 'asked', text: 'I live at 4 Hidden Lane' });
      await happen({ kind: 'place-given', address: '4 Hidden Lane', postcode: 'NN1 1AA' });
      await stores.roomConfigurations.anonymise(id, at(12));
      const order = await stores.orders.find(id);
      expect(order?.events.map(({ what }) => what.kind)).toEqual(['asked', 'place-given']);
      expect(JSON.stringify(order)).not.toMatch(/Hidden|NN1/);
      await stores.roomConfigurations.remove(id, at(12));
      expect(await stores.orders.find(id)).toBeUndefined();
    });
  });

  describe('as a store of links', () => {
    it("has the device's own from the moment the request is stored", async () => {
      const stores = await (await newPlace()).open();
      const id = await receive(stores, 'hash-of-device');
      expect(await stores.followLinks.find('hash-of-device')).toEqual({
        hash: 'hash-of-device',
        requestId: id,
        holder: 'device',
        since: at(9).toISOString(),
        until: null,
      });
      expect(await stores.followLinks.find('other')).toBeUndefined();
    });

    it('keeps the three newest of each holder, and none of an unknown request', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      for (const hour of [10, 11, 12, 13]) {
        expect(await stores.followLinks.add(link(id, `hash-${hour}`, hour))).toBe(true);
      }
      const found = await Promise.all(
        [10, 11, 12, 13].map((hour) => stores.followLinks.find(`hash-${hour}`)),
      );
      expect(found.map((one) => one !== undefined)).toEqual([false, true, true, true]);
      expect(await stores.followLinks.add(link(randomUUID(), 'lost', 10))).toBe(false);
      expect(await stores.followLinks.find('lost')).toBeUndefined();
    });

    it('are revoked all together', async () => {
      const { stores, id, happen } = await openWithRequest(newPlace);
      await stores.followLinks.add(link(id, 'old', 10));
      expect(await stores.followLinks.any(id)).toBe(true);
      await happen({ kind: 'link-renewed' }, 10, { revokesLinks: true });
      expect(await stores.followLinks.any(id)).toBe(false);
      expect(await stores.followLinks.find('old')).toBeUndefined();
    });

    it('go on saying that a request was removed, for two years', async () => {
      const { stores, id } = await openWithRequest(newPlace);
      await stores.followLinks.add(link(id, 'old', 10));
      await stores.roomConfigurations.remove(id, at(12));
      expect(await stores.followLinks.find('old')).toMatchObject({
        requestId: id,
        until: '2028-11-30T12:00:00.000Z',
      });
      const later = await receive(stores);
      await stores.roomConfigurations.remove(later, new Date('2028-12-01'));
      expect(await stores.followLinks.find('old')).toBeUndefined();
    });
  });
  describe('as a store of settings', () => {
    it('keeps each over the revision it was made from', async () => {
      const place = await newPlace();
      const { settings } = await place.open();
      expect(await settings.find('quote-terms')).toBeUndefined();
      const first = { name: 'quote-terms', revision: 1, value: STARTER_TERMS } as const;
      await settings.save(first, 0);
      await expect(settings.save(first, 0)).rejects.toThrow(RevisionConflictError);
      const second = { ...first, revision: 2, value: { ...STARTER_TERMS, validDays: 7 } };
      await settings.save(second, 1);
      await place.close();
      const again = await place.open();
      expect(await again.settings.find('quote-terms')).toEqual(second);
      expect(await again.settings.find('visit-calendar')).toBeUndefined();
    });
  });
}
