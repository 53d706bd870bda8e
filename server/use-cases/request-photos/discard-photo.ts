import type { PhotoFiles } from '#server/ports/objects';
import type { RequestPhotoStore } from '#server/stores/requests/photo-ports';
import type { TurnStore } from '#server/stores/shared-ports';

/** A photo that is not whole after this long is given up; its device offers it again as a new one. */
const UNFINISHED_KEPT_MS = 7 * 86_400_000;

export interface DiscardPhotoServices {
  requestPhotos: RequestPhotoStore;
  photoFiles: PhotoFiles;
  turns: TurnStore;
  now: () => Date;
}

/** Whatever writes or removes files of a photo does it in this turn. */
export function turnOfPhoto(id: string): string {
  return `photo ${id}`;
}

/** Removes a photo's files and its row. If interrupted, the sweep finishes the job. */
export function discardPhoto(services: DiscardPhotoServices, id: string): Promise<void> {
  return services.turns.inTurn(turnOfPhoto(id), () => discardInTurn(services, id));
}

/** As `discardPhoto`, for those whose turn it is already. */
export async function discardInTurn(
  { requestPhotos, photoFiles, now }: DiscardPhotoServices,
  id: string,
): Promise<void> {
  if (!(await requestPhotos.discard(id, now().toISOString()))) return;
  await photoFiles.parts.remove(id);
  await photoFiles.kept.removeAll(id);
  await requestPhotos.forget(id);
}

/**
 * Removes the files of photos that nobody waits for: of requests that are gone, and of uploads that have not gone on for
 * a week.
 *
 * @throws {StoreUnavailableError | Error} the next sweep handles the rest
 */
export async function sweepRequestPhotos(services: DiscardPhotoServices): Promise<void> {
  const time = services.now().getTime();
  for (const { id, state, since } of await services.requestPhotos.unfinished()) {
    // A large negative age means that it began while the clock was fast.
    const age = Math.abs(time - Date.parse(since));
    if (state === 'removed' || age > UNFINISHED_KEPT_MS) await discardPhoto(services, id);
  }
}
