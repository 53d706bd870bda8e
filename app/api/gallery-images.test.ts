import { afterEach, expect, it, vi } from 'vitest';
import { fetchGalleryImages } from './gallery-images';

const IMAGE = {
  id: 'd9428888-122b-4d3b-9a4f-0b6f7a1c2e3d',
  title: 'Garden room at dusk',
  description: null,
  category: 'garden-rooms',
  tags: [],
  objectPath: '/uploads/one/original.jpg',
  featured: 0,
  sortOrder: 0,
  createdAt: '2026-05-01T09:30:00.000Z',
};

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response(JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

it('asks the server every time and gives the pictures as they came', async () => {
  const fetch = answer([IMAGE]);
  expect(await fetchGalleryImages()).toEqual([IMAGE]);
  expect(fetch).toHaveBeenCalledWith(
    '/api/gallery-images',
    expect.objectContaining({ method: 'GET', cache: 'no-cache' }),
  );
});

it.each([
  ['a captive portal', '<!doctype html>'],
  ['a picture without a title', [{ ...IMAGE, title: '' }]],
  ['a picture without a file', [{ ...IMAGE, objectPath: undefined }]],
  ['something else than 0 or 1 for featured', [{ ...IMAGE, featured: true }]],
])('does not take %s for the gallery', async (_what, body) => {
  answer(body);
  await expect(fetchGalleryImages()).rejects.toThrow(/Invalid/);
});

it('says what the server said when it refuses', async () => {
  answer({ error: 'No.', code: 'internal' }, 500);
  await expect(fetchGalleryImages()).rejects.toThrow('500: {"error":"No."');
});
