import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  gardenPhotoOwners,
  keepGardenPhoto,
  readGardenPhoto,
} from '#app/offline/garden-photos/garden-photo-store';
import { addDesign } from '#app/offline/designs/design-store';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aGardenPhoto } from '#app/offline/testing/garden-photos';
import {
  bringPhoto,
  forgetPhoto,
  keepNow,
  keepProblem,
  keepSoon,
  latestPhoto,
  leavePhoto,
  sharePhoto,
} from './keep-photo';

const draft: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };

const listeners = new EventTarget();
const items = new Map<string, string>();

beforeEach(async () => {
  await freshDatabase();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', Object.assign(listeners, { hidden: true }));
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetPhoto('builder');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const kept = async () => (await readGardenPhoto('builder'))?.focal ?? null;

it('keeps the last of many changes, a few times a second', async () => {
  for (const focal of [1, 2, 3]) keepSoon(aGardenPhoto({ focal }));
  expect(await kept()).toBeNull();
  expect(await latestPhoto('builder')).toMatchObject({ focal: 3 });
  await vi.advanceTimersByTimeAsync(400);
  await keepNow();
  expect(await kept()).toBe(3);
});

it.each(['pagehide', 'visibilitychange'])('keeps it at once at %s', async (left) => {
  keepSoon(aGardenPhoto({ focal: 5 }));
  listeners.dispatchEvent(new Event(left));
  await vi.waitFor(async () => expect(await kept()).toBe(5));
});

it('says that there is no space, and has the photo until the page is closed', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keepSoon(aGardenPhoto({ focal: 7 }));
  await keepNow();
  expect(keepProblem.get()).toBe('no-space');
  expect(await latestPhoto('builder')).toMatchObject({ focal: 7 });
  put.mockRestore();
  await keepNow();
  expect(keepProblem.get()).toBeNull();
  expect(await kept()).toBe(7);
});

it('says that ten designs have one already', async () => {
  for (let n = 0; n < 10; n += 1) await keepGardenPhoto(aGardenPhoto({ of: `design ${n}` }));
  keepSoon(aGardenPhoto({ of: 'another' }));
  await keepNow();
  expect(keepProblem.get()).toBe('many');
  await forgetPhoto('another');
  expect(keepProblem.get()).toBeNull();
  keepSoon(aGardenPhoto());
  expect(await sharePhoto('builder', 'another')).toBe('many');
});

it('lets a design have the photo as it stands, also while it is not yet on disk', async () => {
  keepSoon(aGardenPhoto({ focal: 9 }));
  expect(await sharePhoto('builder', 'a')).toBeNull();
  expect(await readGardenPhoto('a')).toMatchObject({ focal: 9 });
  expect(await sharePhoto('nobody', 'b')).toBeNull();
});

/** With the eye so many metres to the right of the room's corner. */
function seenFrom(x: number) {
  const { standing, ...photo } = aGardenPhoto({ picture: new ArrayBuffer(8) });
  const { camera } = standing;
  const moved = { ...camera, at: [x, camera.at[1], camera.at[2]] as const };
  return { ...photo, standing: { ...standing, camera: moved } };
}

const placeOf = (photo: { standing: { camera: { at: readonly number[] } } } | null) =>
  photo?.standing.camera.at[0];

/** As a browser loads it: nothing is left in memory. */
async function nextPage() {
  vi.resetModules();
  return import('./keep-photo');
}

describe('a page that is closed before it has written', () => {
  it('leaves to the next where the room stands', async () => {
    await keepGardenPhoto(seenFrom(1));
    keepSoon({ ...seenFrom(2), light: { sun: null, sunshine: 0.5, brightness: 0, warmth: 0 } });
    const next = await nextPage();
    expect(await next.latestPhoto('builder')).toMatchObject({ light: { sunshine: 0.5 } });
    expect(placeOf(await next.latestPhoto('builder'))).toBe(2);
    await next.keepNow();
    expect(placeOf(await readGardenPhoto('builder'))).toBe(2);
    expect(items.size).toBe(0);
  });

  it('leaves it to a design that is saved before the photo is opened', async () => {
    await keepGardenPhoto(seenFrom(1));
    keepSoon(seenFrom(2));
    const next = await nextPage();
    await next.sharePhoto('builder', 'a');
    expect(placeOf(await readGardenPhoto('a'))).toBe(2);
  });

  it('leaves nothing that was written since', async () => {
    keepSoon(seenFrom(2));
    await keepGardenPhoto({ ...seenFrom(3), savedAt: Date.now() + 1 });
    expect(placeOf(await (await nextPage()).latestPhoto('builder'))).toBe(3);
  });

  it('leaves nothing to another picture', async () => {
    await keepGardenPhoto({ ...seenFrom(3), picture: new ArrayBuffer(9) });
    keepSoon(seenFrom(2));
    expect(placeOf(await (await nextPage()).latestPhoto('builder'))).toBe(3);
  });

  it.each(['nonsense', '{}', '{"of":"builder","at":1,"size":8}'])(
    'and takes %s for nothing',
    async (text) => {
      await keepGardenPhoto(seenFrom(1));
      keepSoon(seenFrom(2));
      for (const key of items.keys()) items.set(key, text);
      expect(placeOf(await (await nextPage()).latestPhoto('builder'))).toBe(1);
    },
  );

  it('leaves nothing of a photo that is forgotten', async () => {
    keepSoon(seenFrom(2));
    await forgetPhoto('builder');
    expect(items.size).toBe(0);
  });
});

describe('a design that is opened in the builder', () => {
  it('brings its photo', async () => {
    await keepGardenPhoto(aGardenPhoto({ of: 'a', focal: 1 }));
    await bringPhoto('a', emptyDraft);
    expect(await latestPhoto('builder')).toMatchObject({ of: 'builder', focal: 1 });
  });

  it('leaves the photo that is there when it has none', async () => {
    keepSoon(aGardenPhoto({ focal: 2 }));
    await bringPhoto('a', emptyDraft);
    expect(await kept()).toBe(2);
  });

  it('lets the named design that was there have the photo made since', async () => {
    const { id } = await addDesign('Studio', draft, 1);
    await keepGardenPhoto(aGardenPhoto({ of: 'a', focal: 1 }));
    await keepGardenPhoto(aGardenPhoto({ of: id, focal: 2, savedAt: 5 }));
    await keepGardenPhoto(aGardenPhoto({ focal: 3, savedAt: 6 }));
    await bringPhoto('a', draft);
    expect(await readGardenPhoto(id)).toMatchObject({ focal: 3 });
    expect(await kept()).toBe(1);
  });

  it('and is the one that is there has what was done to it since', async () => {
    const { id } = await addDesign('Studio', draft, 1);
    await keepGardenPhoto(aGardenPhoto({ of: id, focal: 1, savedAt: 5 }));
    await keepGardenPhoto(aGardenPhoto({ focal: 3, savedAt: 6 }));
    await bringPhoto(id, draft);
    expect(await kept()).toBe(3);
  });
});

it('goes with a room that is thrown away, and stays with the design it was saved as', async () => {
  const { id } = await addDesign('Studio', draft, 1);
  keepSoon(aGardenPhoto({ focal: 4 }));
  await leavePhoto(draft);
  expect(await gardenPhotoOwners()).toEqual([id]);
  keepSoon(aGardenPhoto({ focal: 5 }));
  await leavePhoto({ ...draft, windows: 3 });
  expect(await readGardenPhoto(id)).toMatchObject({ focal: 4 });
  expect(await gardenPhotoOwners()).toEqual([id]);
});

it('forgets it, also while it is about to be kept', async () => {
  keepSoon(aGardenPhoto());
  const keeping = keepNow();
  await forgetPhoto('builder');
  await keeping;
  await vi.advanceTimersByTimeAsync(1000);
  expect(await gardenPhotoOwners()).toEqual([]);
  expect(await latestPhoto('builder')).toBeNull();
});
