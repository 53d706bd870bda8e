import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '#app/offline/coordination/announce';
import { closeDatabase, openDatabase } from './database';
import { DATABASE_NAME } from './database-name';
import { DATABASE_VERSION } from './database-schema';
import { readMeta, writeMeta } from './meta';
import { peekOutbox } from '#app/offline/outbox/peek-outbox';
import { StorageUnavailableError } from './storage-unavailable-error';
import { enqueue } from '#app/offline/outbox/enqueue';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aQuote } from '#app/offline/testing/quotes';
import { inTransaction } from './transaction';

beforeEach(freshDatabase);
afterEach(() => vi.unstubAllGlobals());

describe('database', () => {
  it('makes its stores on a new device', async () => {
    const database = await openDatabase();
    expect([...database.objectStoreNames]).toEqual([
      'designs',
      'drafts',
      'followed',
      'garden-photos',
      'meta',
      'outbox',
      'photos',
      'pictures',
      'pricing',
    ]);
  });

  it('is one connection for all', async () => {
    expect(await openDatabase()).toBe(await openDatabase());
  });

  it('lets go for a newer version, and says that this one is too old afterwards', async () => {
    await openDatabase();
    const newer = await openDB(DATABASE_NAME, DATABASE_VERSION + 1);
    await expect(openDatabase()).rejects.toMatchObject({ name: 'VersionError' });
    newer.close();
  });

  it('does not wait for ever for an older tab that holds on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const older = await openDB(DATABASE_NAME, 1);
    vi.resetModules();
    vi.doMock('./database-schema', () => ({
      DATABASE_VERSION: 2,
      upgradeDatabase: () => undefined,
    }));
    const { openDatabase: openNewer } = await import('./database');
    const opening = openNewer();
    opening.catch(() => undefined);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(4000);
    await expect(opening).rejects.toThrow('Another tab runs an older version');
    older.close();
    vi.doUnmock('./database-schema');
    vi.useRealTimers();
  });

  it('opens again after the connection was lost', async () => {
    await writeMeta('a', 1);
    // As if the browser had closed the connection without telling us.
    (await openDatabase()).close();
    expect(await readMeta('a')).toBe(1);
  });

  it('opens again after the browser has closed it by force', async () => {
    const lost = await openDatabase();
    // Its types ask for the class but mean an instance of it.
    Reflect.apply(forceCloseDatabase, undefined, [unwrap(lost)]);
    const found = await openDatabase();
    expect(found).not.toBe(lost);
    await expect(found.put('meta', 1, 'a')).resolves.toBe('a');
  });

  it('announces that it was closed by force or is to be deleted, not that a newer version wants it', async () => {
    const heard = vi.fn<() => void>();
    const stop = listen('storage', heard);
    // Its types ask for the class but mean an instance of it.
    Reflect.apply(forceCloseDatabase, undefined, [unwrap(await openDatabase())]);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    await openDatabase();
    await deleteDB(DATABASE_NAME);
    expect(heard).toHaveBeenCalledTimes(2);
    await openDatabase();
    (await openDB(DATABASE_NAME, DATABASE_VERSION + 1)).close();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('is unavailable where there is no IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(openDatabase()).rejects.toThrow(StorageUnavailableError);
    vi.unstubAllGlobals();
    await expect(openDatabase()).resolves.toBeDefined();
  });
});

describe('inTransaction', () => {
  it('takes every write back when the work fails', async () => {
    await writeMeta('a', 1);
    const work = inTransaction('meta', 'readwrite', async (store) => {
      await store.put(2, 'a');
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await readMeta('a')).toBe(1);
  });
});

describe('a transaction that the browser ends', () => {
  it('says why, where its requests only say that it has ended', async () => {
    const { put } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) {
      const request = put.call(this, value, key);
      Reflect.apply(Reflect.get(this.transaction, '_abort'), this.transaction, [
        'QuotaExceededError',
      ]);
      return request;
    });
    await expect(writeMeta('a', 1)).rejects.toMatchObject({ name: 'QuotaExceededError' });
  });

  it('with the whole connection is made again over another one, in the middle of the work', async () => {
    await writeMeta('a', 1);
    let rounds = 0;
    const work = inTransaction('meta', 'readwrite', async (store) => {
      rounds += 1;
      const found = await store.get('a');
      if (rounds === 1) {
        // As when a browser's data is cleared under an open page.
        (await openDatabase()).close();
        store.transaction.abort();
      }
      await store.put(found, 'b');
      return found;
    });
    expect(await work).toBe(1);
    expect(rounds).toBe(2);
    expect(await readMeta('b')).toBe(1);
  });
});

describe('peekOutbox', () => {
  it('finds nothing on a new device, and leaves it new', async () => {
    expect(await peekOutbox()).toBe(false);
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('finds nothing in an empty outbox', async () => {
    await openDatabase();
    expect(await peekOutbox()).toBe(false);
  });

  it('finds a request', async () => {
    await enqueue('quote', aQuote);
    await closeDatabase();
    expect(await peekOutbox()).toBe(true);
  });

  it('finds nothing without IndexedDB', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await peekOutbox()).toBe(false);
  });
});
