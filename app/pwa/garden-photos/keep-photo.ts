import { listDesigns } from '#app/offline/designs/design-store';
import { IN_BUILDER, type GardenPhotoRecord } from '#app/offline/garden-photos/garden-photo-record';
import {
  copyGardenPhoto,
  forgetGardenPhoto,
  keepGardenPhoto,
  oldestGardenPhoto,
  readGardenPhoto,
  TooManyGardenPhotosError,
} from '#app/offline/garden-photos/garden-photo-store';
import { beforeUpdate } from '#app/pwa/update/update-store';
import { createValueStore } from '#app/pwa/value-store';
import type { Draft } from '#domain/design/draft/draft';
import { sameDesign } from '#domain/design/draft/same-design';
import { photoRescue } from './photo-rescue';

/** A photograph of a garden and how the room stands in it. */
export type GardenPhotoToKeep = Omit<GardenPhotoRecord, 'schema' | 'savedAt'>;

/** How the room stands in a photograph. */
export type KeptStanding = GardenPhotoRecord['standing'];

/** Why the last photo is not kept: ten designs have one, or the device has no space or gives none. */
export type KeepProblem = 'many' | 'no-space';

export const keepProblem = createValueStore<KeepProblem | null>(null);

/** While a finger pushes the room about. Milliseconds from one write to the next. */
const BETWEEN = 400;

/** What is not on disk: about to be written, or refused by the device. */
const unsaved = new Map<string, GardenPhotoToKeep>();
let timer: ReturnType<typeof setTimeout> | undefined;
let keptAt = 0;
let writing: Promise<void> = Promise.resolve();
let takenUp: Promise<void> | undefined;
let isWatching = false;

/** Keeps a photo on the device with the next write, or as the page is left; how the room stands in it at once. */
export function keepSoon(photo: GardenPhotoToKeep): void {
  watchLeaving();
  unsaved.set(photo.of, photo);
  photoRescue.write(photo);
  // The first change at once: a new photo is nowhere else.
  timer ??= setTimeout(() => void keepNow(), Math.max(0, keptAt + BETWEEN - Date.now()));
}

/** Writes what waits; resolves when it is on disk or refused (`keepProblem`). */
export function keepNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  keptAt = Date.now();
  writing = writing.then(writeAll);
  return writing;
}

async function writeAll(): Promise<void> {
  await takeUp();
  for (const photo of unsaved.values()) {
    try {
      await keepGardenPhoto({ ...photo, savedAt: Date.now() });
      // It may have been changed while it was written.
      if (unsaved.get(photo.of) === photo) unsaved.delete(photo.of);
      keepProblem.set(null);
    } catch (error) {
      keepProblem.set(problemOf(error));
    }
  }
  if (unsaved.size === 0) photoRescue.clear();
}

/** Takes up what a page before was closed over, once. */
function takeUp(): Promise<void> {
  takenUp ??= takeUpLeft();
  return takenUp;
}

async function takeUpLeft(): Promise<void> {
  const left = photoRescue.read();
  const row = left && (await readGardenPhoto(left.of).catch(() => null));
  if (!row || unsaved.has(left.of)) return;
  // In the same picture, and not written since.
  const isItsOwn = row.picture.byteLength === left.size && row.savedAt <= left.at;
  if (isItsOwn) keepSoon({ ...row, standing: left.standing, light: left.light });
}

function dropUnsaved(of: string): void {
  unsaved.delete(of);
  photoRescue.clear();
}

function problemOf(error: unknown): KeepProblem {
  return error instanceof TooManyGardenPhotosError ? 'many' : 'no-space';
}

/** The photo of the builder's room or of a design as it is now, on disk or not; null where there is none. */
export async function latestPhoto(of: string): Promise<GardenPhotoToKeep | null> {
  await takeUp();
  return unsaved.get(of) ?? readGardenPhoto(of).catch(() => null);
}

/** Forgets a photo, wherever it is. @throws the browser's DOMException when storage refuses */
export async function forgetPhoto(of: string): Promise<void> {
  dropUnsaved(of);
  await writing;
  keepProblem.set(null);
  await forgetGardenPhoto(of);
}

/** Makes space for one more by forgetting that of the design whose photo is oldest. @returns the design's name */
export async function forgetOldestPhoto(): Promise<string | null> {
  const oldest = await oldestGardenPhoto();
  if (oldest === null) return null;
  const { designs } = await listDesigns();
  await forgetGardenPhoto(oldest);
  await keepNow();
  return designs.find(({ id }) => id === oldest)?.name ?? 'a deleted design';
}

/**
 * Lets a second owner have the photo of a first.
 *
 * @returns why it could not; null also where there is none
 */
export async function sharePhoto(from: string, to: string): Promise<KeepProblem | null> {
  await keepNow();
  try {
    await copyGardenPhoto(from, to);
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

/**
 * A design that is opened in the builder brings its photo. One without leaves the photo that is there, as it is of the
 * same garden.
 *
 * @param own the room that was in the builder
 */
export async function bringPhoto(id: string, own: Draft): Promise<void> {
  // What cannot be kept stays where it is: the design's own photo is untouched.
  try {
    await passOn(own);
    if ((await readGardenPhoto(id)) === null) return;
    dropUnsaved(IN_BUILDER);
    await copyGardenPhoto(id, IN_BUILDER);
  } catch {
    // As above.
  }
}

/** The room in the builder is thrown away, and its photo with it. @throws the browser's DOMException when storage refuses */
export async function leavePhoto(own: Draft): Promise<void> {
  await passOn(own).catch(() => undefined);
  await forgetPhoto(IN_BUILDER);
}

/** Gives the builder's photo to the named design that its room is, if there is one whose own is not newer. */
async function passOn(own: Draft): Promise<void> {
  await keepNow();
  const photo = await readGardenPhoto(IN_BUILDER);
  const { designs } = await listDesigns();
  const named = designs.find(({ draft }) => sameDesign(draft, own));
  if (!photo || !named) return;
  const before = await readGardenPhoto(named.id);
  if (!before || before.savedAt < photo.savedAt) await copyGardenPhoto(IN_BUILDER, named.id);
}

function watchLeaving() {
  if (isWatching) return;
  isWatching = true;
  addEventListener('pagehide', () => void keepNow());
  document.addEventListener('visibilitychange', () => document.hidden && void keepNow());
  beforeUpdate(keepNow);
}
