import { rm } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { refuseHalfRestored } from '#server/adapters/backup/half-restored';
import { openObjects } from '#server/adapters/objects/open-objects';
import { withWholeFile } from '#server/stores/lowdb/whole-file';
import { exists, makeFolder } from '#server/stores/files/disk';
import { withWholeDatabase } from '#server/stores/postgres/whole-database';
import type { WholeStore } from '#server/stores/database/whole-store';
import { readAddresses } from './addresses';
import type { Move, Place } from './addresses';
import { MoveError } from './move-error';
import { moveFiles, refuseOtherFiles } from './move-files';
import { compare, sumsOfRows } from './sums';
import type { Sum } from './sums';

type Print = (line: string) => void;

/** The two ends, each with its rows if they are moved, and its files if those are. */
interface End {
  place: Place;
  rows: WholeStore | undefined;
}

/**
 * `npm run move`: copies all rows and files between a data folder and a database, a bucket or both (decision 0070).
 * What it copies from stays as it is. The rows come last and all at once, so a run that is interrupted has left a
 * target without rows, and is repeated by another.
 *
 * @throws {ConfigError | MoveError | LockedError | DamagedFileError | DamagedRowError | StoreUnavailableError}
 */
export async function move(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: Print,
): Promise<void> {
  const moved = readAddresses(args, environment);
  const removeScratch = () => rm(moved.elsewhere.dataDir, { recursive: true, force: true });
  const sums = await withBoth(moved, async (from, to) => {
    await removeScratch();
    return moveBetween(from, to).finally(removeScratch);
  });
  print(linesOf(sums).join('\n'));
  print(
    'Both ends are equal. The one it came from is as it was: delete it when you do not need it.',
  );
}

/** Does `work` while no server can have either end. */
async function withBoth<T>(
  { folder, elsewhere, isIntoFolder }: Move,
  work: (from: End, to: End) => Promise<T>,
): Promise<T> {
  if (isIntoFolder) await makeFolder(folder.dataDir, nodeDisk);
  else if (!(await exists(folder.dataDir))) throw new MoveError(`There is no ${folder.dataDir}.`);
  await refuseHalfRestored(folder.dataDir);
  const movesRows = folder.databaseUrl !== elsewhere.databaseUrl;
  const inOrder = (file: WholeStore, database: WholeStore | undefined) => {
    const ends = [
      { place: folder, rows: movesRows ? file : undefined },
      { place: elsewhere, rows: movesRows ? database : undefined },
    ] as const;
    return isIntoFolder ? work(ends[1], ends[0]) : work(ends[0], ends[1]);
  };
  return withWholeFile(folder.dataDir, (file) =>
    elsewhere.databaseUrl === undefined
      ? inOrder(file, undefined)
      : withWholeDatabase(elsewhere.databaseUrl, (database) => inOrder(file, database)),
  );
}

async function moveBetween(from: End, to: End): Promise<Sum[]> {
  const finishRows = from.rows && to.rows ? await beginRows(from.rows, to.rows) : undefined;
  const sums: Sum[] = [];
  if (from.place.bucket !== to.place.bucket) {
    const source = await openObjects(from.place);
    const target = await openObjects(to.place);
    await refuseOtherFiles(source, target);
    sums.push(...(await moveFiles(source, target)));
  }
  return [...((await finishRows?.()) ?? []), ...sums];
}

/**
 * Looks at the rows of both ends before anything is changed.
 *
 * @returns what copies them, when their files are there
 */
async function beginRows(from: WholeStore, to: WholeStore): Promise<() => Promise<Sum[]>> {
  const document = await from.read();
  const wanted = sumsOfRows(document);
  const there = Object.entries(await to.count()).filter(([, count]) => count > 0);
  const isThere = there.length > 0;
  if (isThere) await refuseOtherRows(to, wanted, there);
  else if (document.pricingVersions.length === 0) throw new MoveError('The source holds nothing.');
  return async () => {
    if (!isThere) await to.fill(document, (stored) => compare(wanted, sumsOfRows(stored)));
    return wanted;
  };
}

/** A run that was interrupted at its very end has left everything. */
async function refuseOtherRows(
  to: WholeStore,
  wanted: readonly Sum[],
  there: readonly (readonly [string, number])[],
): Promise<void> {
  const has = there.map(([name, count]) => `${name} (${count})`).join(', ');
  const refuse = () => {
    throw new MoveError(`The target is not empty: it has ${has}.`);
  };
  const isOther = wanted.some(
    ({ name, count }) => name !== 'credentials' && (new Map(there).get(name) ?? 0) !== count,
  );
  if (isOther) refuse();
  try {
    compare(wanted, sumsOfRows(await to.read()));
  } catch (error) {
    if (error instanceof MoveError) refuse();
    throw error;
  }
}

function linesOf(sums: readonly Sum[]): string[] {
  return sums.map(
    ({ name, count, sha256 }) => `${name.padEnd(24)}${String(count).padStart(9)}  ${sha256}`,
  );
}
