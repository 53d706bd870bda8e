import type { Database } from '#server/stores/database/database';
import type { UploadStore } from '#server/stores/ports';
import type { Upload } from '#server/stores/records';
import { Listing } from './listing';

/** The uploads in a database. */
export function uploadStore(database: Database): UploadStore {
  const listing = new Listing<Upload>(({ id }) => [id, ''], 'ascending');
  return {
    async list(page) {
      return listing.page(database.read().list('uploads'), page);
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
