import { beforeEach, expect, it, vi } from 'vitest';
import { readGardenPhoto } from '#app/offline/garden-photos/garden-photo-store';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { aGardenPhoto } from '#app/offline/testing/garden-photos';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { keepNow, keepSoon } from './keep-photo';
import { readThumbnail } from './photo-thumbnail';
import { offerPicture } from './visualisation';

const draft: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };
const [photo, withRoom] = [1, 2].map((byte) => new Uint8Array([byte]).buffer);

beforeEach(async () => {
  await freshDatabase();
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
  return () => vi.unstubAllGlobals();
});

const keep = (of = 'a') => keepSoon(aGardenPhoto({ of, picture: photo }));
const offer = (of = 'a') =>
  offerPicture({
    of,
    draft,
    isPegged: true,
    withRoom: new Blob([withRoom ?? '']),
    without: new Blob([photo ?? '']),
  });
const shown = async (of = 'a', design: Draft = draft) => {
  const thumbnail = await readThumbnail(of, design);
  return thumbnail && [...new Uint8Array(thumbnail.content), thumbnail.hasRoom];
};

it('is the photo as it was taken, while no picture was made of it', async () => {
  expect(await shown()).toBeNull();
  keep();
  await keepNow();
  expect(await shown()).toEqual([1, false]);
});

it('has the room where the picture for PDF and request shows this design as it stands', async () => {
  keep();
  // It was pushed a moment ago, and is not on disk before the picture is made.
  await offer();
  expect(await readGardenPhoto('a')).not.toBeNull();
  expect(await shown()).toEqual([2, true]);
});

it('has no room of another design, of other choices, or from before it was pushed on', async () => {
  keep();
  keep('b');
  await offer();
  expect(await shown('b')).toEqual([1, false]);
  expect(await shown('a', { ...draft, windows: 3 })).toEqual([1, false]);
  await vi.waitFor(async () => {
    keep();
    await keepNow();
    expect(await shown()).toEqual([1, false]);
  });
});
