import { EventEmitter, once } from 'node:events';
import { expect, it } from 'vitest';
import { pino } from 'pino';
import { NoRoomError } from '#server/stores/ports';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openRoom } from './room';

const logger = pino({ level: 'silent' });
const blocks = (count: number) => count * 4096;

/** Room on a disk of so many blocks, of which so many are free. */
async function roomOn(all: number, free: number) {
  const disk = new SimulatedDisk();
  disk.space = { bsize: 4096, blocks: all, bavail: free };
  return { disk, room: await openRoom({ dataDir: '/d', disk, logger, now: () => new Date() }) };
}

it('holds back from others what is being written at the same time', async () => {
  const { room } = await roomOn(1000, 150);
  const ends = new EventEmitter();
  const first = room.hold(blocks(40), () => once(ends, 'end'));
  const second = room.hold(blocks(40), async () => 'written');
  await expect(second).rejects.toThrow(NoRoomError);
  await expect(room.check(blocks(20))).rejects.toThrow(NoRoomError);
  ends.emit('end');
  await first;
  expect(await room.hold(blocks(40), async () => 'written')).toBe('written');
});

it('keeps a tenth of a disk, 2 GB at most, and nothing where the disk does not say its size', async () => {
  const small = await roomOn(1000, 500);
  expect((await small.room.report()).disk?.reserve).toBe(blocks(100));
  const large = await roomOn(1e9, 1e8);
  expect((await large.room.report()).disk?.reserve).toBe(2e9);
  const { room } = await roomOn(0, 0);
  expect(await room.hold(1e12, async () => 'written')).toBe('written');
  expect(await room.report()).toEqual({ disk: null, missing: null });
});

it('tells work that met a full disk by its name, and any other failure as it was', async () => {
  const { room } = await roomOn(1000, 500);
  const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  await expect(room.hold(1, () => Promise.reject(full))).rejects.toThrow(NoRoomError);
  const other = new Error('other');
  await expect(room.hold(1, () => Promise.reject(other))).rejects.toBe(other);
});
