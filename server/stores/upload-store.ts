import type { Database } from './database';
import type { UploadStore } from './ports';

/** The uploads in a database. */
export function uploadStore(database: Database): UploadStore {
  return {
    async list() {
      return database.read().list('uploads');
    },
    set(row) {
      return database.commit(() => ({ effects: [{ put: 'uploads', row }], result: undefined }));
    },
    discard(id, since) {
      return database.commit((view) => {
        if (view.find('uploads', id) === undefined) return { effects: [], result: false };
        const row = { id, state: 'discarded', since } as const;
        return { effects: [{ put: 'uploads', row }], result: true };
      });
    },
    forget(id) {
      return database.commit(() => ({
        effects: [{ remove: 'uploads', key: id }],
        result: undefined,
      }));
    },
  };
}
