import type { Readable } from 'node:stream';

/** An object as a list has it. */
interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
}

/** A stored object whose content has not been read yet. */
interface StoredObject {
  /** In bytes. */
  size: number;
  read(): Readable;
}

/**
 * Storage for pictures, under keys made by the server ("<id>/800.avif", see object-key.ts). The content
 * of a key never changes.
 */
export interface ObjectStore {
  /**
   * Resolves when the object would survive a power cut; until then nothing is found under the key.
   *
   * @throws RangeError for an invalid key; the disk's error or {StoreUnavailableError}, with nothing left under the key
   */
  put(key: string, content: Readable): Promise<void>;
  /**
   * Undefined when there is no such object, and for an invalid key.
   *
   * @throws {StoreUnavailableError} also as the error of what `read` returns
   */
  find(key: string): Promise<StoredObject | undefined>;
  /** Every object, in arbitrary order. @throws the disk's error or {StoreUnavailableError} */
  list(): AsyncIterable<ListedObject>;
  /**
   * Removes every object whose key begins with the folder; may be repeated.
   *
   * @throws RangeError for an invalid folder; the disk's error or {StoreUnavailableError}
   */
  removeAll(folder: string): Promise<void>;
}
