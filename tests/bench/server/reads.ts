import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { RealServer } from '#tests/support/servers/server';
import { readFor } from './read-for';
import { median, printTable } from '#tests/bench/table';

const ROOT = resolve(import.meta.dirname, '../../..');
const PATHS = ['/api/pricing', '/api/gallery-images'];
const ROUNDS = 5;
const ROUND = { clients: 16, milliseconds: 1500 };
const LEAST_SHARE = 0.8;

/**
 * Public reads per second, alternating with Express serving the same bytes from memory. Needs a build.
 */
export async function benchReads(): Promise<boolean> {
  const server = await RealServer.create();
  await server.start();
  const memory = await startMemory(PATHS.map((path) => server.origin + path));
  try {
    const rows: Array<{ path: string; ours: number; bare: number }> = [];
    for (const path of PATHS) {
      const ours: number[] = [];
      const bare: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        bare.push(await perSecond(memory.origin + path));
        ours.push(await perSecond(server.origin + path));
      }
      rows.push({ path, ours: median(ours), bare: median(bare) });
    }
    return report(rows);
  } finally {
    memory.stop();
    await server.dispose();
  }
}

async function perSecond(address: string): Promise<number> {
  return ((await readFor(address, ROUND)).length * 1000) / ROUND.milliseconds;
}

async function startMemory(addresses: string[]) {
  const script = join(import.meta.dirname, 'memory-server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...addresses], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { origin: String(line).trim(), stop: () => child.kill('SIGKILL') };
}

function report(rows: Array<{ path: string; ours: number; bare: number }>): boolean {
  printTable(
    `Reads per second, ${ROUND.clients} at a time, median of ${ROUNDS} rounds`,
    ['', 'Express from memory', 'ours', 'share'],
    rows.map(({ path, ours, bare }) => [
      path,
      bare.toFixed(0),
      ours.toFixed(0),
      (ours / bare).toFixed(2),
    ]),
  );
  const slow = rows.filter(({ ours, bare }) => ours / bare < LEAST_SHARE);
  for (const { path } of slow) console.log(`✗ ${path}: less than ${LEAST_SHARE} of it`);
  return slow.length === 0;
}
