import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Page } from 'playwright';
import { requests } from '#domain/order/contracts/requests/request-kinds';
import { newEntry } from '#app/offline/outbox/new-entry';
import type { UnsentQuote } from '#app/offline/outbox/outbox-entry';
import { readDevice } from '#tests/support/device-storage';
import { quoteBody } from '#tests/support/quote-body';

/** Requests as the form leaves them in the outbox; each homeowner's name is the request's id. */
export function newRows(count: number): UnsentQuote[] {
  return Array.from({ length: count }, () => {
    const id = randomUUID();
    return newEntry(
      'quote',
      z.parse(requests.quote.schema, quoteBody({ name: id })),
      id,
      Date.now(),
    );
  });
}

/** Puts them into the device's outbox; resolves once they are on disk. */
export function saveRows(page: Page, rows: readonly UnsentQuote[]): Promise<void> {
  return page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('modular-garden-rooms');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const saving = database.transaction('outbox', 'readwrite', { durability: 'strict' });
          for (const entry of entries) saving.objectStore('outbox').put(entry);
          saving.addEventListener('abort', () => reject(saving.error));
          saving.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    [...rows],
  );
}

/** How many of the device's requests have their receipt. */
export async function countReceived(page: Page): Promise<number> {
  return (await readDevice(page, 'outbox')).filter(({ state }) => state === 'received').length;
}

/** Simulates the connection coming back. */
export async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
