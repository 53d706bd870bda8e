import type { Disk } from './disk';

/** Of the whole disk, and in bytes at most. */
const RESERVED_SHARE = 0.1;
const MOST_RESERVED_BYTES = 2e9;

/** The room on a disk, in bytes. */
export interface DiskRoom {
  free: number;
  total: number;
  /** What of it is for quotes, enquiries and answers alone (decision 0123). */
  reserve: number;
}

/** The room on the disk of a folder; undefined where its file system does not say: nothing is held back there. */
export async function diskRoom(
  folder: string,
  disk: Pick<Disk, 'statfs'>,
): Promise<DiskRoom | undefined> {
  // What is wrong with the disk is told by the write that follows.
  const found = await disk.statfs(folder).catch(() => undefined);
  if (found === undefined || found.blocks === 0) return undefined;
  const { bsize, blocks, bavail } = found;
  const total = blocks * bsize;
  const reserve = Math.floor(Math.min(total * RESERVED_SHARE, MOST_RESERVED_BYTES));
  return { free: bavail * bsize, total, reserve };
}
