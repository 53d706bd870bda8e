import { ADDRESS_LIFETIME_MS, type DirectUploads } from '#server/ports/uploads';
import type { Bucket } from './bucket';

function idOf(key: string): string | undefined {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : undefined;
}

/**
 * Uploads that browsers send to the bucket.
 *
 * @param folder of the bucket, such as "incoming/"
 */
export function s3Uploads(bucket: Bucket, folder: string): DirectUploads {
  const place = bucket.addressOf(folder);
  return {
    origin: bucket.origin,
    sign: ({ id, type, size }) =>
      bucket.signPut(folder + id, { type, size, seconds: ADDRESS_LIFETIME_MS / 1000 }),
    idOf: (address) => (address.startsWith(place) ? idOf(address.slice(place.length)) : undefined),
    find: (id) => bucket.find(folder + id),
    remove: (id) => bucket.remove(folder + id),
    async *arrivedBefore(time) {
      for await (const { key, modified } of bucket.list(folder)) {
        const id = idOf(key.slice(folder.length));
        if (id !== undefined && modified < time) yield id;
      }
    },
  };
}
