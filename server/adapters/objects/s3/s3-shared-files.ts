import { buffer } from 'node:stream/consumers';
import type { SharedFiles } from '#server/ports/objects';
import type { Bucket } from './bucket';

/**
 * Files in a bucket that only our processes read.
 *
 * @param folder of the bucket, such as "assets/"
 */
export function s3SharedFiles(bucket: Bucket, folder: string): SharedFiles {
  return {
    async *list() {
      for await (const { key, modified } of bucket.list(folder)) {
        yield { name: key.slice(folder.length), modified };
      }
    },
    put: (name, content) => bucket.put(folder + name, content),
    async read(name) {
      const found = await bucket.find(folder + name);
      return found && buffer(found.read());
    },
    remove: (name) => bucket.remove(folder + name),
  };
}
