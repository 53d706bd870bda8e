/** This device cannot store our data: no IndexedDB, or another tab holds an older database open. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}
