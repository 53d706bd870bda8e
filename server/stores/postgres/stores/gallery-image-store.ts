import { sql } from 'kysely';
import type { GalleryImageStore } from '#server/stores/ports';
import type { GalleryImageRecord } from '#server/stores/records';
import type { Database } from '#server/stores/postgres/database';
import type { Rows } from '#server/stores/postgres/rows';
import { turns } from '#server/stores/postgres/turns';

const REVISION = sql<{ value: number }>`select revision as value from gallery_revision`;

/** The gallery's pictures in PostgreSQL. Its revision is the same in every process. */
export function galleryImageStore(database: Database): GalleryImageStore {
  let known: { revision: number; rows: readonly GalleryImageRecord[] } | undefined;
  /** Every change raises the revision in its own transaction. */
  const change = <T>(work: (on: Rows) => Promise<T>) =>
    database.change([turns.gallery], async (on) => {
      await on.all(sql`update gallery_revision set revision = revision + 1`);
      return work(on);
    });
  return {
    list: () =>
      database.read(async (on) => {
        // Read before the rows: at worst they are newer than it, and are read once more.
        const revision = await revisionOf(on);
        if (known?.revision !== revision) known = { revision, rows: await allOf(on) };
        return known.rows;
      }),
    revision: () => database.read(revisionOf),
    find: (id) => database.read((on) => on.find('galleryImages', id)),
    add: (rows) =>
      change(async (on) => {
        for (const row of rows) await on.put('galleryImages', row);
      }),
    addUpload: (id, make) =>
      change(async (on) => {
        const upload = await on.find('uploads', id);
        if (upload?.state !== 'stored') return undefined;
        const row = make(upload);
        await on.remove('uploads', id);
        await on.put('galleryImages', row);
        return row;
      }),
    change: (id, edit) =>
      change(async (on) => {
        const row = await on.find('galleryImages', id);
        if (row === undefined) return undefined;
        const edited = edit(row);
        await on.put('galleryImages', edited);
        return edited;
      }),
    order: (ids) =>
      change(async (on) => {
        const rows = new Map((await allOf(on)).map((row) => [row.id, row]));
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
      change(async (on) => {
        if ((await on.find('galleryImages', id)) === undefined) return false;
        await on.remove('galleryImages', id);
        await on.put('uploads', { id, state: 'discarded', since });
        return true;
      }),
  };
}

async function revisionOf(on: Rows): Promise<number> {
  return (await on.value(REVISION)) ?? 0;
}

function allOf(on: Rows): Promise<GalleryImageRecord[]> {
  return on.where('galleryImages', sql`order by t.sort_order, t.created_at, t.number`);
}
