import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { buildServer } from '#server/testing/built-server';
import { printTable } from '#tests/bench/table';
import { failDisk } from './disk-errors';
import type { Finding } from './finding';
import { killServer } from './killed-server';
import { cutPower, cutPowerOfPlainLowdb } from './power-cut';
import { startSecondProcess } from './second-process';
import { floodSignIn } from './sign-in-flood';
import { sendSlowHeaders } from './slow-headers';
import { stopServer } from './stopped-server';

/**
 * `npm run test:faults [-- --seed 7] [-- kill power]`: every fault, or those named, at full size; the
 * same seed brings the same faults.
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
  kill: () => killServer({ seed, build, quotes: 2000, kills: 200 }),
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
// A name that is not there has shown nothing.
process.exitCode = findings.length > 0 && findings.every(({ passed }) => passed) ? 0 : 1;
