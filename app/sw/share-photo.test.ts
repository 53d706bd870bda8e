import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { addDesign } from '#app/offline/designs/design-store';
import { saveDraft } from '#app/offline/drafts/draft-store';
import { readSharedPhoto } from '#app/offline/garden-photos/shared-photo';
import { freshDatabase } from '#app/offline/testing/fresh-database';
import { isSharedPhoto, sharePhoto } from './share-photo';

beforeEach(async () => {
  vi.restoreAllMocks();
  await freshDatabase();
});

const url = new URL('https://rooms.example/share-photo');
const photo = (name = 'IMG_1.jpg', type = 'image/jpeg') => new File(['pixels'], name, { type });
const draft: Draft = { ...emptyDraft, roomType: 'office', shellSizeId: '4x4' };

/** Where the browser is led to when these files are shared. */
async function share(...files: readonly File[]) {
  const body = new FormData();
  for (const file of files) body.append('photo', file);
  const request = new Request(url, { method: 'POST', body });
  const answer = await sharePhoto({ request, url } as never);
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

it('is one path of this site', () => {
  vi.stubGlobal('location', url);
  expect(isSharedPhoto({ url })).toBe(true);
  expect(isSharedPhoto({ url: new URL('https://rooms.example/share') })).toBe(false);
  expect(isSharedPhoto({ url: new URL('https://else.example/share-photo') })).toBe(false);
  vi.unstubAllGlobals();
});

it('is kept for the room in the builder', async () => {
  await saveDraft({ updatedAt: 1, step: 4, draft }, 0);
  await addDesign('Studio', draft, 1);
  expect(await share(photo())).toBe('https://rooms.example/builder#shared-photo-waits');
  const kept = await readSharedPhoto();
  expect(kept).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' });
  expect(await kept?.text()).toBe('pixels');
});

it('is kept for one of the designs while the builder is empty', async () => {
  await saveDraft({ updatedAt: 1, step: 1, draft: emptyDraft }, 0);
  await addDesign('Studio', draft, 1);
  expect(await share(photo())).toBe('https://rooms.example/designs#shared-photo-waits');
});

it('is kept for a first room that is yet to be built', async () => {
  expect(await share(photo())).toBe('https://rooms.example/builder#shared-photo-waits');
});

it.each([
  ['none', [], 'none'],
  ['an empty one', [new File([], '')], 'none'],
  ['two', [photo(), photo('IMG_2.jpg')], 'many'],
  ['a document', [photo('quote.pdf', 'application/pdf')], 'other'],
])('says why nothing was kept of %s', async (_, files, end) => {
  expect(await share(...files)).toBe(`https://rooms.example/builder#shared-photo-${end}`);
  expect(await readSharedPhoto()).toBeNull();
});

it('says that it does not fit', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(await share(photo())).toBe('https://rooms.example/builder#shared-photo-no-space');
});

it('says that nothing came where no form did', async () => {
  const request = new Request(url, { method: 'POST', body: 'text' });
  const answer = await sharePhoto({ request, url } as never);
  expect(answer.headers.get('location')).toMatch(/#shared-photo-none$/);
});
