import type { Database } from './database';
import type { UploadStore } from './ports';

/** The uploads in a database. */
export function uploadStore(database: Database): UploadStore {
  return {
    async list() {
      return database.read().uploads;
    },
    set(row) {
      return database.commit(() => ({ changes: [{ kind: 'upload-set', row }], result: undefined }));
    },
    discard(id, since) {
      return database.commit(({ uploads }) => {
        if (!uploads.some((row) => row.id === id)) return { changes: [], result: false };
        const row = { id, state: 'discarded', since } as const;
        return { changes: [{ kind: 'upload-set', row }], result: true };
      });
    },
    forget(id) {
      return database.commit(() => ({
        changes: [{ kind: 'upload-removed', id }],
        result: undefined,
      }));
    },
  };
}
