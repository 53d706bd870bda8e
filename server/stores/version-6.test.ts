import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contentOf } from '#server/testing/content-of';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openLowdbDatabase } from './lowdb-database';

const WRITTEN = join(import.meta.dirname, 'version-6');

it('opens a folder of version 6 with every row of its snapshot and its journal', async () => {
  const folder = await temporaryFolder();
  for (const name of ['db.json', 'db.json.journal']) {
    await cp(join(WRITTEN, name), join(folder, name));
  }
  const text = await readFile(join(WRITTEN, 'expected.json'), 'utf8');
  const expected: object = JSON.parse(text);
  for (const rows of Object.values(expected)) expect(rows).not.toEqual([]);
  const database = await openLowdbDatabase(folder);
  expect(contentOf(database)).toEqual(expected);
  await database.close();
  const again = await openLowdbDatabase(folder);
  expect(contentOf(again)).toEqual(expected);
  await again.close();
});
