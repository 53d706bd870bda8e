import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/pricing/starter';
import { newRoomConfiguration } from '#server/testing/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { adding } from './database.contract';
import { emptyDocument } from './database';
import { openLowdbDatabase } from './lowdb-database';
import { migrateDocument, SCHEMA_VERSION } from './migrations';

/** As the first version of the server wrote it. */
const VERSION_1 = {
  schemaVersion: 1,
  pricingVersions: [{ version: 1, savedAt: '2026-05-01T09:00:00.000Z', pricing: starterPricing }],
  roomConfigurations: [{ ...newRoomConfiguration({ name: 'Kept' }), reference: 'MGR-AAAA-AA' }],
  credentials: { adminPasswordHash: 'hash' },
};

describe('a stored document', () => {
  it('of version 1 opens with everything it had and an empty gallery', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), JSON.stringify(VERSION_1));
    const database = await openLowdbDatabase(folder);
    expect(database.read()).toEqual({
      ...emptyDocument,
      ...VERSION_1,
      schemaVersion: SCHEMA_VERSION,
    });
    await database.commit(() => adding('new'));
    await database.close();
    const again = await openLowdbDatabase(folder);
    expect(again.read().roomConfigurations.map(({ name }) => name)).toEqual(['Kept', 'new']);
    await again.close();
  });

  it('of the present version stays as it is', () => {
    expect(migrateDocument(emptyDocument)).toBe(emptyDocument);
  });

  it.each([
    [{ schemaVersion: SCHEMA_VERSION + 1 }],
    [{ schemaVersion: 0 }],
    [{ schemaVersion: 1.5 }],
    [{ schemaVersion: '1' }],
    [{}],
    [null],
    ['text'],
  ])('%j is left for the schema to refuse', (content) => {
    expect(migrateDocument(content)).toBe(content);
  });
});
