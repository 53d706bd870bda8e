import type { UploadsUnderWay } from '#server/objects/uploads-under-way';
import { allRows } from '#server/stores/pages';
import { discardUpload } from './discard-upload';
import type { DiscardServices } from './discard-upload';

/** An administrator may be signed out half-way and come back: the picture waits that long. */
const KEPT_MS = 60 * 60_000;

export interface SweepServices extends DiscardServices {
  uploadsUnderWay: UploadsUnderWay;
}

/**
 * Removes the files that nobody will ask for: of uploads that broke off, that never became a picture
 * within the hour, and of pictures whose removal was interrupted.
 *
 * @throws {StoreUnavailableError | Error} what is left is for the next sweep
 */
export async function sweepUploads(services: SweepServices): Promise<void> {
  const { uploads, uploadsUnderWay, now } = services;
  const time = now().getTime();
  for (const { id, state, since } of await allRows(uploads)) {
    if (uploadsUnderWay.has(id)) continue;
    const age = time - Date.parse(since);
    // One that is not born yet was stored by a clock that was ahead.
    if (state === 'stored' && age >= 0 && age < KEPT_MS) continue;
    await discardUpload(services, id);
  }
}
