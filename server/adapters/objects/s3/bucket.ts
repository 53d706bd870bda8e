import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { BucketConfig } from '#server/startup/config';
import { isNotFound, unavailable } from './bucket-errors';
import { readBody } from './read-body';

/** How long the store may take, in milliseconds. */
export interface Patience {
  /** How often a call is tried, with pauses in between. */
  attempts: number;
  connect: number;
  /** From sending a request, with its body, to the first byte of the answer. */
  answer: number;
  /** Between two pieces of a body. */
  stall: number;
  /** For the whole check of whether the bucket can be used. */
  check: number;
}

const PATIENCE: Patience = {
  attempts: 3,
  connect: 3_000,
  answer: 20_000,
  stall: 15_000,
  check: 5_000,
};

/** An object as the bucket lists or describes it. */
interface Found {
  /** Bytes. */
  size: number;
  type: string | undefined;
  read(): Readable;
}

interface ListedObject {
  key: string;
  /** Bytes. */
  size: number;
  modified: Date;
}

/** What we use of a bucket. Each call throws {StoreUnavailableError} when the bucket cannot be used now. */
export interface Bucket {
  /** The origin that browsers send files to. */
  origin: string;
  put(key: string, content: Buffer, headers?: { type: string; cache: string }): Promise<void>;
  /** Undefined when there is no such object. What `read` returns fails as these calls do. */
  find(key: string): Promise<Found | undefined>;
  list(prefix: string): AsyncIterable<ListedObject>;
  /** May be repeated. */
  remove(key: string): Promise<void>;
  /** The address to which exactly this file can be sent by PUT, for so many seconds. */
  signPut(key: string, file: { type: string; size: number; seconds: number }): Promise<string>;
  /** The address of an object, without a signature. */
  addressOf(key: string): string;
  /** Resolves when the bucket is there and our key may look into it. */
  check(): Promise<void>;
}

/** A bucket of an S3-compatible store (decision 0068). Nothing is sent before the first call. */
export function openBucket(config: BucketConfig, patience: Patience = PATIENCE): Bucket {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: patience.attempts,
    // By default an upload address would carry the checksum of an empty file, and other stores than Amazon's
    // do not know all checksums. What is sent is covered by the signature's SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: patience.connect,
      requestTimeout: patience.answer,
      throwOnRequestTimeout: true,
    },
  });
  const base =
    endpoint === undefined
      ? `https://${Bucket}.s3.${region}.amazonaws.com/`
      : `${endpoint.replace(/\/$/, '')}/${Bucket}/`;

  const orUnavailable = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      throw unavailable(error, Bucket);
    }
  };
  const check = (): Promise<void> =>
    orUnavailable(async () => {
      const abortSignal = AbortSignal.timeout(patience.check);
      await client.send(new HeadBucketCommand({ Bucket }), { abortSignal });
    });
  const open = (Key: string) =>
    orUnavailable(async () => (await client.send(new GetObjectCommand({ Bucket, Key }))).Body);

  return {
    origin: new URL(base).origin,
    put: (Key, Body, { type, cache } = { type: 'application/octet-stream', cache: 'no-store' }) =>
      orUnavailable(async () => {
        const object = { Bucket, Key, Body, ContentType: type, CacheControl: cache };
        await client.send(new PutObjectCommand(object));
      }),
    async find(Key) {
      try {
        const found = await client.send(new HeadObjectCommand({ Bucket, Key }));
        const { ContentLength: size = 0, ContentType: type } = found;
        return { size, type, read: () => readBody(() => open(Key), patience.stall, Bucket) };
      } catch (error) {
        if (!isNotFound(error)) throw unavailable(error, Bucket);
        // The answer to HEAD does not say whether it is the object or the whole bucket that is missing.
        await check();
        return undefined;
      }
    },
    async *list(Prefix) {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client },
          { Bucket, Prefix },
        )) {
          for (const { Key, Size = 0, LastModified = new Date() } of Contents) {
            if (Key !== undefined) yield { key: Key, size: Size, modified: LastModified };
          }
        }
      } catch (error) {
        throw unavailable(error, Bucket);
      }
    },
    remove: (Key) =>
      orUnavailable(async () => void (await client.send(new DeleteObjectCommand({ Bucket, Key })))),
    signPut: (Key, { type, size, seconds }) =>
      getSignedUrl(
        client,
        new PutObjectCommand({ Bucket, Key, ContentType: type, ContentLength: size }),
        {
          expiresIn: seconds,
          signableHeaders: new Set(['host', 'content-type', 'content-length']),
        },
      ),
    addressOf: (key) => base + key,
    check,
  };
}
