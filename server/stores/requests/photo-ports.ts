import type { KnownPhoto, ReceivingPhoto, RequestPhoto, SettledPhoto } from './photo-records';

/** The photos that people sent for requests. Their files are elsewhere. */
export interface RequestPhotoStore {
  find(id: string): Promise<RequestPhoto | undefined>;
  /** All of a request, in arbitrary order. */
  of(requestId: string): Promise<readonly KnownPhoto[]>;
  /** Those that are being received, and those whose files must be removed. */
  unfinished(): Promise<readonly RequestPhoto[]>;
  /**
   * Adds a photo that is about to be received, unless its id is taken: then nothing is written and the row that holds it
   * is returned. Undefined if the request was removed or anonymised.
   */
  begin(row: ReceivingPhoto): Promise<RequestPhoto | undefined>;
  /** Records what became of a photo that was being received. False, with nothing changed, if it no longer is. */
  settle(row: SettledPhoto): Promise<boolean>;
  /** Marks the photo's files for removal. False, with nothing changed, if it is unknown. */
  discard(id: string, since: string): Promise<boolean>;
  /** Removes the row, once its files are gone. */
  forget(id: string): Promise<void>;
}
