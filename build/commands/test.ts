import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startBuild } from './build.ts';
import { ensureChromium } from './browser.ts';
import { report, sumOf, type Count } from './counts.ts';
import { ensurePostgres } from './postgres.ts';

const root = resolve(import.meta.dirname, '../..');
const results = resolve(root, 'test-results');
const ENGINES = 'engines.json';
const UNIT =
  'npx vitest run --reporter=default --reporter=json --outputFile.json=test-results/unit.json';
const BROWSER = 'npx playwright test';
/** Chromium has it among its browser tests. */
const STORY = `npm run --silent test:engines -- firefox webkit --story --counts test-results/${ENGINES}`;

/**
 * `npm test`: types, lint, unit tests, then the browser tests against the production build, without those
 * that are marked as long. With `-- --all`, as in CI, these too, those with PostgreSQL wherever it was, and the full
 * story in Firefox and WebKit from `npm run test:engines` (decision 0082). It brings what is not there. Ends with the
 * combined totals.
 *
 * What leaves a processor idle runs beside something else: most of the build is one thread, and many unit
 * tests and the story wait.
 */
async function main() {
  rmSync(results, { recursive: true, force: true });
  const all = process.argv.includes('--all');
  if (all) ensurePostgres();
  const checks = await prepare();
  if (!checks) return report({ passed: 0, failed: 1, skipped: 0 });
  if (all) {
    await Promise.all([run(UNIT), runQuietly(STORY)]);
    await run(BROWSER);
  } else {
    await run(`${UNIT} --tagsFilter='!long'`);
    await run(`${BROWSER} --grep-invert=@long`);
    console.log('\nWithout the long tests: npm test -- --all has them.');
  }
  const counts = [...checks, countUnit(), countBrowser(), ...(all ? [countEngines()] : [])];
  report(sumOf(counts));
}

/**
 * Installs a browser and builds, with types and lint beside it. Null after a failure that has been reported,
 * because then there is nothing to test.
 */
async function prepare(): Promise<Count[] | null> {
  try {
    ensureChromium();
    const { generated, built } = startBuild();
    const checks = generated.then(async () => [await check('types'), await check('lint')]);
    await built;
    return await checks;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** Types and lint count as one check each. */
async function check(name: 'types' | 'lint'): Promise<Count> {
  const passed = await runQuietly(`npm run --silent ${name}`);
  console.log(`${passed ? '✓' : '✗'} ${name}`);
  const names = passed ? [] : [name];
  return { passed: Number(passed), failed: Number(!passed), skipped: 0, names };
}

async function run(command: string): Promise<boolean> {
  const [code] = await once(spawn(command, { cwd: root, stdio: 'inherit', shell: true }), 'exit');
  return code === 0;
}

/** Prints everything at the end, because something else prints meanwhile. */
async function runQuietly(command: string): Promise<boolean> {
  const child = spawn(`${command} 2>&1`, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: true,
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.stdout.write(output);
  return code === 0;
}

/**
 * Vitest's own report; a run that was cut short has none and counts as a failure. It counts as skipped what
 * is left out, as Playwright's does not.
 */
function countUnit(): Count {
  const report = readReport('unit.json');
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const tests: { status: string; tags: string[]; fullName: string }[] = report.testResults.flatMap(
    (file: { assertionResults: unknown[] }) => file.assertionResults,
  );
  const isSkipped = ({ status, tags }: (typeof tests)[number]) =>
    /skipped|pending|todo/.test(status) && !tags.includes('long');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: tests.filter(isSkipped).length,
    names: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  };
}

/** Playwright's own report, with errors outside any test counted as failures. */
function countBrowser(): Count {
  const report = readReport('browser.json');
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed, skipped, names: failedIn(report) };
}

interface Suite {
  suites?: Suite[];
  specs?: { ok: boolean; file: string; line: number; title: string }[];
}

function failedIn({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(failedIn),
  ];
}

/** The engines' own count; a run that was cut short has none. */
function countEngines(): Count {
  return readReport(ENGINES) ?? { passed: 0, failed: 1, skipped: 0 };
}

function readReport(name: string) {
  try {
    return JSON.parse(readFileSync(resolve(results, name), 'utf8'));
  } catch (error) {
    console.error(`No report in ${name}: ${String(error)}`);
    return null;
  }
}

await main();
