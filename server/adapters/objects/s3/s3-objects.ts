import { buffer } from 'node:stream/consumers';
import { isFolder, typeOfKey } from '#server/ports/object-key';
import type { ObjectStore } from '#server/ports/objects';
import type { Bucket } from './bucket';

/**
 * Objects in a bucket, below a folder of it.
 *
 * @param folder such as "uploads/"
 * @param cache their Cache-Control, for who reads the bucket without us
 */
export function s3Objects(bucket: Bucket, folder: string, cache: string): ObjectStore {
  return {
    async put(key, content) {
      const type = typeOfKey(key);
      if (type === undefined) throw new RangeError(`"${key}" is not an object's key`);
      // At once, and so whole or not at all: a picture that was written anew has a few MB at most.
      await bucket.put(folder + key, await buffer(content), { type, cache });
    },
    find: async (key) => (typeOfKey(key) === undefined ? undefined : bucket.find(folder + key)),
    async *list() {
      for await (const { key: whole, size } of bucket.list(folder)) {
        const key = whole.slice(folder.length);
        if (typeOfKey(key) !== undefined) yield { key, size };
      }
    },
    async removeAll(name) {
      if (!isFolder(name)) throw new RangeError(`"${name}" is not an objects' folder`);
      for await (const { key } of bucket.list(`${folder}${name}/`)) await bucket.remove(key);
    },
  };
}
