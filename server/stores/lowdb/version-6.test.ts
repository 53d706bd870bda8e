import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStores } from '#server/stores/open-stores';
import { contentOf } from '#server/testing/rows/content-of';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openLowdbDatabase } from './lowdb-database';
import { migrateDocument } from './migrations';

const WRITTEN = join(import.meta.dirname, 'version-6');

async function writtenFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ['db.json', 'db.json.journal']) {
    await cp(join(WRITTEN, name), join(folder, name));
  }
  return folder;
}

it('opens a folder of version 6 with every row of its snapshot and its journal', async () => {
  const folder = await writtenFolder();
  const text = await readFile(join(WRITTEN, 'expected.json'), 'utf8');
  const written: object = JSON.parse(text);
  for (const rows of Object.values(written)) expect(rows).not.toEqual([]);
  const expected = migrateDocument(written);
  const database = await openLowdbDatabase(folder);
  expect(contentOf(database)).toEqual(expected);
  await database.close();
  const again = await openLowdbDatabase(folder);
  expect(contentOf(again)).toEqual(expected);
  await again.close();
});

it('answers the requests of such a folder as they were answered, also those that were removed', async () => {
  const stores = await openStores({ dataDir: await writtenFolder() });
  const { roomConfigurations, enquiries, newsletter, mailQueue } = stores;
  const removed = { reference: 'MGR-0000-02', estimatedPrice: 30_000, requestHash: '' };
  expect(await roomConfigurations.findByKey(id(1))).toMatchObject({ reference: 'MGR-0000-01' });
  expect(await roomConfigurations.findByKey(id(2))).toMatchObject(removed);
  expect(await roomConfigurations.find(id(2))).toBeUndefined();
  expect(await enquiries.findByKey(id(12))).toMatchObject({ createdAt: at(5) });
  for (const key of [21, 22, 23, 24]) expect(await newsletter.findByKey(id(key))).toBeDefined();
  expect(await mailQueue.mailsOf('quote', id(1))).toMatchObject([
    { to: 'company', state: 'handing-over', problem: '451 later' },
  ]);
  await stores.close();
});

function id(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

function at(minute: number): string {
  return `2026-05-01T09:${String(minute).padStart(2, '0')}:00.000Z`;
}
