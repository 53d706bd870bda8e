import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PartFiles } from '#server/ports/objects';
import { StoreUnavailableError } from '#server/stores/ports';
import type { Bucket } from './bucket';

/** More than any photo has, and the names of its parts are in order. */
const DIGITS = 12;

/**
 * Parts as objects named by where they begin, so that any process can take the next one and finds all of them.
 *
 * @param folder of the bucket, such as "parts/"
 * @param scratch a folder of this machine, for what is whole and looked at
 */
export function s3Parts(bucket: Bucket, folder: string, scratch: string): PartFiles {
  const local = (id: string) => join(scratch, `${id}.part`);
  /** The parts from the beginning to the first gap; behind it lies what an interrupted removal left. */
  const partsOf = async (id: string) => {
    const keys: string[] = [];
    let size = 0;
    for await (const part of bucket.list(`${folder}${id}/`)) {
      if (Number(part.key.slice(-DIGITS)) !== size) break;
      keys.push(part.key);
      size += part.size;
    }
    return { keys, size };
  };
  return {
    size: async (id) => (await partsOf(id)).size,
    async append(id, part) {
      const { size } = await partsOf(id);
      await bucket.put(`${folder}${id}/${String(size).padStart(DIGITS, '0')}`, part);
    },
    async whole(id) {
      const { keys } = await partsOf(id);
      await mkdir(scratch, { recursive: true, mode: 0o700 });
      const content = async function* () {
        for (const key of keys) {
          const part = await bucket.find(key);
          if (part === undefined) throw new StoreUnavailableError('A part of a photo is gone.');
          yield* part.read();
        }
      };
      await pipeline(Readable.from(content()), createWriteStream(local(id), { mode: 0o600 }));
      return local(id);
    },
    async *list() {
      const ids = new Set<string>();
      for await (const { key } of bucket.list(folder)) {
        ids.add(key.slice(folder.length, -DIGITS - 1));
      }
      yield* ids;
    },
    async remove(id) {
      await rm(local(id), { force: true });
      for await (const { key } of bucket.list(`${folder}${id}/`)) await bucket.remove(key);
    },
  };
}
