import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeDatabase } from './database';
import { DATABASE_NAME } from './database-name';
import { DATABASE_VERSION } from './database-schema';
import { DRAFT_SCHEMA, loadDraft } from '#app/offline/drafts/draft-store';
import { createDrain } from '#app/offline/sending/drain';
import { listEntries } from '#app/offline/outbox/list-entries';
import { ENTRY_SCHEMA } from '#app/offline/outbox/outbox-entry';
import { listPhotos } from '#app/offline/photos/photo-store';
import { PHOTO_SCHEMA } from '#app/offline/photos/photo-row';
import { GARDEN_PHOTO_SCHEMA } from '#app/offline/garden-photos/garden-photo-record';
import { readGardenPhoto } from '#app/offline/garden-photos/garden-photo-store';
import { anAcknowledgement } from '#app/offline/testing/enquiries';
import { freshDatabase, plantRow } from '#app/offline/testing/fresh-database';
import { aReceipt } from '#app/offline/testing/quotes';
import {
  RELEASED_DATABASES,
  RELEASED_DRAFTS,
  RELEASED_ENTRIES,
  RELEASED_GARDEN_PHOTOS,
  RELEASED_PHOTOS,
} from '#app/offline/testing/released';
import { noLocks } from '#app/offline/testing/shared-locks';

beforeEach(freshDatabase);

/** A device as left by the app at that database version. */
async function deviceOf(version: number, entries: readonly object[], draft?: object) {
  await closeDatabase();
  const database = await openDB(DATABASE_NAME, version, {
    upgrade(made) {
      for (const name of RELEASED_DATABASES[version] ?? []) {
        made.createObjectStore(name, { keyPath: keyPaths[name] ?? null });
      }
    },
  });
  for (const entry of entries) await database.put('outbox', entry);
  if (draft) await database.put('drafts', draft, 'current');
  database.close();
}

const stateOf = (list: readonly { id: string; state: string }[]) =>
  Object.fromEntries(list.map(({ id, state }) => [id, state]));

const keyPaths: Readonly<Record<string, string>> = {
  outbox: 'id',
  pictures: 'id',
  designs: 'id',
  photos: 'id',
  'garden-photos': 'of',
};
const versions = Object.keys(RELEASED_DATABASES).map(Number);

describe('what a released version has left on a device', () => {
  it('is written down here for every version there is', () => {
    expect(versions).toHaveLength(DATABASE_VERSION);
    expect(Object.keys(RELEASED_ENTRIES)).toHaveLength(ENTRY_SCHEMA);
    expect(Object.keys(RELEASED_DRAFTS)).toHaveLength(DRAFT_SCHEMA);
    expect(Object.keys(RELEASED_PHOTOS)).toHaveLength(PHOTO_SCHEMA);
    expect(Object.keys(RELEASED_GARDEN_PHOTOS)).toHaveLength(GARDEN_PHOTO_SCHEMA);
  });

  it.each(versions)('is found again in the database of version %i', async (version) => {
    const entries = Object.values(RELEASED_ENTRIES).flat();
    await deviceOf(version, entries);
    const items = await listEntries();
    expect(items.filter(({ unreadable }) => unreadable)).toEqual([]);
    expect(stateOf(items)).toEqual(stateOf(entries));
  });

  it.each(Object.entries(RELEASED_ENTRIES))('is sent: entries of schema %s', async (_, entries) => {
    await deviceOf(1, entries);
    const sent: string[] = [];
    const drain = createDrain({
      send: async ({ id, kind }) => {
        sent.push(id);
        const receipt = kind === 'quote' ? aReceipt(id) : anAcknowledgement(id);
        return { kind: 'received', receipt };
      },
      now: Date.now,
      random: () => 0,
      locks: noLocks,
    });
    expect(await drain({ hurry: true })).toMatchObject({ remaining: 0 });
    const due = entries.filter(({ state }) => state === 'waiting' || state === 'sending');
    expect(sent.toSorted()).toEqual(due.map(({ id }) => id).toSorted());
    expect(await listEntries()).toHaveLength(entries.length);
  });

  it.each(Object.entries(RELEASED_PHOTOS))('is a photo of schema %s', async (_, photo) => {
    await deviceOf(5, []);
    await plantRow('photos', photo);
    expect(await listPhotos()).toMatchObject([{ ...photo, schema: PHOTO_SCHEMA }]);
  });

  it.each(Object.entries(RELEASED_GARDEN_PHOTOS))(
    'is a photo of a garden of schema %s',
    async (_, photo) => {
      await deviceOf(6, []);
      await plantRow('garden-photos', photo);
      expect(await readGardenPhoto(photo.of)).toEqual({ ...photo, schema: GARDEN_PHOTO_SCHEMA });
    },
  );

  it.each(Object.entries(RELEASED_DRAFTS))('is a draft of schema %s', async (_, draft) => {
    await deviceOf(1, [], draft);
    const { schema: _schema, ...kept } = draft as { schema: number };
    expect(await loadDraft()).toMatchObject(kept);
  });
});
