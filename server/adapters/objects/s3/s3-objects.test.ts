import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeObjectStore } from '#server/adapters/objects/object-store.contract';
import { openS3Server, type S3Server } from '#server/adapters/objects/testing/s3-server';
import { openBucket } from './bucket';
import { s3Objects } from './s3-objects';
import { signatureCases } from './signed-bucket.contract';

let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.close());

/** An empty store of its own, in the one bucket. */
const newStore = async () => s3Objects(openBucket(server.config), `${randomUUID()}/`, 'no-store');

describeObjectStore('a bucket', newStore);

describe('a bucket behind a check of signatures', () => {
  it.each(Object.entries(signatureCases))('%s', async (_name, holds) => {
    await expect(holds(server.config, randomUUID())).resolves.toBeUndefined();
  });
});

/** So that the cases are known to be able to fail. */
describe('s3rver by itself', () => {
  const taken = Object.entries(signatureCases).filter(([name]) =>
    /address (?!was)|file of/.test(name),
  );

  it('is a store that the check of addresses is needed for', () => {
    expect(taken).toHaveLength(6);
  });

  it('takes what has no signature and refuses what has the right one, with its own check, too', async () => {
    const checking = await openS3Server({ checksItself: true });
    onTestFinished(() => checking.close());
    const unsigned = signatureCases['refuses an address without a signature'];
    await expect(unsigned?.(checking.bare, randomUUID())).rejects.toThrow('expected 200 to be 403');
    await expect(openBucket(checking.bare).check()).rejects.toThrow('refuses our key');
  });

  it.each(taken)('does not hold to "%s"', async (_name, holds) => {
    await expect(holds(server.bare, randomUUID())).rejects.toThrow('expected 200 to be 403');
  });
});
