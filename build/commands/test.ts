import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildAll } from './build.ts';
import { ensureChromium } from './browser.ts';
import { report, sumOf, type Count } from './counts.ts';
import { checkTypes } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
const results = resolve(root, 'test-results');
const ENGINES = 'engines.json';
const tellStory = 'npm run --silent test:engines -- --story --counts'.split(' ');

/**
 * `npm test`: types, lint, unit tests, then the browser tests against the production build. With `--
 * --story`, as in CI, also the full story from `npm run test:engines`. Ends with the combined totals.
 */
async function main() {
  rmSync(results, { recursive: true, force: true });
  const story = process.argv.includes('--story');
  if (!(await prepare())) return report({ passed: 0, failed: 1, skipped: 0 });
  const checks = [
    check('types', checkTypes()),
    check('lint', run(['npm', 'run', '--silent', 'lint'])),
  ];
  run([
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ]);
  run(['npx', 'playwright', 'test']);
  if (story) run([...tellStory, resolve(results, ENGINES)]);
  const counts = [...checks, countUnit(), countBrowser(), ...(story ? [countEngines()] : [])];
  report(sumOf(counts));
}

/** Installs a browser and builds; reports a failure, because then there is nothing to test. */
async function prepare(): Promise<boolean> {
  try {
    ensureChromium();
    await buildAll();
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

function run([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;
}

/** Types and lint count as one check each. */
function check(name: string, passed: boolean): Count {
  console.log(`${passed ? '✓' : '✗'} ${name}`);
  return { passed: Number(passed), failed: Number(!passed), skipped: 0 };
}

/** Vitest's own report; a run that was cut short has none and counts as a failure. */
function countUnit(): Count {
  const report = readReport('unit.json');
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Playwright's own report, with errors outside any test counted as failures. */
function countBrowser(): Count {
  const report = readReport('browser.json');
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped };
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
