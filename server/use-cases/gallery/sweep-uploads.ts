import type { DirectUploads } from '#server/ports/uploads';
import type { UploadsUnderWay } from './uploads-under-way';
import { allRows } from '#server/stores/pages';
import { discardUpload } from './discard-upload';
import type { DiscardServices } from './discard-upload';

/** An administrator may be signed out half-way and come back, so uploads are kept for this long. */
const KEPT_MS = 60 * 60_000;

export interface SweepServices extends DiscardServices {
  uploadsUnderWay: UploadsUnderWay;
  directUploads: DirectUploads | undefined;
}

/**
 * Removes files nobody will ask for: those of interrupted uploads, of uploads not added to the gallery
 * within an hour, and of pictures whose removal was interrupted.
 *
 * @throws {StoreUnavailableError | Error} the next sweep handles the rest
 */
export async function sweepUploads(services: SweepServices): Promise<void> {
  const { uploads, uploadsUnderWay, directUploads, now } = services;
  const time = now().getTime();
  for (const { id, state, since } of await allRows(uploads)) {
    if (uploadsUnderWay.has(id)) continue;
    const age = time - Date.parse(since);
    // A negative age means it was stored while the clock was fast.
    // What is received from a store may be in the hands of another process.
    const isAwaited = state === 'stored' || (state === 'receiving' && directUploads !== undefined);
    if (isAwaited && age >= 0 && age < KEPT_MS) continue;
    await discardUpload(services, id);
  }
  if (directUploads === undefined) return;
  for await (const id of directUploads.arrivedBefore(new Date(time - KEPT_MS))) {
    await directUploads.remove(id);
  }
}
