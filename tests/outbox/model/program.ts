import { vi } from 'vitest';

/** The outbox code as loaded by one tab or the worker, with a connection of its own. */
export type Program = Awaited<ReturnType<typeof loadProgram>>;

/** Loads another copy, as another tab does. */
export async function loadProgram() {
  vi.resetModules();
  const parts = await Promise.all([
    import('#app/offline/storage/database'),
    import('#app/offline/outbox/delete-entry'),
    import('#app/offline/sending/drain'),
    import('#app/offline/outbox/list-entries'),
    import('#app/offline/outbox/put-entry'),
    import('#app/offline/outbox/replace-entry'),
    import('#app/offline/outbox/retry-now'),
    import('#app/offline/coordination/take-over'),
    import('#app/offline/storage/transaction'),
  ]);
  const [database, removal, drain, list, put, replacement, retry, locks, transaction] = parts;
  return {
    ...database,
    ...removal,
    ...drain,
    ...list,
    ...put,
    ...replacement,
    ...retry,
    ...locks,
    ...transaction,
  };
}
