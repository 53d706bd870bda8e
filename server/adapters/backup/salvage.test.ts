import * as nodeDisk from 'node:fs/promises';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adding, names } from '#server/testing/rows/named-rows';
import { openLowdbDatabase } from '#server/stores/lowdb/lowdb-database';
import { LockedError } from '#server/stores/files/exclusive-lock';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { salvageStore } from './salvage';

const NOW = new Date('2026-05-01T09:30:00.000Z');

/** Three rows in the snapshot and two in the journal, as left when the process is killed. */
async function usedFolder(): Promise<string> {
  const [folder, killed] = [await temporaryFolder(), await temporaryFolder()];
  const first = await openLowdbDatabase(folder);
  for (const name of ['one', 'two', 'three']) await first.change([], adding(name));
  await first.close();
  const second = await openLowdbDatabase(folder);
  for (const name of ['four', 'five']) await second.change([], adding(name));
  await second.probe();
  for (const name of ['db.json', 'db.json.journal']) {
    await nodeDisk.copyFile(join(folder, name), join(killed, name));
  }
  await second.close();
  return killed;
}

async function change(folder: string, name: string, from: string | RegExp, to: string) {
  const path = join(folder, name);
  const text = await readFile(path, 'latin1');
  await writeFile(path, text.replace(from, to), 'latin1');
}

async function storedNames(folder: string): Promise<string[]> {
  const database = await openLowdbDatabase(folder);
  await database.close();
  return names(database);
}

describe('salvage', () => {
  it.each<[string, (folder: string) => Promise<void>, string[], RegExp]>([
    [
      'a changed row',
      (folder) => change(folder, 'db.json', '"name":"two"', '"name":"Two"'),
      ['one', 'Two', 'three', 'four', 'five'],
      /db\.json is damaged: line \d+ is not as it was written/,
    ],
    [
      'a row that cannot be read',
      (folder) => change(folder, 'db.json', '"name":"two"', '"name:"two"'),
      ['one', 'three', 'four', 'five'],
      /db\.json, line \d+: cannot be read and is left out/,
    ],
    [
      'a row that is not complete',
      (folder) => change(folder, 'db.json', '"name":"two",', ''),
      ['one', 'three', 'four', 'five'],
      /roomConfigurations: rows that are not complete are left out: 1/,
    ],
    [
      'the name of its rows gone',
      (folder) => change(folder, 'db.json', '  "roomConfigurations": [', '?'),
      ['one', 'two', 'three', 'four', 'five'],
      /line \d+: cannot be read/,
    ],
    [
      'a changed entry',
      (folder) => change(folder, 'db.json.journal', '"name":"four"', '"name":"Four"'),
      ['one', 'two', 'three', 'five'],
      /journal: the changes from 4 to 4 cannot be read/,
    ],
    [
      'no journal',
      (folder) => rm(join(folder, 'db.json.journal')),
      ['one', 'two', 'three'],
      /db\.json\.journal is damaged: it is gone/,
    ],
    [
      'no snapshot',
      (folder) => rm(join(folder, 'db.json')),
      ['four', 'five'],
      /db\.json, which it goes on from, is gone/,
    ],
  ])('opens a store with %s, says so, and keeps the files', async (_, damage, kept, told) => {
    const folder = await usedFolder();
    await damage(folder);
    const before = await contentsOf(folder);
    await expect(openLowdbDatabase(folder)).rejects.toThrow('npm run salvage');
    const salvage = await salvageStore(folder, NOW);
    expect(salvage?.problems.join('\n')).toMatch(told);
    expect(await contentsOf(salvage?.aside ?? '')).toEqual(before);
    expect(await storedNames(folder)).toEqual(kept);
  });

  it('leaves a whole store alone, and one that a server has', async () => {
    const folder = await usedFolder();
    const before = await contentsOf(folder);
    expect(await salvageStore(folder, NOW)).toBeNull();
    expect(await contentsOf(folder)).toEqual(before);
    const database = await openLowdbDatabase(folder);
    await expect(salvageStore(folder, NOW)).rejects.toThrow(LockedError);
    await database.close();
  });
});

async function contentsOf(folder: string) {
  const contents = (await readdir(folder)).toSorted();
  return Promise.all(
    contents.map(async (name) => [name, await readFile(join(folder, name), 'hex')]),
  );
}
