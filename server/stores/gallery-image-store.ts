import type { Change, Database, Document } from './database';
import type { GalleryImageStore } from './ports';
import type { GalleryImageRecord } from './records';

/** The gallery's pictures in a database. */
export function galleryImageStore(database: Database): GalleryImageStore {
  let stored: readonly GalleryImageRecord[] | undefined;
  let sorted: readonly GalleryImageRecord[] = [];
  return {
    async list() {
      const { galleryImages } = database.read();
      if (galleryImages !== stored) {
        stored = galleryImages;
        sorted = galleryImages.toSorted(inOrder);
      }
      return sorted;
    },
    add(rows) {
      const changes = rows.map((row) => ({ kind: 'gallery-image-added', row }) as const);
      return database.commit(() => ({ changes, result: undefined }));
    },
    addUpload(id, make) {
      // One commit: of two that ask for the same upload, one gets it.
      return database.commit(({ uploads }) => {
        const upload = uploads.find((candidate) => candidate.id === id);
        if (upload?.state !== 'stored') return { changes: [], result: undefined };
        const row = make(upload);
        return {
          changes: [
            { kind: 'upload-removed', id },
            { kind: 'gallery-image-added', row },
          ],
          result: row,
        };
      });
    },
    change(id, edit) {
      return database.commit((document) => {
        const row = find(document, id);
        if (row === undefined) return { changes: [], result: undefined };
        const edited = edit(row);
        return { changes: [{ kind: 'gallery-image-set', row: edited }], result: edited };
      });
    },
    order(ids) {
      return database.commit((document) => {
        const rows = ids.map((id) => find(document, id)).filter((row) => row !== undefined);
        const complete = rows.length === ids.length && new Set(ids).size === ids.length;
        if (!complete || ids.length !== document.galleryImages.length) {
          return { changes: [], result: false };
        }
        return { changes: rows.flatMap(placeAt), result: true };
      });
    },
    remove(id, since) {
      return database.commit((document) => {
        if (find(document, id) === undefined) return { changes: [], result: false };
        return {
          changes: [
            { kind: 'gallery-image-removed', id },
            { kind: 'upload-set', row: { id, state: 'discarded', since } },
          ],
          result: true,
        };
      });
    },
  };
}

function find({ galleryImages }: Document, id: string): GalleryImageRecord | undefined {
  return galleryImages.find((row) => row.id === id);
}

/** From 1 on: a new picture comes with 0 and stands before them (specification §9). */
function placeAt(row: GalleryImageRecord, index: number): Change[] {
  const sortOrder = index + 1;
  return row.sortOrder === sortOrder
    ? []
    : [{ kind: 'gallery-image-set', row: { ...row, sortOrder } }];
}

function inOrder(one: GalleryImageRecord, other: GalleryImageRecord): number {
  return one.sortOrder - other.sortOrder || one.createdAt.localeCompare(other.createdAt);
}
