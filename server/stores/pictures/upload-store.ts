import type { Database } from '#server/stores/database/database';
import type { UploadStore } from '#server/stores/ports';

/** The uploads. */
export function uploadStore(database: Database): UploadStore {
  return {
    list: (page) => database.read((on) => on.page('uploads', { order: ['key'] }, page)),
    set: (row) => database.change([], (on) => on.put('uploads', row)),
    discard: (id, since) =>
      database.change([], async (on) => {
        if ((await on.find('uploads', id)) === undefined) return false;
        await on.put('uploads', { id, state: 'discarded', since });
        return true;
      }),
    async forget(id) {
      await database.change([], (on) => on.remove('uploads', id));
    },
  };
}
