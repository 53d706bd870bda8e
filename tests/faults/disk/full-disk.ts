import { execFileSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
