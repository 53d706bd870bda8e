import type { Database, ReadableRows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';

/** The gallery's pictures. Its revision is the same in every process. */
export function galleryImageStore(database: Database): GalleryImageStore {
  let known: { revision: number; rows: readonly GalleryImageRecord[] } | undefined;
  return {
    list: () =>
      database.read(async (on) => {
        // Read before the rows: at worst they are newer than it, and are read once more.
        const revision = await on.galleryRevision();
        if (known?.revision !== revision) known = { revision, rows: await inOrder(on) };
        return known.rows;
      }),
    revision: () => database.read((on) => on.galleryRevision()),
    find: (id) => database.read((on) => on.find('galleryImages', id)),
    add: (rows) =>
      database.change([turns.gallery], async (on) => {
        for (const row of rows) await on.put('galleryImages', row);
      }),
    addUpload: (id, make) =>
      // One change, so that of two callers for the same upload only one gets it.
      database.change([turns.gallery], async (on) => {
        const upload = await on.find('uploads', id);
        if (upload?.state !== 'stored') return undefined;
        const row = make(upload);
        await on.remove('uploads', id);
        await on.put('galleryImages', row);
        return row;
      }),
    change: (id, edit) =>
      database.change([turns.gallery], async (on) => {
        const row = await on.find('galleryImages', id);
        if (row === undefined) return undefined;
        const edited = edit(row);
        await on.put('galleryImages', edited);
        return edited;
      }),
    order: (ids) =>
      database.change([turns.gallery], async (on) => {
        const rows = new Map((await inOrder(on)).map((row) => [row.id, row]));
        const isComplete = ids.length === rows.size && new Set(ids).size === ids.length;
        if (!isComplete || ids.some((id) => !rows.has(id))) return false;
        for (const [index, id] of ids.entries()) {
          const row = rows.get(id);
          // From 1: a new picture has 0, and so comes before them (specification §9).
          const sortOrder = index + 1;
          if (row && row.sortOrder !== sortOrder) {
            await on.put('galleryImages', { ...row, sortOrder });
          }
        }
        return true;
      }),
    remove: (id, since) =>
      database.change([turns.gallery], async (on) => {
        if (!(await on.remove('galleryImages', id))) return false;
        await on.put('uploads', { id, state: 'discarded', since });
        return true;
      }),
  };
}

function inOrder(on: ReadableRows): Promise<readonly GalleryImageRecord[]> {
  return on.list('galleryImages', { order: ['sortOrder', 'createdAt', 'added'] });
}
