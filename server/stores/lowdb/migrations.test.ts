import { readdir, writeFile } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { entryLine } from '#server/stores/files/journal-lines';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { contentOf } from '#server/testing/rows/content-of';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { oldHeaderLine } from '#server/testing/rows/old-journal';
import { galleryImage, newQuoteRequest } from '#server/testing/rows/records';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';
import { adding, names } from '#server/testing/rows/named-rows';
import { emptyDocument } from './document';
import { openLowdbDatabase } from './lowdb-database';
import { migrateDocument, SCHEMA_VERSION } from './migrations';

/** As the first version of the server wrote it. */
const VERSION_1 = {
  schemaVersion: 1,
  pricingVersions: [{ version: 1, savedAt: '2026-05-01T09:00:00.000Z', pricing: starterPricing }],
  roomConfigurations: [beforeTheInbox({ ...newQuoteRequest({ name: 'Kept' }), reference: 'A' })],
  credentials: { adminPasswordHash: 'hash' },
};

/** As the third version of the server wrote it. */
const VERSION_3 = {
  ...VERSION_1,
  schemaVersion: 3,
  galleryImages: [galleryImage()],
  enquiries: [beforeTheInbox(newEnquiry())],
  newsletterSubscribers: [],
};

/** A request as stored before the administrator had an inbox. */
function beforeTheInbox(row: object) {
  const later = Object.keys(NEW_IN_INBOX);
  return Object.fromEntries(Object.entries(row).filter(([name]) => !later.includes(name)));
}

function stamp(id: string) {
  return { id, createdAt: '2026-05-01T09:30:00.000Z', requestHash: id };
}

describe('a stored document', () => {
  it('of version 1 opens with everything it had, and what came since is empty', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), JSON.stringify(VERSION_1));
    const database = await openLowdbDatabase(folder);
    expect(contentOf(database)).toEqual({
      ...emptyDocument,
      ...VERSION_1,
      pricingVersions: VERSION_1.pricingVersions.map((row) => ({ ...row, note: '' })),
      roomConfigurations: VERSION_1.roomConfigurations.map((row) => ({
        ...row,
        ...NEW_IN_INBOX,
      })),
      schemaVersion: SCHEMA_VERSION,
    });
    await database.change([], adding('new'));
    await database.close();
    const again = await openLowdbDatabase(folder);
    expect(names(again)).toEqual(['Kept', 'new']);
    await again.close();
  });

  it('of version 3 opens with its requests new in the inbox', () => {
    expect(migrateDocument(VERSION_3)).toEqual({
      ...emptyDocument,
      ...VERSION_3,
      pricingVersions: VERSION_3.pricingVersions.map((row) => ({ ...row, note: '' })),
      roomConfigurations: VERSION_3.roomConfigurations.map((row) => ({
        ...row,
        ...NEW_IN_INBOX,
      })),
      enquiries: VERSION_3.enquiries.map((row) => ({ ...row, ...NEW_IN_INBOX })),
      schemaVersion: SCHEMA_VERSION,
    });
  });

  it('of version 4 opens as it was: its requests do not say where their openings stand', () => {
    const { schemaVersion: _present, ...tables } = emptyDocument;
    const version4 = {
      ...tables,
      schemaVersion: 4,
      roomConfigurations: [{ ...newQuoteRequest(), reference: 'A' }],
    };
    expect(migrateDocument(version4)).toEqual({ ...version4, schemaVersion: SCHEMA_VERSION });
  });

  it('of version 6 opens with a row for each repeat of an address, and without sent mail', () => {
    const { schemaVersion: _present, newsletterRepeats: _none, ...tables } = emptyDocument;
    const version6 = {
      ...tables,
      schemaVersion: 6,
      newsletterSubscribers: [
        { ...stamp('a'), email: 'a@example.com', repeats: [stamp('b'), stamp('c')] },
        { ...stamp('d'), email: 'd@example.com', repeats: [] },
      ],
      mailQueue: [{ state: 'sent' }, { state: 'waiting' }, { state: 'unclear' }],
    };
    expect(migrateDocument(version6)).toEqual({
      ...version6,
      schemaVersion: SCHEMA_VERSION,
      newsletterSubscribers: [
        { ...stamp('a'), email: 'a@example.com' },
        { ...stamp('d'), email: 'd@example.com' },
      ],
      newsletterRepeats: [
        { ...stamp('b'), requestId: 'a', number: 1 },
        { ...stamp('c'), requestId: 'a', number: 2 },
      ],
      mailQueue: [{ state: 'waiting' }, { state: 'unclear' }],
    });
  });

  it('of version 7 opens with nothing that has happened to its requests', () => {
    const {
      schemaVersion: _version,
      orders: _orders,
      followLinks: _links,
      settings: _settings,
      pushDevices: _devices,
      ...tables
    } = emptyDocument;
    const roomConfigurations = [{ ...newQuoteRequest({ state: 'won' }), reference: 'A' }];
    const version7 = { ...tables, schemaVersion: 7, roomConfigurations };
    expect(migrateDocument(version7)).toEqual({ ...emptyDocument, roomConfigurations });
  });

  it('of version 8 opens without a device to be told, and without a photo', () => {
    const {
      schemaVersion: _version,
      pushDevices: _devices,
      requestPhotos: _photos,
      ...tables
    } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 8 })).toEqual(emptyDocument);
  });

  it('of version 9 gets the table of the site’s words', () => {
    const { contentVersions: _words, ...tables } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 9 })).toEqual(emptyDocument);
  });

  it('of version 11 opens with nobody counted in the builder', () => {
    const { builderDays: _days, ...tables } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 11 })).toEqual(emptyDocument);
  });

  it('of version 13 opens without a fault on the site', () => {
    const { siteFaults: _faults, ...tables } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 13 })).toEqual(emptyDocument);
  });

  it('of version 14 opens with nothing said of a usual year', () => {
    const { yearsSaid: _said, ...tables } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 14 })).toEqual(emptyDocument);
  });

  it('of version 15 opens without an invoice', () => {
    const { invoices: _invoices, ...tables } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 15 })).toEqual(emptyDocument);
  });

  it('of version 16 opens without an address of the calendar', () => {
    const { calendarLinks: _links, ...tables } = emptyDocument;
    expect(migrateDocument({ ...tables, schemaVersion: 16 })).toEqual(emptyDocument);
  });

  it.each(['roomConfigurations', 'enquiries', 'pricingVersions', 'newsletterSubscribers'])(
    'with something else than rows in %s is left for the schema to refuse',
    (list) => {
      const damaged = { ...VERSION_3, [list]: [7] };
      expect(migrateDocument(damaged)).toMatchObject({ [list]: [7] });
      expect(migrateDocument({ ...VERSION_3, [list]: 'text' })).toMatchObject({ [list]: 'text' });
    },
  );

  it('of an earlier version is kept as a backup before anything is changed', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), JSON.stringify(VERSION_1));
    await (await openLowdbDatabase(folder)).close();
    const [name = '', ...more] = await readdir(join(folder, 'backups'));
    expect(name).toMatch(/-before-migration\.json$/);
    expect(more).toEqual([]);
    const kept = await new SnapshotFile(join(folder, 'backups', name), nodeDisk).read();
    expect(kept).toEqual({ ...VERSION_1, sequence: 0 });
  });

  it('of an earlier version takes the changes of its journal along', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), JSON.stringify(VERSION_1));
    const header = oldHeaderLine({ schemaVersion: 1, after: 0 });
    // As a server of that version would have written it, with only the fields it knew.
    const change = entryLine(1, [{ set: 'credentials', value: { adminPasswordHash: 'newer' } }]);
    await writeFile(join(folder, 'db.json.journal'), Buffer.concat([header, change]));
    const database = await openLowdbDatabase(folder);
    expect(database.view.credentials).toEqual({ adminPasswordHash: 'newer' });
    await database.change([], adding('new'));
    await database.close();
    const again = await openLowdbDatabase(folder);
    expect(again.view.credentials).toEqual({ adminPasswordHash: 'newer' });
    expect(names(again)).toHaveLength(2);
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
