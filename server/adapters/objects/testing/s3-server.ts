import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import type { BucketConfig } from '#server/startup/config';
import { isSigned } from './signature-check';

/** The one key that s3rver knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** What the store does instead of answering. */
export type Fault = 'none' | '503' | 'full' | 'cut' | 'hang' | 'hang in body';

export interface S3Server {
  /** A bucket behind the check of signatures. */
  config: BucketConfig;
  /** The same bucket without it: s3rver by itself. */
  bare: BucketConfig;
  /**
   * From now on.
   *
   * @param which the methods it is for, such as "GET"; all without it
   */
  break(fault: Fault, ...which: string[]): void;
  /** "PUT /rooms/uploads/one/800.avif", without the query, of every request that was let through. */
  calls: string[];
  /** What a server's environment needs, to use the bucket. */
  environment: Record<string, string>;
  /** The names of all objects, from the store itself. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

const BUCKET = 'rooms';

const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
<AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;

/**
 * An S3-compatible store on loopback: s3rver, which believes every unsigned request, behind a proxy that lets only
 * those through whose signature is right (decision 0068).
 *
 * @param checksItself whether s3rver checks the signatures that requests have, as it does by default.
 */
export async function openS3Server({ checksItself = false } = {}): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'garden-rooms-s3-'));
  const s3rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: !checksItself,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  });
  const { port } = await s3rver.run();
  const state: { fault: Fault; which: string[] } = { fault: 'none', which: [] };
  const calls: string[] = [];
  const proxy = createServer((incoming, response) => {
    const isBroken = state.which.length === 0 || state.which.includes(incoming.method ?? '');
    const fault = isBroken ? state.fault : 'none';
    void answer(incoming, response, { port, fault, calls }).catch(() => response.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const configAt = (at: number): BucketConfig => ({
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${at}`,
    region: 'eu-west-2',
    ...KEY,
  });
  const config = configAt(portOf(proxy));
  return {
    config,
    environment: {
      OBJECTS_URL: `s3://${BUCKET}?endpoint=${config.endpoint}&region=${config.region}`,
      AWS_ACCESS_KEY_ID: KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    bare: configAt(port),
    break(fault, ...which) {
      Object.assign(state, { fault, which });
    },
    calls,
    async keys() {
      const listed = await fetch(`http://127.0.0.1:${port}/${BUCKET}?list-type=2`);
      return [...(await listed.text()).matchAll(/<Key>([^<]+)<\/Key>/g)].map(
        ([, key]) => key ?? '',
      );
    },
    async close() {
      proxy.close().closeAllConnections();
      await s3rver.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}

interface Behind {
  port: number;
  fault: Fault;
  calls: string[];
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  { port, fault, calls }: Behind,
): Promise<void> {
  const body = await buffer(incoming);
  if (fault === 'hang') return;
  if (fault === '503') return refuse(response, 503, 'SlowDown');
  if (fault === 'full') return refuse(response, 403, 'QuotaExceeded');
  // Browsers ask without a signature what they may send.
  if (incoming.method !== 'OPTIONS' && !(await isSigned(incoming, body, KEY))) {
    return refuse(response, 403, 'SignatureDoesNotMatch');
  }
  const { pathname, searchParams } = new URL(incoming.url ?? '', 'http://here');
  calls.push(`${incoming.method} ${pathname}`);
  const query = new URLSearchParams([...searchParams].filter(isUnsigned));
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(isUnsigned));
  const onward = request({
    host: '127.0.0.1',
    port,
    method: incoming.method,
    path: `${pathname}?${query}`,
    headers,
  });
  onward.end(body);
  const [back] = (await once(onward, 'response')) as [IncomingMessage];
  const content = await buffer(back);
  response.writeHead(back.statusCode ?? 500, back.headers);
  if (fault === 'none' || content.length < 2) {
    response.end(content);
    return;
  }
  response.write(content.subarray(0, content.length / 2), () => {
    if (fault === 'cut') response.destroy();
  });
}

function isUnsigned([name]: [string, unknown]): boolean {
  return !/^(authorization|x-amz-.*)$/i.test(name);
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
