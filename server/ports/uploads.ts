import type { Readable } from 'node:stream';
import type { ImageType } from '#domain/site/gallery/image-limits';
import { ApiProblem } from '#server/api-problem';

/**
 * Long enough to start sending 20 MB over a slow connection; an upload that has started may take
 * longer. In ms.
 */
export const ADDRESS_LIFETIME_MS = 5 * 60_000;

export interface BodyLimits {
  /** Maximum size in bytes. */
  limit: number;
  /** The longest pause between bytes. */
  stallMs: number;
}

/** The answer to a body beyond its limit. */
export function tooLong(): ApiProblem {
  return new ApiProblem(413, 'payload_too_large', 'This picture is larger than we accept, 20 MB.');
}

/** A folder of this process for uploads while they are received and checked. */
export interface IncomingFiles {
  /** The path of one of this upload's files, unique to it. */
  path(id: string, name: 'received' | 'prepared' | 'source'): string;
  /**
   * Streams a body to the file, without ever holding it in memory.
   *
   * @throws {ApiProblem} 413, 408 or 422; the stream's or the disk's error
   */
  write(path: string, body: Readable, limits: BodyLimits): Promise<void>;
  /** The content of a file. */
  read(path: string): Readable;
  /**
   * The SHA-256 of a file, in base64url.
   *
   * @throws {ApiProblem} 422 unusable_picture for a picture that is also a page or a program; the disk's error
   */
  hash(path: string): Promise<string>;
  /** Removes every file of the upload. */
  remove(id: string): Promise<void>;
}

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
  sign(grant: { id: string; type: ImageType; size: number }): Promise<string>;
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
