import type { Page } from 'playwright/test';
import type { DesignRecord } from '#app/offline/designs/design-record';
import type { DraftRecord } from '#app/offline/drafts/draft-store';
import type { GardenPhotoRecord } from '#app/offline/garden-photos/garden-photo-record';
import type { OutboxEntry } from '#app/offline/outbox/outbox-entry';

const DATABASE = 'modular-garden-rooms';

interface Stores {
  drafts: DraftRecord;
  outbox: OutboxEntry;
  pricing: { version: number };
  designs: DesignRecord;
  followed: unknown;
  photos: { id: string; state: string };
  'garden-photos': GardenPhotoRecord;
  meta: unknown;
}

/** Every row of a store on the device, exactly as stored; none when there is no database. */
export function readDevice<S extends keyof Stores>(page: Page, store: S): Promise<Stores[S][]> {
  return page.evaluate(
    ([database, name]) =>
      new Promise<never[]>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const rows = db.transaction(name).objectStore(name).getAll();
          rows.addEventListener('success', () => {
            db.close();
            resolve(rows.result as never[]);
          });
          rows.addEventListener('error', () => reject(rows.error));
        });
      }),
    [DATABASE, store] as const,
  );
}

/** Puts a row into a store of the device, as an older or broken version might have left it. */
export function writeDevice(page: Page, store: keyof Stores, row: unknown, key?: string) {
  return page.evaluate(
    ([database, name, value, at]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const transaction = db.transaction(name, 'readwrite');
          transaction.objectStore(name).put(value, at);
          transaction.addEventListener('complete', () => {
            db.close();
            resolve();
          });
          transaction.addEventListener('error', () => reject(transaction.error));
        });
      }),
    [DATABASE, store, row, key] as const,
  );
}

/**
 * Opens the database as a page of another version of the app would, and closes it only with its tab.
 * Resolves when it is open.
 */
export async function holdDatabase(page: Page, version: number): Promise<void> {
  await page.evaluate(
    ([database, wanted]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database, wanted);
        opening.addEventListener('upgradeneeded', () => {
          if (wanted > 1) return;
          for (const name of ['drafts', 'pricing', 'meta']) opening.result.createObjectStore(name);
          opening.result.createObjectStore('outbox', { keyPath: 'id' });
        });
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => resolve());
      }),
    [DATABASE, version] as const,
  );
}

/** Deletes the whole database from the device, as a phone short of space does. */
export async function clearDevice(page: Page): Promise<void> {
  await page.evaluate(
    (database) =>
      new Promise((resolve, reject) => {
        const deleting = indexedDB.deleteDatabase(database);
        deleting.addEventListener('success', resolve);
        deleting.addEventListener('error', reject);
      }),
    DATABASE,
  );
}

/** The builder's draft on the device; null when there is none. */
export async function storedDraft(page: Page): Promise<DraftRecord | null> {
  const [record] = await readDevice(page, 'drafts');
  return record ?? null;
}

/** Everything the site stores on this device as one text, to search for what must not be there. */
export async function everythingStored(page: Page): Promise<string> {
  const stores = ['drafts', 'outbox', 'pricing', 'designs', 'meta'] as const;
  const rows = await Promise.all(stores.map((store) => readDevice(page, store)));
  const memory = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  return JSON.stringify(rows) + memory;
}

/** The addresses of everything in CacheStorage, by cache. */
export function cachedAddresses(page: Page): Promise<Array<{ cache: string; path: string }>> {
  return page.evaluate(async () => {
    const found: Array<{ cache: string; path: string }> = [];
    for (const cache of await caches.keys()) {
      for (const { url } of await (await caches.open(cache)).keys()) {
        found.push({ cache, path: new URL(url).pathname });
      }
    }
    return found;
  });
}

/** From the next page on, this browser refuses IndexedDB, as in some private windows. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
}

/** From the next page on, this browser has no Background Sync, like Safari and Firefox. */
export async function withoutBackgroundSync(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
}

/** From the next page on, this browser takes 300 ms to promise that it will wake the worker, as a busy phone may. */
export async function slowBackgroundSync(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const manager = Reflect.get(window, 'SyncManager').prototype;
    const { register } = manager;
    manager.register = async function (tag: string) {
      await new Promise((wake) => setTimeout(wake, 300));
      return register.call(this, tag);
    };
  });
}
