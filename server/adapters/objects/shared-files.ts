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
