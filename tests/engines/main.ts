import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { report } from '#build/commands/counts';
import { ensureBuild } from '#build/commands/ensure-build';
import { printTable } from '#tests/bench/table';
import { CASES, STORY } from './cases';
import { chromium } from './chromium';
import type { Engine } from './engine';
import { firefox } from './firefox';
import { bringEngines } from './packages';
import { Visit } from './visit';
import { webkit } from './webkit';

/**
 * `npm run test:engines [-- firefox webkit]`: runs the cases in every engine, or in those named;
 * `--story`: only the full story. `--pictures` also saves screenshots to `screenshots/engines`; `--counts
 * FILE` writes the totals there, for `npm test -- --all` to add up.
 */
const { values, positionals } = parseArgs({
  options: {
    story: { type: 'boolean', default: false },
    pictures: { type: 'boolean', default: false },
    counts: { type: 'string' },
  },
  allowPositionals: true,
});
const engines = [chromium, firefox, webkit].filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name.toLowerCase()),
);
const cases = values.story ? [STORY] : CASES;

await ensureBuild();
const lacking = bringEngines(engines);
const rows: string[][] = [];
let failed = 0;

for (const engine of engines) {
  for (const { title, engines: only, run } of cases) {
    if (only && !only.includes(engine.name)) continue;
    const began = Date.now();
    const fault = await runCase(engine, run).then(() => null, wordsOf);
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`${fault ? '✗' : '✓'} ${engine.name}: ${title} (${seconds} s)`);
    if (fault) console.log(fault);
    rows.push([engine.name, title, seconds, fault ? '✗' : '✓']);
    if (fault) failed += 1;
  }
}
printTable('Engines', ['engine', 'case', 's', ''], rows);
const count = { passed: rows.length - failed, failed, skipped: 0 };
if (values.counts) {
  await mkdir(dirname(values.counts), { recursive: true });
  await writeFile(values.counts, JSON.stringify(count));
} else report(count);

/**
 * Runs a case on a device of its own.
 *
 * @throws Error when anything is not as it should be
 */
async function runCase(engine: Engine, run: (visit: Visit) => Promise<void>): Promise<void> {
  const packages = lacking.get(engine);
  if (packages) {
    const install = `as root on Debian, apt-get install ${packages.join(' ')}`;
    throw new Error(`${engine.name} is not here and could not be installed: ${install}`);
  }
  const visit = await Visit.begin(engine, values.pictures);
  try {
    await run(visit);
    await visit.closeBrowser();
    assert.deepEqual(visit.complaints(), []);
  } catch (error) {
    await visit.picture('failed').catch(console.error);
    console.log(await visit.words().catch(String));
    // Report the first failure.
    await visit.end().catch(console.error);
    throw error;
  }
  await visit.end();
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.stack}\nbecause of ${String(error.cause)}` : String(error.stack);
}
