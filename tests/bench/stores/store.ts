import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { ContestantName } from './contestants';
import { installSqlite } from './sqlite';
import { median, printTable } from '#tests/bench/table';

const ROOT = resolve(import.meta.dirname, '../../..');
const STORED = [0, 10_000, 100_000] as const;
const IN_FLIGHT = [1, 64] as const;
/** The better of two rounds, because others use the disk too; for stalls, the longer one. */
const ROUNDS = 2;

const MOST_STALL_MS = 100;
const MOST_OPENING_MS = 2000;

const writeSchema = z.object({ perSecond: z.number(), stall: z.number() });
type Written = z.infer<typeof writeSchema>;

/**
 * Writes per second beside plain lowdb and SQLite, the longest stall of the event loop, and the time to
 * open. Returns whether the limits are kept.
 */
export async function benchStore(): Promise<boolean> {
  const hasSqlite = installSqlite();
  const names: ContestantName[] = ['this store', 'plain lowdb'];
  if (hasSqlite) names.splice(1, 0, 'SQLite');
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  // In the project folder rather than the system's temporary folder, which may be in memory.
  const home = await mkdtemp(join(ROOT, '.cache/bench-store-'));
  try {
    const results = await measureAll(names, home);
    printWrites(names, results);
    const opening = median([1, 2, 3].map(() => timeOpening(join(home, 'this store', '100000'))));
    printTable(
      'Opening',
      ['', 'median of 3'],
      [['this store, 100,000 stored', `${opening.toFixed(0)} ms`]],
    );
    return [...verdicts(results, hasSqlite, opening)].map(tell).every(Boolean);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** In milliseconds, in a fresh process. */
function timeOpening(folder: string): number {
  const opened = run('this store', folder, 'open', 0);
  return z.object({ milliseconds: z.number() }).parse(opened).milliseconds;
}

type Results = ReadonlyMap<string, Written>;

async function measureAll(names: readonly ContestantName[], home: string): Promise<Results> {
  const results = new Map<string, Written>();
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const stored of STORED) {
      for (const name of round === 1 ? names : names.filter((one) => one !== 'plain lowdb')) {
        const prepared = join(home, name, String(stored));
        if (round === 1) await mkdir(prepared, { recursive: true });
        if (round === 1) run(name, prepared, 'prepare', stored);
        for (const inFlight of IN_FLIGHT) {
          const key = keyOf(name, stored, inFlight);
          const written = await measure(name, prepared, inFlight);
          results.set(key, better(written, results.get(key)));
        }
      }
    }
  }
  return results;
}

/** Writes into a copy of the prepared folder. */
async function measure(name: ContestantName, prepared: string, inFlight: number): Promise<Written> {
  const folder = `${prepared}-run`;
  await cp(prepared, folder, { recursive: true });
  const written = writeSchema.parse(run(name, folder, 'write', inFlight));
  await rm(folder, { recursive: true });
  return written;
}

function better(one: Written, other: Written = one): Written {
  return {
    perSecond: Math.max(one.perSecond, other.perSecond),
    stall: Math.max(one.stall, other.stall),
  };
}

function run(name: ContestantName, folder: string, task: string, number: number): unknown {
  const script = join(import.meta.dirname, 'store-run.ts');
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, name, folder, task, String(number)],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${name} could not ${task} with ${number}.`);
  return stdout === '' ? undefined : JSON.parse(stdout);
}

function printWrites(names: readonly ContestantName[], results: Results): void {
  const rows = STORED.flatMap((stored) =>
    IN_FLIGHT.map((inFlight) => {
      const measured = names.map((name) => results.get(keyOf(name, stored, inFlight)));
      const [own, ...others] = measured.map((written) => written?.perSecond ?? Number.NaN);
      return [
        `${stored.toLocaleString('en')} stored, ${inFlight} in flight`,
        ...[own, ...others].map((perSecond = Number.NaN) =>
          perSecond.toFixed(perSecond < 10 ? 1 : 0),
        ),
        ...others.map((other) => `${((own ?? 0) / other).toFixed(2)} ×`),
        `${measured[0]?.stall.toFixed(0)} ms`,
      ];
    }),
  );
  const [, ...others] = names;
  const head = ['', ...names, ...others.map((name) => `beside ${name}`), 'longest stall'];
  printTable('Quotes stored per second', head, rows);
}

interface Verdict {
  what: string;
  value: number;
  limit: string;
  kept: boolean;
}

function* verdicts(results: Results, hasSqlite: boolean, opening: number): Generator<Verdict> {
  const speed = (name: ContestantName, stored: number, inFlight: number) =>
    results.get(keyOf(name, stored, inFlight))?.perSecond ?? Number.NaN;
  if (!hasSqlite) console.log('better-sqlite3 could not be installed: nothing to compare with.');
  for (const stored of hasSqlite ? STORED : []) {
    for (const [inFlight, least] of [
      [1, 0.5],
      [64, 1],
    ] as const) {
      const value = speed('this store', stored, inFlight) / speed('SQLite', stored, inFlight);
      const what = `of SQLite, ${stored} stored, ${inFlight} in flight`;
      yield { what, value, limit: `at least ${least}`, kept: value >= least };
    }
  }
  for (const inFlight of IN_FLIGHT) {
    const value = speed('this store', 0, inFlight) / speed('this store', 100_000, inFlight);
    const what = `cost of a write at 100,000 by that at 0, ${inFlight} in flight`;
    yield { what, value, limit: 'at most 1.5', kept: value <= 1.5 };
  }
  const stalls = STORED.flatMap((stored) =>
    IN_FLIGHT.map((inFlight) => results.get(keyOf('this store', stored, inFlight))?.stall ?? 0),
  );
  const stall = Math.max(...stalls);
  yield {
    what: 'longest stall, ms',
    value: stall,
    limit: 'at most 100',
    kept: stall <= MOST_STALL_MS,
  };
  const kept = opening <= MOST_OPENING_MS;
  yield { what: 'opening 100,000, ms', value: opening, limit: 'at most 2000', kept };
}

/** Prints a result, and returns whether the limit is kept. */
function tell({ what, value, limit, kept }: Verdict): boolean {
  console.log(`${kept ? '✓' : '✗'} ${what}: ${value.toFixed(2)}, ${limit}`);
  return kept;
}

function keyOf(name: ContestantName, stored: number, inFlight: number): string {
  return `${name} ${stored} ${inFlight}`;
}
