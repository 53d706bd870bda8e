import { parseArgs } from 'node:util';
import { ensureBuild } from '#build/commands/ensure-build';
import { printTable } from '#tests/bench/table';
import type { Finding } from '#tests/faults/finding';
import { deliverLate, forgetContact } from './late';
import { closeTheSender, sendFromEveryTab } from './one-sender';
import { playOrders } from './order-story';
import { raisePhotoStorm } from './photo-storm';
import { raiseStorm } from './storm';

/**
 * `npm run test:outbox [-- --seed 7] [-- storm]`: the outbox in a real browser at full size, or the parts
 * named; the same seed produces the same faults and kills.
 */
const { values, positionals } = parseArgs({
  options: { seed: { type: 'string' } },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}`);
await ensureBuild();

const parts: Readonly<Record<string, () => Promise<Finding>>> = {
  storm: () => raiseStorm({ seed, entries: 300, kills: 24 }),
  photos: () => raisePhotoStorm({ seed, requests: 100, kills: 200 }),
  orders: () => playOrders({ seed, orders: 3 }),
  tabs: () => sendFromEveryTab({ entries: 50 }),
  closed: () => closeTheSender({ mostMs: 2000 }),
  late: () => deliverLate(),
  contact: () => forgetContact({ mostMs: 1000 }),
};

const findings: Finding[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const finding = await part();
  console.log(`${finding.passed ? '✓' : '✗'} ${finding.fault}: ${finding.found}`);
  findings.push(finding);
}
printTable(
  `The outbox in a browser, seed ${seed}`,
  ['fault', 'size', 'found', ''],
  findings.map(({ fault, size, found, passed }) => [fault, size, found, passed ? '✓' : '✗']),
);
// An unknown name must not count as a pass.
process.exitCode = findings.length > 0 && findings.every(({ passed }) => passed) ? 0 : 1;
