import { announce } from '#app/offline/coordination/announce';
import { NewerRecordError } from '#app/offline/storage/migrate';
import { inTransaction } from '#app/offline/storage/transaction';
import {
  GARDEN_PHOTO_SCHEMA,
  IN_BUILDER,
  readGardenPhotoRecord,
  type GardenPhotoRecord,
} from './garden-photo-record';
import { dropVisualisation } from './visualisation';

/** Of named designs, beside that of the builder: each is about a megabyte, and phones are small. */
export const MOST_GARDEN_PHOTOS = 10;

/** As many designs have one as shall. */
export class TooManyGardenPhotosError extends Error {
  override readonly name = 'TooManyGardenPhotosError';
}

/** The photo of the room in the builder, or of a named design; null where there is none that can be read. */
export async function readGardenPhoto(of: string): Promise<GardenPhotoRecord | null> {
  const raw = await inTransaction('garden-photos', 'readonly', (store) => store.get(of));
  return raw === undefined ? null : readable(raw);
}

/** Whose photos are on this device: `IN_BUILDER` and ids of designs. */
export async function gardenPhotoOwners(): Promise<readonly string[]> {
  const keys = await inTransaction('garden-photos', 'readonly', (store) => store.getAllKeys());
  return keys;
}

/** The design whose photo was saved longest ago; null where none has one. */
export async function oldestGardenPhoto(): Promise<string | null> {
  const rows = await inTransaction('garden-photos', 'readonly', (store) => store.getAll());
  const records: GardenPhotoRecord[] = [];
  for (const row of rows) {
    try {
      records.push(readGardenPhotoRecord(row));
    } catch {
      // Of another version: left to that one.
    }
  }
  const named = records.filter(({ of }) => of !== IN_BUILDER);
  return named.toSorted((one, other) => one.savedAt - other.savedAt)[0]?.of ?? null;
}

/**
 * Keeps a photo as the one of its owner, in place of any before it.
 *
 * @throws TooManyGardenPhotosError; NewerRecordError when a newer version of the app wrote the one before; the browser's
 * DOMException when storage is full or refused
 */
export async function keepGardenPhoto(photo: Omit<GardenPhotoRecord, 'schema'>): Promise<void> {
  await inTransaction('garden-photos', 'readwrite', async (store) => {
    const others = (await store.getAllKeys()).filter((of) => of !== photo.of && of !== IN_BUILDER);
    if (photo.of !== IN_BUILDER && others.length >= MOST_GARDEN_PHOTOS) {
      throw new TooManyGardenPhotosError(`${others.length} designs have a photo already`);
    }
    readable(await store.get(photo.of));
    await store.put({ ...photo, schema: GARDEN_PHOTO_SCHEMA });
  });
  announce('garden-photos');
}

/** Lets a second owner have the photo of a first, if there is one; throws as `keepGardenPhoto`. */
export async function copyGardenPhoto(from: string, to: string): Promise<void> {
  const photo = await readGardenPhoto(from);
  if (photo) await keepGardenPhoto({ ...photo, of: to });
}

/** Deletes a photo, with the picture made of it, and returns its row, exactly as it was stored; undefined where there was none. */
export async function forgetGardenPhoto(of: string): Promise<unknown> {
  await dropVisualisation(of);
  const raw: unknown = await inTransaction('garden-photos', 'readwrite', async (store) => {
    const present: unknown = await store.get(of);
    await store.delete(of);
    return present;
  });
  announce('garden-photos');
  return raw;
}

/** Puts a deleted row back. */
export async function restoreGardenPhoto(raw: unknown): Promise<void> {
  await inTransaction('garden-photos', 'readwrite', (store) => store.put(raw));
  announce('garden-photos');
}

/** @throws NewerRecordError */
function readable(raw: unknown): GardenPhotoRecord | null {
  try {
    return readGardenPhotoRecord(raw);
  } catch (error) {
    if (error instanceof NewerRecordError) throw error;
    return null;
  }
}
