import { expect } from 'vitest';
import type { BucketConfig } from '#server/startup/config';
import { openBucket } from './bucket';

const FILE = { type: 'image/jpeg', size: 9, seconds: 60 };
const CONTENT = 'a picture';

function put(address: string, content = CONTENT, type = FILE.type) {
  const headers = { 'content-type': type };
  return fetch(address, { method: 'PUT', body: content, headers });
}

/** Nothing that was refused may have been stored. */
async function expectRefused(config: BucketConfig, answer: Response, key: string): Promise<void> {
  expect(answer.status).toBe(403);
  expect(await openBucket(config).find(key)).toBeUndefined();
}

/**
 * What a store must refuse so that our signatures protect it, and that it takes what is signed; each throws when the
 * store does otherwise. They are data so that a test can show which of them a store without checks fails.
 */
export const signatureCases: Record<string, (config: BucketConfig, key: string) => Promise<void>> =
  {
    async 'takes the file that the address was signed for'(config, key) {
      const bucket = openBucket(config);
      expect((await put(await bucket.signPut(key, FILE))).status).toBe(200);
      expect(await bucket.find(key)).toMatchObject({ size: FILE.size, type: FILE.type });
    },
    async 'refuses calls with a wrong secret'(config, key) {
      const bucket = openBucket({ ...config, secretAccessKey: 'wrong' });
      await expect(bucket.put(key, Buffer.from(CONTENT))).rejects.toThrow('refuses our key');
      await expect(bucket.check()).rejects.toThrow('refuses our key');
    },
    async 'refuses an address signed with a wrong secret'(config, key) {
      const bucket = openBucket({ ...config, secretAccessKey: 'wrong' });
      await expectRefused(config, await put(await bucket.signPut(key, FILE)), key);
    },
    async 'refuses an address without a signature'(config, key) {
      await expectRefused(config, await put(openBucket(config).addressOf(key)), key);
    },
    async 'refuses the address for another file'(config, key) {
      const address = await openBucket(config).signPut(key, FILE);
      const other = `${key}2`;
      await expectRefused(config, await put(address.replace(key, other)), other);
    },
    async 'refuses the address for a longer time'(config, key) {
      const address = await openBucket(config).signPut(key, FILE);
      const altered = address.replace('X-Amz-Expires=60', 'X-Amz-Expires=6000');
      expect(altered).not.toBe(address);
      await expectRefused(config, await put(altered), key);
    },
    async 'refuses a file of another type'(config, key) {
      const address = await openBucket(config).signPut(key, FILE);
      await expectRefused(config, await put(address, CONTENT, 'text/html'), key);
    },
    async 'refuses a file of another length'(config, key) {
      const address = await openBucket(config).signPut(key, FILE);
      await expectRefused(config, await put(address, `${CONTENT} and more`), key);
      await expectRefused(config, await put(address, CONTENT.slice(1)), key);
    },
  };
