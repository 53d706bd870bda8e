import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import * as z from 'zod/mini';
import { designNameSchema, freeName } from '#domain/design/sharing/design-name';
import type { FiledDesign } from '#domain/design/sharing/design-file';
import { announce } from '#app/offline/coordination/announce';
import { DESIGN_SCHEMA, readDesignRecord, type DesignRecord } from './design-record';
import {
  forgetGardenPhoto,
  restoreGardenPhoto,
} from '#app/offline/garden-photos/garden-photo-store';
import { newId } from '#app/offline/storage/new-id';
import { inTransaction } from '#app/offline/storage/transaction';

/** The named designs on this device. */
interface StoredDesigns {
  /** Most recently changed first. */
  designs: DesignRecord[];
  /** Rows this version cannot read; they are left untouched. */
  unreadable: number;
}

/** The largest picture that is kept with a design. Bytes. */
const LARGEST_STILL = 800_000;

/** A deleted row and that of its garden photo, exactly as they were stored. */
export type RemovedDesign = { raw: unknown; photo: unknown };

/** @throws the browser's DOMException or StorageUnavailableError when nothing can be stored here */
export async function listDesigns(): Promise<StoredDesigns> {
  const rows = await inTransaction('designs', 'readonly', (store) => store.getAll());
  const designs: DesignRecord[] = [];
  for (const row of rows) {
    try {
      designs.push(readDesignRecord(row));
    } catch {
      // Counted below; neither deleted nor guessed at.
    }
  }
  designs.sort((one, other) => other.updatedAt - one.updatedAt);
  return { designs, unreadable: rows.length - designs.length };
}

/**
 * Saves a design under this name or, if it is taken, under the name plus a number.
 *
 * @throws ZodError when the name is invalid; the browser's DOMException when storage is full or refused
 */
export async function addDesign(
  name: string,
  draft: Draft,
  now: number,
  still?: ArrayBuffer,
): Promise<DesignRecord> {
  const [added] = await addDesigns([{ name, draft, createdAt: now, updatedAt: now, still }]);
  if (!added) throw new Error('A design was neither added nor refused');
  return added;
}

/**
 * Saves a design under this name, replacing any design that already has it.
 *
 * @returns its id
 * @throws as `addDesign`
 */
export async function saveDesign(
  name: string,
  draft: Draft,
  replaced: Pick<DesignRecord, 'id'> | undefined,
): Promise<string> {
  const now = Date.now();
  if (!replaced) return (await addDesign(name, draft, now)).id;
  await changeDesign(replaced.id, { draft, updatedAt: now });
  return replaced.id;
}

/** Adds all of them or, if the device refuses, none. A name that is taken gets a number. */
async function addDesigns(
  designs: readonly (FiledDesign & Pick<DesignRecord, 'still'>)[],
): Promise<DesignRecord[]> {
  const { designs: present } = await listDesigns();
  const names = present.map(({ name }) => name);
  const records = designs.map((design) => {
    const name = freeName(z.parse(designNameSchema, design.name), names);
    names.push(name);
    return { ...design, name, schema: DESIGN_SCHEMA, id: newId() } satisfies DesignRecord;
  });
  await write(async (store) => {
    for (const record of records) await store.put(record);
  });
  return records;
}

/** The result of importing a file of designs. */
type Imported = { added: DesignRecord[]; alreadyHere: number };

/** Adds the designs from a file, except those already here under the same name with the same choices. */
export async function importDesigns(designs: readonly FiledDesign[]): Promise<Imported> {
  const { designs: present } = await listDesigns();
  const fresh = designs.filter(
    ({ name, draft }) =>
      !present.some((other) => other.name === name && sameDesign(other.draft, draft)),
  );
  const added = await addDesigns(fresh);
  return { added, alreadyHere: designs.length - fresh.length };
}

/** Changes a design's name or choices, which its picture does not survive; does nothing if it has been deleted. */
export async function changeDesign(
  id: string,
  change: Partial<Pick<DesignRecord, 'name' | 'draft' | 'updatedAt'>>,
): Promise<void> {
  await write(async (store) => {
    const raw = await store.get(id);
    if (raw === undefined) return;
    await store.put({
      ...readDesignRecord(raw),
      ...(change.draft && { still: undefined }),
      ...change,
    });
  });
}

/** Keeps a picture of a design beside it, unless it is too large or the design has changed since. */
export async function keepStill(id: string, pictured: Draft, still: ArrayBuffer): Promise<void> {
  if (still.byteLength > LARGEST_STILL) return;
  await write(async (store) => {
    const raw = await store.get(id);
    if (raw === undefined) return;
    const record = readDesignRecord(raw);
    if (sameDesign(record.draft, pictured)) await store.put({ ...record, still });
  });
}

/** Deletes a design with its garden photo and returns both for undo; null when it has already gone. */
export async function removeDesign(id: string): Promise<RemovedDesign | null> {
  // First: if it ends here, no photo is left without its design.
  const photo = await forgetGardenPhoto(id);
  try {
    return await write(async (store) => {
      const raw: unknown = await store.get(id);
      if (raw === undefined) return null;
      await store.delete(id);
      return { raw, photo };
    });
  } catch (error) {
    if (photo !== undefined) await restoreGardenPhoto(photo);
    throw error;
  }
}

/** Restores a deleted design; its garden photo only where there is still space for it. */
export async function restoreDesign({ raw, photo }: RemovedDesign): Promise<void> {
  await write((store) => store.put(raw));
  if (photo !== undefined) await restoreGardenPhoto(photo);
}

type Work<T> = Parameters<typeof inTransaction<'designs', 'readwrite', T>>[2];

/** One strict transaction, announced to every tab. */
async function write<T>(work: Work<T>): Promise<T> {
  const result = await inTransaction('designs', 'readwrite', work, { durability: 'strict' });
  announce('designs');
  return result;
}
