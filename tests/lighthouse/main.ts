import { parseArgs } from 'node:util';
import { ensureBuild } from '#build/commands/ensure-build';
import { printTable } from '#tests/bench/table';
import { builtPages } from '#tests/support/servers/build-files';
import { RealServer } from '#tests/support/servers/server';
import { audit, type Report } from './audit';
import { HEAD, missesOf, rowOf } from './judge';

/** The audit a page that must not be indexed would fail. */
const NOT_FOR_PERSONAL = ['is-crawlable'];

/**
 * `npm run lighthouse`: audits every public page of the real server as seen by a slow phone, prints
 * medians and says which limits are missed. `-- --rounds 1 --routes /,/pricing` is a quick check.
 */
async function main() {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '5' }, routes: { type: 'string' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1');
  await ensureBuild();
  const pages = publicPages();
  const paths = values.routes?.split(',') ?? [...pages.keys()].toSorted();
  const server = await RealServer.create();
  await server.start();
  const runs = new Map<string, Report[]>();
  try {
    for (const path of paths) {
      const html = pages.get(path);
      if (html === undefined) throw new Error(`--routes: there is no page at ${path}`);
      const skipped = html.includes('content="noindex"') ? NOT_FOR_PERSONAL : [];
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1)
        reports.push(await audit(server.origin + path, skipped));
      runs.set(path, reports);
      console.log(`${runs.size} of ${paths.length}: ${path}`);
    }
  } finally {
    await server.dispose();
  }
  report(runs, rounds);
}

/** The HTML of every page served at an address of its own, by its path. */
function publicPages(): Map<string, string> {
  const own = [...builtPages()].filter(([file]) => /^(?!admin\/).*index\.html$/.test(file));
  return new Map(
    own.map(([file, html]) => [`/${file}`.replace(/(.)?\/index\.html$/, '$1') || '/', html]),
  );
}

function report(runs: Map<string, Report[]>, rounds: number) {
  const rows = [...runs].map(([path, reports]) => rowOf(path, reports));
  printTable(`Lighthouse, mobile, simulated throttling, median of ${rounds}`, HEAD, rows);
  const misses = [...runs].flatMap(([path, reports]) => missesOf(path, reports));
  for (const miss of misses) console.log(`✗ ${miss}`);
  process.exitCode = misses.length === 0 ? 0 : 1;
}

await main();
