import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { listen } from '#app/offline/coordination/announce';
import { closeDatabase } from '#app/offline/storage/database';
import {
  addDesign,
  changeDesign,
  importDesigns,
  keepStill,
  listDesigns,
  removeDesign,
  restoreDesign,
} from './design-store';
import { readDesignRecord } from './design-record';
import { NewerRecordError } from '#app/offline/storage/migrate';
import { gardenPhotoOwners, keepGardenPhoto } from '#app/offline/garden-photos/garden-photo-store';
import { aGardenPhoto } from '#app/offline/testing/garden-photos';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';

const draft: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };
const stills = async () => (await listDesigns()).designs.map(({ still }) => still);
const names = async () => (await listDesigns()).designs.map(({ name }) => name);

beforeEach(freshDatabase);

describe('named designs', () => {
  it('are none on a new device', async () => {
    expect(await listDesigns()).toEqual({ designs: [], unreadable: 0 });
  });

  it('are there after the program was started anew, last changed first', async () => {
    const first = await addDesign('Studio', draft, 1000);
    await addDesign('Gym', emptyDraft, 2000);
    await closeDatabase();
    expect(await names()).toEqual(['Gym', 'Studio']);
    await changeDesign(first.id, { draft: { ...draft, windows: 3 }, updatedAt: 3000 });
    expect((await listDesigns()).designs[0]).toEqual({
      ...first,
      draft: { ...draft, windows: 3 },
      updatedAt: 3000,
    });
  });

  it('never take another’s name', async () => {
    await addDesign('Studio', draft, 1);
    await addDesign('studio', draft, 2);
    expect(await names()).toEqual(['studio (2)', 'Studio']);
  });

  it('come back exactly as they were after being deleted', async () => {
    const { id } = await addDesign('Studio', draft, 1);
    const before = await storedRow('designs', id);
    const removed = await removeDesign(id);
    expect(await names()).toEqual([]);
    expect(await removeDesign(id)).toBeNull();
    if (removed) await restoreDesign(removed);
    expect(await storedRow('designs', id)).toEqual(before);
  });

  it('keep a picture of the view until their choices change, and take it along when deleted', async () => {
    const still = new Uint8Array([0xff, 0xd8, 1]).buffer;
    const { id } = await addDesign('Studio', draft, 1);
    await keepStill(id, { ...draft, windows: 2 }, still);
    await keepStill(id, draft, new ArrayBuffer(800_001));
    expect(await stills()).toEqual([undefined]);
    await keepStill(id, draft, still);
    await changeDesign(id, { name: 'Gym' });
    expect(await stills()).toEqual([still]);
    const removed = await removeDesign(id);
    await keepStill(id, draft, still);
    expect(await stills()).toEqual([]);
    if (removed) await restoreDesign(removed);
    expect(await stills()).toEqual([still]);
    await changeDesign(id, { draft: { ...draft, windows: 1 } });
    expect(await stills()).toEqual([undefined]);
  });

  it('are read without a picture that is none', async () => {
    const row = { schema: 1, id: 'a', name: 'Studio', createdAt: 1, updatedAt: 2, draft };
    await plantRow('designs', { ...row, still: 'picture' });
    expect((await listDesigns()).designs).toEqual([row]);
  });

  it('that are gone are not brought back by a change of their name', async () => {
    const { id } = await addDesign('Studio', draft, 1);
    await removeDesign(id);
    await changeDesign(id, { name: 'Gym' });
    expect(await names()).toEqual([]);
  });

  it('lose their photo of the garden with them, and get it back with them', async () => {
    const { id } = await addDesign('Studio', draft, 1);
    await keepGardenPhoto(aGardenPhoto({ of: id }));
    await keepGardenPhoto(aGardenPhoto());
    const removed = await removeDesign(id);
    expect(await gardenPhotoOwners()).toEqual(['builder']);
    if (removed) await restoreDesign(removed);
    expect(await gardenPhotoOwners()).toEqual([id, 'builder'].toSorted());
  });

  it('keep their photo of the garden when they cannot be deleted', async () => {
    const { id } = await addDesign('Studio', draft, 1);
    await keepGardenPhoto(aGardenPhoto({ of: id }));
    const { delete: remove } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      if (this.name === 'designs') throw new DOMException('No', 'QuotaExceededError');
      return remove.call(this, key);
    });
    await expect(removeDesign(id)).rejects.toThrow('No');
    vi.restoreAllMocks();
    expect(await gardenPhotoOwners()).toEqual([id]);
  });

  it('come from a file once, however often it is read, and take nothing’s place', async () => {
    const filed = { name: 'Studio', draft, createdAt: 5, updatedAt: 6 };
    const other = { ...filed, draft: { ...draft, doors: 2 } };
    expect(await importDesigns([filed])).toMatchObject({ added: [filed], alreadyHere: 0 });
    expect(await importDesigns([filed, other])).toMatchObject({
      added: [{ ...other, name: 'Studio (2)' }],
      alreadyHere: 1,
    });
    expect(await names()).toHaveLength(2);
  });

  it('are announced to whoever shows them', async () => {
    const heard = vi.fn<() => void>();
    const stop = listen('designs', heard);
    await addDesign('Studio', draft, 1);
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that cannot be read are counted and left as they are', async () => {
    const broken = { id: 'a', schema: 1, name: 'Old', draft: { ...draft, windows: 99 } };
    const newer = { id: 'b', schema: 2, anything: true };
    await plantRow('designs', broken);
    await plantRow('designs', newer);
    await addDesign('Studio', draft, 1);
    expect(await listDesigns()).toMatchObject({ designs: [{ name: 'Studio' }], unreadable: 2 });
    expect(await storedRow('designs', 'a')).toEqual(broken);
    await expect(changeDesign('b', { name: 'x' })).rejects.toThrow(NewerRecordError);
    expect(await storedRow('designs', 'b')).toEqual(newer);
  });

  it('of an older program are read through the migrations', () => {
    const old = { id: 'a', schema: 0, title: 'Studio', createdAt: 1, updatedAt: 2, draft };
    const migrations = {
      0: ({ title, ...rest }: Record<string, unknown>) => ({ ...rest, name: title }),
    };
    expect(readDesignRecord(old, migrations)).toEqual({
      id: 'a',
      schema: 1,
      name: 'Studio',
      createdAt: 1,
      updatedAt: 2,
      draft,
    });
  });
});
