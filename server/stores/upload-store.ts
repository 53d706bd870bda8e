import type { Database } from './database';
import { listing } from './listing';
import type { UploadStore } from './ports';
import type { Upload } from './records';

/** The uploads in a database. */
export function uploadStore(database: Database): UploadStore {
  const pageOf = listing<Upload>(({ id }) => id, 'ascending');
  return {
    async list(page) {
      return pageOf(database.read().list('uploads'), page);
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
