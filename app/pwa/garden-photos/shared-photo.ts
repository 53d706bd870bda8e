import * as store from '#app/offline/garden-photos/shared-photo';

/** The photograph that was shared to the app and waits for a design; null where none does. */
export function sharedPhoto(): Promise<File | null> {
  // Without storage none can wait.
  return store.readSharedPhoto().catch(() => null);
}

/** It has been taken, or nobody wants it. */
export async function dropSharedPhoto(): Promise<void> {
  // What cannot be deleted now is replaced by the next.
  await store.dropSharedPhoto().catch(() => undefined);
}
