import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Room, RoomReport } from '#server/ports/room';
import { isDiskFull, readIfPresent, replaceFile } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import { diskRoom } from '#server/stores/files/disk-room';
import type { DiskRoom } from '#server/stores/files/disk-room';
import { NoRoomError } from '#server/stores/ports';

/** Of the reserve, above it: with less, what is large would be refused and what is small taken, in turns. */
const ENOUGH_ABOVE = 0.1;

const NO_ROOM = 'There is no room: photos, pictures and backups are refused';

const missingSchema = z.object({ place: z.enum(['disk', 'bucket']), since: z.iso.datetime() });

type Missing = NonNullable<RoomReport['missing']>;

interface RoomOptions {
  dataDir: string;
  /** The real disk, except in tests that make it small. */
  disk?: Disk | undefined;
  logger: Pick<Logger, 'warn' | 'info'>;
  now: () => Date;
}

/** The room on the disk of the data folder. A file beside the store has since when some is missing. */
export async function openRoom({
  dataDir,
  disk = nodeDisk,
  logger,
  now,
}: RoomOptions): Promise<Room> {
  const path = join(dataDir, 'no-room.json');
  let missing = readMissing(await readIfPresent(path, disk).catch(() => undefined));
  let saving = Promise.resolve();
  /** In bytes, by work that is under way. */
  let held = 0;

  if (missing !== null) logger.warn(missing, NO_ROOM);

  const note = (found: Missing | null): void => {
    missing = found;
    const save = () =>
      missing === null
        ? disk.rm(path, { force: true })
        : replaceFile(path, JSON.stringify(missing), disk);
    // Without room for it, a restart counts from anew.
    saving = saving.then(save).catch(() => undefined);
  };
  const lacks = (place: Missing['place']): void => {
    if (missing?.place === place) return;
    note({ place, since: now().toISOString() });
    logger.warn(missing, NO_ROOM);
  };
  const has = (place: Missing['place']): void => {
    if (missing?.place !== place) return;
    note(null);
    logger.info({ place }, 'There is room again: photos, pictures and backups are taken');
  };

  const look = async (): Promise<DiskRoom | undefined> => {
    const room = await diskRoom(dataDir, disk);
    if (room === undefined) return undefined;
    const above = room.free - room.reserve;
    if (above < 0) lacks('disk');
    if (above >= room.reserve * ENOUGH_ABOVE) has('disk');
    return room;
  };
  /** To be called without a pause after `look`, so that no other work gets the same bytes. */
  const refuseBeyond = (room: DiskRoom | undefined, bytes: number): void => {
    if (room === undefined || room.free - held - bytes >= room.reserve) return;
    lacks('disk');
    throw new NoRoomError('disk', 'What is left on the disk is kept for quotes and answers.');
  };
  await look();
  return {
    async check(bytes) {
      refuseBeyond(await look(), bytes);
    },
    async hold(bytes, work) {
      refuseBeyond(await look(), bytes);
      held += bytes;
      try {
        const result = await work();
        has('bucket');
        return result;
      } catch (error) {
        const full = isDiskFull(error)
          ? new NoRoomError('disk', 'The disk is full.', { cause: error })
          : error;
        if (full instanceof NoRoomError) lacks(full.place);
        throw full;
      } finally {
        held -= bytes;
      }
    },
    async report() {
      const room = await look();
      return { disk: room ?? null, missing };
    },
  };
}

/** Null for a file that is not there, or that somebody has written in. */
function readMissing(file: Buffer | undefined): Missing | null {
  try {
    return missingSchema.parse(JSON.parse(String(file)));
  } catch {
    return null;
  }
}
