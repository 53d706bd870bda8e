import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { appendFile, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOfToken } from '#server/auth/follow-token';
import { noise } from '#server/testing/photos';
import { quoteBody } from '#server/testing/requests/quote-body';
import { RealServer, waitUntil } from '#tests/support/servers/server';
import { checkReceipts } from '#tests/faults/check-receipts';
import type { Finding } from '#tests/faults/finding';
import { newKeys, sendQuote } from '#tests/faults/quote-client';

/** Whether this process may give a server a disk of its own, small enough to be filled. */
export function mayMount(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/** Fills the disk, starts the server on it, and makes room again while it runs. */
export async function startOnFullDisk({ build }: { build: string }): Promise<Finding> {
  const server = await RealServer.create({ build, env: { SAMPLES: 'off', LOG_LEVEL: 'fatal' } });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'rooms', server.dataDir]);
  const filler = join(server.dataDir, 'filler');
  const status = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
  try {
    await server.start();
    const [one = '', two = '', three = ''] = newKeys(3);
    const receipts = [await sendQuote(server.origin, one)];
    await server.stop('SIGKILL');
    await fill(filler);
    const child = server.launch();
    await waitUntil(async () => (await status('/healthz')) === 200, 60_000);
    const full = [await status('/'), await status('/api/pricing'), await status('/readyz')];
    const refused = await sendQuote(server.origin, two);
    await rm(filler);
    await waitUntil(async () => (await status('/readyz')) === 200);
    receipts.push(await sendQuote(server.origin, three));
    child.kill('SIGKILL');
    const given = receipts.flatMap((receipt) => receipt ?? []);
    const { lost, twice } = checkReceipts(given, await server.quotes());
    const isRight = full.join() === '200,200,503' && refused === undefined && given.length === 2;
    return {
      fault: 'full disk at the start',
      size: 'page, prices, readiness; then room again',
      found: `${full.join(', ')}; ${lost} lost, ${twice} twice`,
      passed: isRight && lost + twice === 0,
    };
  } finally {
    await server.stop('SIGKILL');
    execFileSync('umount', ['--lazy', server.dataDir]);
    await server.dispose();
  }
}

/** Photos fill a disk of 64 MB up to its reserve; then quotes come in, and room is made again. */
export async function fillDiskWithPhotos({
  build,
  quotes,
}: {
  build: string;
  quotes: number;
}): Promise<Finding> {
  const server = await RealServer.create({ build, env: { SAMPLES: 'off', LOG_LEVEL: 'fatal' } });
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'rooms', server.dataDir]);
  const filler = join(server.dataDir, 'filler');
  const token = randomBytes(16).toString('base64url');
  const photos = Array.from({ length: 8 }, () => randomUUID());
  const photo = await noise(600).jpeg({ quality: 90 }).toBuffer();
  const sha256 = createHash('sha256').update(photo).digest('base64url');
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  /** The last answer about a photo that is sent as a phone sends it. */
  const sendPhoto = async (id: string): Promise<number> => {
    const path = `/api/follow/photos/${id}`;
    let answer = await call(path, { token, size: photo.length, sha256 });
    for (;;) {
      if (!answer.ok) return answer.status;
      const { received, arrived } = (await answer.json()) as { received: number; arrived: boolean };
      if (arrived) return answer.status;
      answer = await fetch(`${server.origin}${path}/parts/${received}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
        body: new Uint8Array(photo.subarray(received, received + 131_072)),
      });
    }
  };
  try {
    await server.start();
    const order = { ...quoteBody(), followHash: hashOfToken(token) };
    await call('/api/room-configurations', order, { 'idempotency-key': randomUUID() });
    const action = { kind: 'asked', text: 'Does it fit?', photos };
    await call('/api/follow/actions', { token, action }, { 'idempotency-key': randomUUID() });
    const { bsize, blocks, bavail } = await statfs(server.dataDir);
    await appendFile(filler, Buffer.alloc(bsize * (bavail - blocks / 10) - 5 * photo.length));
    const full = [];
    for (const id of photos) full.push(await sendPhoto(id));
    const sent = await Promise.all(newKeys(quotes).map((key) => sendQuote(server.origin, key)));
    const given = sent.flatMap((receipt) => receipt ?? []);
    const isReady = (await fetch(`${server.origin}/readyz`)).ok;
    await rm(filler);
    const again = [];
    for (const id of photos) again.push(await sendPhoto(id));
    await server.stop();
    const { lost, twice } = checkReceipts(given, await server.quotes());
    const refused = full.filter((status) => status === 507).length;
    const isRight = full[0] === 200 && refused > 0 && again.every((status) => status === 200);
    return {
      fault: 'photos fill the disk',
      size: `8 photos, ${quotes} quotes, then room again`,
      found: `${refused} photos wait, ${quotes - given.length} quotes refused; ${lost} lost, ${twice} twice`,
      passed: isRight && isReady && given.length === quotes && lost + twice === 0,
    };
  } finally {
    await server.stop('SIGKILL');
    execFileSync('umount', ['--lazy', server.dataDir]);
    await server.dispose();
  }
}

/** Leaves no room for another byte: a file grows until the disk refuses it. */
export async function fill(path: string): Promise<void> {
  for (let bytes = 1 << 20; bytes > 0; bytes >>= 1) {
    const piece = Buffer.alloc(bytes, 1);
    let hasRoom = true;
    while (hasRoom) {
      hasRoom = await appendFile(path, piece).then(
        () => true,
        () => false,
      );
    }
  }
}
