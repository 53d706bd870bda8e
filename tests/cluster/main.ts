import { parseArgs } from 'node:util';
import { printTable } from '#tests/bench/table';
import { billOverKills } from '#tests/faults/billed-server';
import type { Finding } from '#tests/faults/finding';
import { weatherStorm } from './storm';
import { noTrouble, restartDatabase, rollOut, takeBucketAway, type MakeTrouble } from './troubles';

/**
 * `npm run test:cluster [-- --quotes 500 --mail 60 --seed 7] [-- kill database bucket deploy invoices]`: two processes of the build on
 * PostgreSQL and a bucket, behind a proxy, in every trouble or in those named.  `--mail` is
 * how many seconds mails are waited for at the end. Needs a build and PostgreSQL.
 */
const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string' },
    quotes: { type: 'string', default: '2000' },
    mail: { type: 'string', default: '900' },
  },
  allowPositionals: true,
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const quotes = Number(values.quotes);
console.log(`Seed ${seed}`);

const storms: Readonly<Record<string, { name: string; trouble: MakeTrouble }>> = {
  kill: { name: 'kill -9', trouble: noTrouble },
  database: { name: 'database restarted and cut', trouble: restartDatabase },
  bucket: { name: 'bucket away', trouble: takeBucketAway },
  deploy: { name: 'rolling deploy', trouble: rollOut },
};

const findings: Finding[] = [];
for (const [key, storm] of Object.entries(storms)) {
  if (positionals.length > 0 && !positionals.includes(key)) continue;
  const size = {
    quotes,
    seconds: quotes / 25,
    pictures: 8,
    killEveryMs: 3000,
    mailMs: Number(values.mail) * 1000,
  };
  const finding = await weatherStorm({ ...storm, ...size, seed });
  console.log(`${finding.passed ? '✓' : '✗'} ${finding.fault}: ${finding.found}`);
  findings.push(finding);
}
if (positionals.length === 0 || positionals.includes('invoices')) {
  const finding = await billOverKills({ seed, orders: 400, kills: 60 });
  console.log(`${finding.passed ? '✓' : '✗'} ${finding.fault}: ${finding.found}`);
  findings.push(finding);
}
printTable(
  `Two processes on one database and one bucket, seed ${seed}`,
  ['trouble', 'size', 'found', ''],
  findings.map(({ fault, size, found, passed }) => [fault, size, found, passed ? '✓' : '✗']),
);
// An unknown name must not count as a pass.
process.exitCode = findings.length > 0 && findings.every(({ passed }) => passed) ? 0 : 1;
