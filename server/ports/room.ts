import type { FullPlace } from '#server/stores/ports';

/**
 * Room for what may wait: photos, pictures, backups and letters that are kept as files. They stop at a reserve, which is for
 * quotes, enquiries and answers (decision 0123).
 */
export interface Room {
  /**
   * Resolves while so many bytes more may be written besides what is being written.
   *
   * @throws {NoRoomError}
   */
  check(bytes: number): Promise<void>;
  /**
   * Does work that writes about so many bytes. What others want to write meanwhile gets none of them.
   *
   * @throws {NoRoomError} also for work that met a full disk or bucket; and what the work throws
   */
  hold<T>(bytes: number, work: () => Promise<T>): Promise<T>;
  report(): Promise<RoomReport>;
}

export interface RoomReport {
  /** Of the disk of the data folder, in bytes; null where its file system does not say. */
  disk: { free: number; total: number; reserve: number } | null;
  /** Where room is missing, and since when; null while there is some. Outlives a restart. */
  missing: { place: FullPlace; since: string } | null;
}

/** How often a picture lies on the disk while it is kept: as it came, as it was written anew, and as it stays. */
export const COPIES = 3;
