import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  openS3Server,
  type Fault,
  type S3Server,
} from '#server/adapters/objects/testing/s3-server';
import { NoRoomError, StoreUnavailableError } from '#server/stores/ports';
import { openBucket, type Bucket } from './bucket';

/** One try each, with the time that a busy machine needs. */
const ONE_TRY = { attempts: 1, connect: 20_000, answer: 20_000, stall: 20_000, check: 20_000 };
/** For a store that never answers. */
const IMPATIENT = { attempts: 1, connect: 200, answer: 200, stall: 200, check: 300 };

let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
afterEach(() => server.break('none'));
afterAll(() => server.close());

async function keysOf(bucket: Bucket): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bucket.list('')) keys.push(key);
  return keys;
}

const CALLS: Record<string, (bucket: Bucket, key: string) => Promise<unknown>> = {
  put: (bucket, key) => bucket.put(key, Buffer.from('other')),
  find: (bucket, key) => bucket.find(key),
  list: (bucket) => keysOf(bucket),
  remove: (bucket, key) => bucket.remove(key),
  check: (bucket) => bucket.check(),
};

/** How each call fails, in words for the log. */
async function failuresOf(bucket: Bucket, key = 'one'): Promise<string[]> {
  const told: string[] = [];
  for (const [name, call] of Object.entries(CALLS)) {
    const error = await call(bucket, key).catch((thrown: unknown) => thrown);
    told.push(`${name}: ${String(error)} ${JSON.stringify(error)}`);
  }
  return told;
}

/** That every call fails with the port's error, for this reason. */
const allFailing = (reason: string) =>
  Object.keys(CALLS).map((name) =>
    expect.stringContaining(
      `${name}: StoreUnavailableError: The object store cannot be used: ${reason}`,
    ),
  );

describe('a bucket that cannot be used now', () => {
  it.each<[Fault, string]>([
    ['503', 'it answers 503 ('],
    ['hang', 'no answer ('],
  ])('says so (%s), and works again when the store does', async (fault, words) => {
    const bucket = openBucket(server.config, ONE_TRY);
    const key = randomUUID();
    await bucket.put(key, Buffer.from('a picture'));
    server.break(fault);
    const asked = fault === 'hang' ? openBucket(server.config, IMPATIENT) : bucket;
    const told = await failuresOf(asked, key);
    expect(told).toEqual(allFailing(words));
    // No address with its signature in the log.
    expect(told.join()).not.toContain('X-Amz');
    server.break('none');
    await bucket.check();
    const found = await bucket.find(key);
    expect(found && (await text(found.read()))).toBe('a picture');
  });

  it('says that it is full, and works again when there is room', async () => {
    const bucket = openBucket(server.config);
    server.break('full', 'PUT');
    const error = await bucket.put('two', Buffer.from('other')).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NoRoomError);
    expect(error).toMatchObject({ place: 'bucket', message: 'The bucket "rooms" is full.' });
    server.break('none');
    await bucket.put('two', Buffer.from('other'));
  });

  it('says that it does not exist', async () => {
    const bucket = openBucket({ ...server.config, bucket: 'no-such-bucket' }, ONE_TRY);
    expect(await failuresOf(bucket)).toEqual(allFailing('there is no bucket "no-such-bucket"'));
  });

  it('says that our key is refused', async () => {
    const bucket = openBucket({ ...server.config, secretAccessKey: 'wrong' }, ONE_TRY);
    expect(await failuresOf(bucket)).toEqual(allFailing('it refuses our key'));
  });

  it('says that nobody answers', async () => {
    // Not the port of a server that was closed: another test's may have it in the next moment.
    const nobody = { ...server.config, endpoint: 'http://127.0.0.1:1' };
    expect(await failuresOf(openBucket(nobody, ONE_TRY))).toEqual(
      allFailing('no answer (ECONNREFUSED)'),
    );
  });

  it.each<Fault>(['cut', 'hang in body'])(
    'never ends half an object as if it were whole (%s)',
    async (fault) => {
      const key = randomUUID();
      // A busy machine may take longer to write it than the impatient bucket would wait.
      await openBucket(server.config).put(key, Buffer.alloc(200_000, 'a'));
      const bucket = openBucket(server.config, { ...ONE_TRY, stall: IMPATIENT.stall });
      const found = await bucket.find(key);
      server.break(fault, 'GET');
      await expect(found && text(found.read())).rejects.toThrow(StoreUnavailableError);
      server.break('none');
      expect(found && (await text(found.read()))).toHaveLength(200_000);
    },
  );
});
