import type { Database, Effect, View } from '#server/stores/database/database';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import type { KnownPhoto } from '#server/stores/requests/photo-records';

/** The photos of requests in a database. */
export function requestPhotoStore(database: Database): RequestPhotoStore {
  return {
    async find(id) {
      return database.read().find('requestPhotos', id);
    },
    async of(requestId) {
      return photosOf(database.read(), requestId);
    },
    async unfinished() {
      return database.read().where('requestPhotos', 'state', 'unfinished');
    },
    begin(row) {
      return database.commit((view) => {
        const taken = view.find('requestPhotos', row.id);
        if (taken !== undefined) return { effects: [], result: taken };
        const request = view.find('roomConfigurations', row.requestId);
        if (request === undefined || request.anonymisedAt !== null) {
          return { effects: [], result: undefined };
        }
        return { effects: [{ put: 'requestPhotos', row }], result: row };
      });
    },
    settle(row) {
      return database.commit((view) => {
        if (view.find('requestPhotos', row.id)?.state !== 'receiving') {
          return { effects: [], result: false };
        }
        return { effects: [{ put: 'requestPhotos', row }], result: true };
      });
    },
    discard(id, since) {
      return database.commit((view) => {
        if (view.find('requestPhotos', id) === undefined) return { effects: [], result: false };
        return { effects: [removed(id, since)], result: true };
      });
    },
    forget(id) {
      return database.commit(() => ({
        effects: [{ remove: 'requestPhotos', key: id }],
        result: undefined,
      }));
    },
  };
}

/** The effects on a request's photos when it is anonymised or removed: for the same commit. */
export function withoutPhotos(view: View, requestId: string, at: Date): Effect[] {
  return photosOf(view, requestId).map(({ id }) => removed(id, at.toISOString()));
}

function photosOf(view: View, requestId: string): KnownPhoto[] {
  return view
    .where('requestPhotos', 'request', requestId)
    .flatMap((row) => (row.state === 'removed' ? [] : [row]));
}

function removed(id: string, since: string): Effect {
  return { put: 'requestPhotos', row: { id, state: 'removed', since } };
}
