import { turnOfPicture } from '#server/ports/object-key';
import type { ObjectStore } from '#server/ports/objects';
import type { UploadStore } from '#server/stores/ports';
import type { TurnStore } from '#server/stores/shared-ports';

export interface DiscardServices {
  uploads: UploadStore;
  objects: ObjectStore;
  turns: TurnStore;
  now: () => Date;
}

/**
 * Removes an upload's files and its row. If interrupted, the sweep finishes the job: the row is marked
 * as discarded before the first file is removed.
 */
export function discardUpload(services: DiscardServices, id: string): Promise<void> {
  return services.turns.inTurn(turnOfPicture(id), () => discardUploadInTurn(services, id));
}

/** As `discardUpload`, for those whose turn it is already. */
export async function discardUploadInTurn(
  { uploads, objects, now }: DiscardServices,
  id: string,
): Promise<void> {
  if (!(await uploads.discard(id, now().toISOString()))) return;
  await objects.removeAll(id);
  await uploads.forget(id);
}
