import type { Readable } from 'node:stream';
import type { PhotoType } from '#domain/site/gallery/photo-limits';

/** What a browser has sent. */
export interface ArrivedUpload {
  /** As it was sent, which is as the address was signed. */
  type: string | undefined;
  /** Bytes. */
  size: number;
  read(): Readable;
}

/**
 * Uploads that the browser sends past us, straight to a store. What lies there was looked at by nobody, and no address
 * of the site leads to it.
 */
export interface DirectUploads {
  /** The origin of the addresses, for the policy of the pages. */
  origin: string;
  /**
   * The address that takes a PUT of this type and size alone, for `ADDRESS_LIFETIME_MS`.
   *
   * @param grant size in bytes
   */
  sign(grant: { id: string; type: PhotoType; size: number }): Promise<string>;
  /** The id in an address of ours without its query string; undefined for any other. */
  idOf(address: string): string | undefined;
  /**
   * What was sent under the id; undefined if nothing was.
   *
   * @throws {StoreUnavailableError} also as the error of what `read` returns
   */
  find(id: string): Promise<ArrivedUpload | undefined>;
  /** May be repeated. @throws {StoreUnavailableError} */
  remove(id: string): Promise<void>;
  /** The ids of what has been lying there since before that time. @throws {StoreUnavailableError} */
  arrivedBefore(time: Date): AsyncIterable<string>;
}
