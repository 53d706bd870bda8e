import type { Database, ReadableRows, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { RequestPhotoStore } from './photo-ports';
import type { KnownPhoto } from './photo-records';

/** The photos of requests. */
export function requestPhotoStore(database: Database): RequestPhotoStore {
  return {
    find: (id) => database.read((on) => on.find('requestPhotos', id)),
    of: (requestId) => database.read((on) => photosOf(on, requestId)),
    unfinished: () =>
      database.read((on) =>
        on.list('requestPhotos', { where: { state: { in: ['receiving', 'removed'] } } }),
      ),
    begin: (row) =>
      database.change([turns.quote(row.requestId)], async (on) => {
        const taken = await on.find('requestPhotos', row.id);
        if (taken !== undefined) return taken;
        const request = await on.find('roomConfigurations', row.requestId);
        if (request === undefined || request.anonymisedAt !== null) return undefined;
        // Offered for another request at the same moment: that one holds the id.
        return (await on.add('requestPhotos', row)) ? row : on.find('requestPhotos', row.id);
      }),
    settle: (row) =>
      database.change([], async (on) => {
        if ((await on.find('requestPhotos', row.id))?.state !== 'receiving') return false;
        await on.put('requestPhotos', row);
        return true;
      }),
    discard: (id, since) =>
      database.change([], async (on) => {
        if ((await on.find('requestPhotos', id)) === undefined) return false;
        await on.put('requestPhotos', { id, state: 'removed', since });
        return true;
      }),
    async forget(id) {
      await database.change([], (on) => on.remove('requestPhotos', id));
    },
  };
}

/** Marks a request's photos for removal: for the change that anonymises or removes it. */
export async function removePhotos(on: Rows, requestId: string, at: Date): Promise<void> {
  for (const { id } of await photosOf(on, requestId)) {
    await on.put('requestPhotos', { id, state: 'removed', since: at.toISOString() });
  }
}

async function photosOf(on: ReadableRows, requestId: string): Promise<KnownPhoto[]> {
  const rows = await on.list('requestPhotos', { where: { requestId } });
  return rows.flatMap((row) => (row.state === 'removed' ? [] : [row]));
}
