import { openDB } from 'idb';
import { beforeEach, expect, it } from 'vitest';
import { loadPricingCopy } from '#app/offline/copies/pricing-copy';
import { listDesigns } from '#app/offline/designs/design-store';
import { loadDraft } from '#app/offline/drafts/draft-store';
import { listEntries } from '#app/offline/outbox/list-entries';
import { createDrain } from '#app/offline/sending/drain';
import { anAcknowledgement } from '#app/offline/testing/enquiries';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aReceipt } from '#app/offline/testing/quotes';
import { noLocks } from '#app/offline/testing/shared-locks';
import { DATABASE_NAME } from './database-name';
import device from './device-of-60bb363.json';

/**
 * IndexedDB of a browser in which the build of commit 60bb363 was used: a quote received, another and an
 * enquiry waiting since the server was stopped, a named design, and the draft of a second room.
 */
beforeEach(async () => {
  await freshDatabase();
  const database = await openDB(DATABASE_NAME, device.version, {
    upgrade(made) {
      for (const [name, { keyPath }] of Object.entries(device.stores)) {
        made.createObjectStore(name, keyPath === null ? {} : { keyPath });
      }
    },
  });
  for (const [name, { keyPath, keys, values }] of Object.entries(device.stores)) {
    for (const [index, value] of values.entries()) {
      await database.put(name, value, keyPath === null ? keys[index] : undefined);
    }
  }
  database.close();
});

it('finds the draft that was being made', async () => {
  expect(await loadDraft()).toEqual(device.stores.drafts.values[0]);
});

it('finds the named design', async () => {
  const { designs, unreadable } = await listDesigns();
  expect(unreadable).toBe(0);
  expect(designs).toMatchObject(device.stores.designs.values);
});

it('finds the prices for times without a connection', async () => {
  expect(await loadPricingCopy()).toEqual(device.stores.pricing.values[0]);
});

it('finds every request, and sends those that wait with the details that were typed', async () => {
  const rows = device.stores.outbox.values;
  const entries = await listEntries();
  expect(entries.filter(({ unreadable }) => unreadable)).toEqual([]);
  expect(entries.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  const sent = new Map<string, unknown>();
  const drain = createDrain({
    send: async ({ id, kind, body }) => {
      sent.set(id, body);
      const receipt = kind === 'quote' ? aReceipt(id) : anAcknowledgement(id);
      return { kind: 'received', receipt };
    },
    now: Date.now,
    random: () => 0,
    locks: noLocks,
  });
  expect(await drain({ hurry: true })).toMatchObject({ remaining: 0 });
  const waiting = rows.filter(({ state }) => state === 'waiting');
  expect(Object.fromEntries(sent)).toEqual(
    Object.fromEntries(waiting.map(({ id, request }) => [id, request])),
  );
});
