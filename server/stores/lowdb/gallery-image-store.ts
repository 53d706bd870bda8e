import type { Database, Effect } from '#server/stores/database/database';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';

/** The gallery's pictures in a database. */
export function galleryImageStore(database: Database): GalleryImageStore {
  let stored: readonly GalleryImageRecord[] | undefined;
  let sorted: readonly GalleryImageRecord[] = [];
  let revision = 0;
  /** The table returns a new list after every change. */
  const look = () => {
    const rows = database.read().list('galleryImages');
    if (rows !== stored) {
      stored = rows;
      sorted = rows.toSorted(inOrder);
      revision += 1;
    }
    return { rows: sorted, revision };
  };
  return {
    async list() {
      return look().rows;
    },
    async revision() {
      return look().revision;
    },
    async find(id) {
      return database.read().find('galleryImages', id);
    },
    add(rows) {
      const effects = rows.map((row) => ({ put: 'galleryImages', row }) as const);
      return database.commit(() => ({ effects, result: undefined }));
    },
    addUpload(id, make) {
      // One commit, so that of two callers for the same upload only one gets it.
      return database.commit((view) => {
        const upload = view.find('uploads', id);
        if (upload?.state !== 'stored') return { effects: [], result: undefined };
        const row = make(upload);
        return {
          effects: [
            { remove: 'uploads', key: id },
            { put: 'galleryImages', row },
          ],
          result: row,
        };
      });
    },
    change(id, edit) {
      return database.commit((view) => {
        const row = view.find('galleryImages', id);
        if (row === undefined) return { effects: [], result: undefined };
        const edited = edit(row);
        return { effects: [{ put: 'galleryImages', row: edited }], result: edited };
      });
    },
    order(ids) {
      return database.commit((view) => {
        const rows = ids.flatMap((id) => view.find('galleryImages', id) ?? []);
        const complete = rows.length === ids.length && new Set(ids).size === ids.length;
        if (!complete || ids.length !== view.count('galleryImages')) {
          return { effects: [], result: false };
        }
        return { effects: rows.flatMap(placeAt), result: true };
      });
    },
    remove(id, since) {
      return database.commit((view) => {
        if (view.find('galleryImages', id) === undefined) return { effects: [], result: false };
        return {
          effects: [
            { remove: 'galleryImages', key: id },
            { put: 'uploads', row: { id, state: 'discarded', since } },
          ],
          result: true,
        };
      });
    },
  };
}

/** Numbered from 1: a new picture has 0, and so comes before them (specification §9). */
function placeAt(row: GalleryImageRecord, index: number): Effect[] {
  const sortOrder = index + 1;
  return row.sortOrder === sortOrder ? [] : [{ put: 'galleryImages', row: { ...row, sortOrder } }];
}

function inOrder(one: GalleryImageRecord, other: GalleryImageRecord): number {
  return one.sortOrder - other.sortOrder || one.createdAt.localeCompare(other.createdAt);
}
