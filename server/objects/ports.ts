import type { Readable } from 'node:stream';

/** A stored object, not read yet. */
interface StoredObject {
  /** Bytes. */
  size: number;
  read(): Readable;
}

/**
 * Where pictures lie, under keys that the server makes ("<id>/800.avif", see object-key.ts). The
 * content of a key never changes.
 */
export interface ObjectStore {
  /**
   * Resolves when the object would survive a power cut; until then there is none under the key.
   *
   * @throws RangeError for what is no key; the disk's error, with nothing left under the key
   */
  put(key: string, content: Readable): Promise<void>;
  /** Undefined when there is none, and for what is no key. */
  find(key: string): Promise<StoredObject | undefined>;
  /**
   * Removes every object whose key begins with the folder, as often as it is told.
   *
   * @throws RangeError for what is no folder; the disk's error
   */
  removeAll(folder: string): Promise<void>;
}
