import { sql } from 'kysely';
import type { UploadStore } from '#server/stores/ports';
import type { Upload } from '#server/stores/records';
import type { Database } from '#server/stores/postgres/database';
import { pageOf } from '#server/stores/postgres/pages';

/** The uploads in PostgreSQL. */
export function uploadStore(database: Database): UploadStore {
  const order = {
    columns: [sql`t.key`],
    direction: 'ascending',
    placeOf: ({ id }: Upload) => [id],
  } as const;
  return {
    list: (page) =>
      database.read((on) =>
        pageOf(order, page, (rest, isAfter) => on.where('uploads', sql`where ${isAfter} ${rest}`)),
      ),
    set: (row) => database.change([], (on) => on.put('uploads', row)),
    discard: (id, since) =>
      database.change([], async (on) => {
        if ((await on.find('uploads', id)) === undefined) return false;
        await on.put('uploads', { id, state: 'discarded', since });
        return true;
      }),
    forget: (id) => database.change([], (on) => on.remove('uploads', id)),
  };
}
