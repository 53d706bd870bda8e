import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '#server/testing/servers/built-server';
import { printTable } from '#tests/bench/table';
import { billOverKills } from './billed-server';
import { damageStore } from './disk/damage';
import { failDisk } from './disk/disk-errors';
import type { Finding } from './finding';
import { fillDiskWithPhotos, mayMount, startOnFullDisk } from './disk/full-disk';
import { killServer } from './killed-server';
import { cutPower, cutPowerOfPlainLowdb } from './disk/power-cut';
import { startSecondProcess } from './second-process';
import { floodSignIn } from './sign-in-flood';
import { sendSlowHeaders } from './slow-headers';
import { stopServer } from './stopped-server';
import { ALL_COMBINATIONS, startTwoServers } from './two-servers';

/**
 * `npm run test:faults [-- --seed 7] [-- kill power]`: every fault, or those named, at full size; the
 * same seed produces the same faults.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}`);

const server = await buildServer();
const build = dirname(dirname(server.main));
const findings: Finding[] = [];

const faults: Readonly<Record<string, () => Promise<Finding>>> = {
  power: () => cutPower({ seed, rows: 60, reorderings: 12, torn: 10 }),
  lowdb: () => cutPowerOfPlainLowdb({ seed, rows: 40, reorderings: 12, torn: 0 }),
  disk: () => failDisk({ rows: 12, every: 1 }),
  damage: () => damageStore({ seed, every: 1 }),
  ...(mayMount()
    ? {
        full: () => startOnFullDisk({ build }),
        photos: () => fillDiskWithPhotos({ build, quotes: 100 }),
      }
    : {}),
  second: () => startSecondProcess({ build, attempts: 5, mostMs: 1000 }),
  slow: () => sendSlowHeaders({ build, connections: 500, mostHealthMs: 100 }),
  signin: () =>
    floodSignIn({
      build,
      addresses: 1000,
      attempts: 12,
      restMs: 10_000,
      mostSlower: 3,
      mostReadyMs: 100,
    }),
  stop: () => stopServer({ seed, build, stops: 5 }),
  twice: () => startTwoServers({ seed, build, combinations: ALL_COMBINATIONS }),
  kill: () => killServer({ seed, build, quotes: 2000, kills: 200 }),
  invoices: () => billOverKills({ seed, build, orders: 1200, kills: 200 }),
};

try {
  for (const [name, fault] of Object.entries(faults)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const finding = await fault();
    console.log(`${finding.passed ? '✓' : '✗'} ${finding.fault}: ${finding.found}`);
    findings.push(finding);
  }
} finally {
  await server.remove();
}
printTable(
  `Faults, seed ${seed}`,
  ['fault', 'size', 'found', ''],
  findings.map(({ fault, size, found, passed }) => [fault, size, found, passed ? '✓' : '✗']),
);
// An unknown name must not count as a pass.
process.exitCode = findings.length > 0 && findings.every(({ passed }) => passed) ? 0 : 1;
