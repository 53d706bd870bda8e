import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const results = resolve(import.meta.dirname, '../test-results');

/** How many tests of a run did what. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** The commands that count: `npm test` and `npm run test:engines`. */
export const RUNS = ['test', 'engines'] as const;

type Run = (typeof RUNS)[number];

const fileOf = (run: Run) => resolve(results, `count-${run}.json`);

/** Takes away what an earlier run has left, so that one that breaks off leaves nothing. */
export function forgetCount(run: Run): void {
  rmSync(fileOf(run), { force: true });
}

/** Notes what a run came to, for the sum over all of them. */
export function keepCount(run: Run, count: Count): void {
  mkdirSync(results, { recursive: true });
  writeFileSync(fileOf(run), JSON.stringify(count));
}

/** What a run came to; one that broke off has noted nothing and counts as a failure. */
export function readCount(run: Run): Count {
  try {
    return JSON.parse(readFileSync(fileOf(run), 'utf8'));
  } catch (error) {
    console.error(`No count of ${run}: ${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

export function sumOf(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Prints "N passed, N failed", and leaves the process with 1 unless all is well. */
export function report({ passed, failed, skipped }: Count): void {
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
