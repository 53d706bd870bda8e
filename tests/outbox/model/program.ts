import { vi } from 'vitest';

/** The outbox's program as one tab or the worker has it: with a connection of its own. */
export type Program = Awaited<ReturnType<typeof loadProgram>>;

/** Loads it once more, as another tab does. */
export async function loadProgram() {
  vi.resetModules();
  const parts = await Promise.all([
    import('#app/offline/database'),
    import('#app/offline/delete-entry'),
    import('#app/offline/drain'),
    import('#app/offline/list-entries'),
    import('#app/offline/put-entry'),
    import('#app/offline/replace-entry'),
    import('#app/offline/retry-now'),
    import('#app/offline/take-over'),
    import('#app/offline/transaction'),
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
