import type { ObjectStore } from '#server/objects/ports';
import type { UploadStore } from '#server/stores/ports';

export interface DiscardServices {
  uploads: UploadStore;
  objects: ObjectStore;
  now: () => Date;
}

/**
 * Removes an upload's files and its row. If interrupted, the sweep finishes the job: the row is marked
 * as discarded before the first file is removed.
 */
export async function discardUpload(
  { uploads, objects, now }: DiscardServices,
  id: string,
): Promise<void> {
  if (!(await uploads.discard(id, now().toISOString()))) return;
  await objects.removeAll(id);
  await uploads.forget(id);
}
