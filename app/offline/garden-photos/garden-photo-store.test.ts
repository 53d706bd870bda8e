import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '#app/offline/coordination/announce';
import { NewerRecordError } from '#app/offline/storage/migrate';
import { freshDatabase, plantRow, storedRow } from '#app/offline/testing/fresh-database';
import { aGardenPhoto } from '#app/offline/testing/garden-photos';
import { emptyDraft } from '#domain/design/draft/draft';
import { keepVisualisation, readVisualisation } from './visualisation';
import { IN_BUILDER } from './garden-photo-record';
import {
  copyGardenPhoto,
  forgetGardenPhoto,
  gardenPhotoOwners,
  keepGardenPhoto,
  MOST_GARDEN_PHOTOS,
  oldestGardenPhoto,
  readGardenPhoto,
  restoreGardenPhoto,
  TooManyGardenPhotosError,
} from './garden-photo-store';

beforeEach(freshDatabase);

describe('photos of a garden', () => {
  it('are none on a new device', async () => {
    expect(await readGardenPhoto(IN_BUILDER)).toBeNull();
    expect(await gardenPhotoOwners()).toEqual([]);
    expect(await oldestGardenPhoto()).toBeNull();
  });

  it('are one for each design and the builder, the last that was kept', async () => {
    await keepGardenPhoto(aGardenPhoto());
    await keepGardenPhoto(aGardenPhoto({ of: 'a' }));
    await keepGardenPhoto(aGardenPhoto({ focal: 20 }));
    expect(await readGardenPhoto(IN_BUILDER)).toMatchObject({ focal: 20, schema: 1 });
    expect(await readGardenPhoto('a')).toMatchObject({ focal: 26 });
    expect(await gardenPhotoOwners()).toEqual(['a', IN_BUILDER]);
  });

  it('go along to a second owner, who may change theirs', async () => {
    await keepGardenPhoto(aGardenPhoto());
    await copyGardenPhoto(IN_BUILDER, 'a');
    await keepGardenPhoto(aGardenPhoto({ focal: 20 }));
    expect(await readGardenPhoto('a')).toMatchObject({ focal: 26, of: 'a' });
    await copyGardenPhoto('nobody', 'b');
    expect(await readGardenPhoto('b')).toBeNull();
  });

  it('are those of ten designs at most, and that of the builder', async () => {
    for (let n = 0; n < MOST_GARDEN_PHOTOS; n += 1) {
      await keepGardenPhoto(aGardenPhoto({ of: `design ${n}`, savedAt: 100 - n }));
    }
    await keepGardenPhoto(aGardenPhoto({ savedAt: 1 }));
    const another = aGardenPhoto({ of: 'another' });
    await expect(keepGardenPhoto(another)).rejects.toThrow(TooManyGardenPhotosError);
    await keepGardenPhoto(aGardenPhoto({ of: 'design 9', savedAt: 200 }));
    expect(await oldestGardenPhoto()).toBe('design 8');
    await forgetGardenPhoto('design 8');
    await keepGardenPhoto(another);
    expect(await gardenPhotoOwners()).toHaveLength(MOST_GARDEN_PHOTOS + 1);
  });

  it('are forgotten, and put back exactly as they were', async () => {
    await keepGardenPhoto(aGardenPhoto());
    const row = await storedRow('garden-photos', IN_BUILDER);
    const raw = await forgetGardenPhoto(IN_BUILDER);
    expect(await readGardenPhoto(IN_BUILDER)).toBeNull();
    await restoreGardenPhoto(raw);
    expect(await storedRow('garden-photos', IN_BUILDER)).toEqual(row);
  });

  it('are announced to whoever shows them', async () => {
    const heard = vi.fn<() => void>();
    const stop = listen('garden-photos', heard);
    await keepGardenPhoto(aGardenPhoto());
    await forgetGardenPhoto(IN_BUILDER);
    stop();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('that a newer version wrote are left as they are; those that are broken give way', async () => {
    await plantRow('garden-photos', { of: IN_BUILDER, schema: 2, anything: true });
    await plantRow('garden-photos', { of: 'a', schema: 1, picture: 'none' });
    await expect(readGardenPhoto(IN_BUILDER)).rejects.toThrow(NewerRecordError);
    await expect(keepGardenPhoto(aGardenPhoto())).rejects.toThrow(NewerRecordError);
    expect(await oldestGardenPhoto()).toBeNull();
    expect(await readGardenPhoto('a')).toBeNull();
    await keepGardenPhoto(aGardenPhoto({ of: 'a' }));
    expect(await readGardenPhoto('a')).not.toBeNull();
  });

  it('lose the picture that was made of them, and no other’s', async () => {
    const jpeg = new Uint8Array([0xff, 0xd8]).buffer;
    const made = { draft: emptyDraft, madeAt: 1, isPegged: true, withRoom: jpeg, without: jpeg };
    await keepVisualisation({ ...made, of: IN_BUILDER });
    await forgetGardenPhoto('a');
    expect(await readVisualisation()).toMatchObject({ ...made, of: IN_BUILDER });
    await forgetGardenPhoto(IN_BUILDER);
    expect(await readVisualisation()).toBeNull();
  });
});
