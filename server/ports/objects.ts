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

/** Files that arrive in parts, one after another. They outlive a restart of the server. */
export interface PartFiles {
  /** How many bytes of it have arrived; 0 for none. */
  size(id: string): Promise<number>;
  /** Adds a part at the end. If that fails half-way, the size says how far it came. @throws the disk's error */
  append(id: string, part: Buffer): Promise<void>;
  /** The path of a file with all that has arrived, for reading. `remove` removes it. @throws the disk's error */
  whole(id: string): Promise<string>;
  /** The ids of all files of which something has arrived, in arbitrary order. */
  list(): AsyncIterable<string>;
  /** May be repeated. */
  remove(id: string): Promise<void>;
}

/** The files of the photos that people sent for requests. */
export interface PhotoFiles {
  /** What is kept, under `keyOfPhoto`. Never served but to those whom the request is about, and to the administrator. */
  kept: ObjectStore;
  /** What is still arriving. */
  parts: PartFiles;
}

/** A file as a list has it. */
interface ListedFile {
  name: string;
  /** When it was last written, by the store's clock. */
  modified: Date;
}

/**
 * Files that all processes share, by name. One is there whole or not at all. Each call throws
 * {StoreUnavailableError} when they cannot be reached now.
 */
export interface SharedFiles {
  list(): AsyncIterable<ListedFile>;
  /** Replaces the file of that name. */
  put(name: string, content: Buffer): Promise<void>;
  /** Undefined for none. */
  read(name: string): Promise<Buffer | undefined>;
  /** May be repeated. */
  remove(name: string): Promise<void>;
}
