import { join } from 'node:path';
import { rm } from 'node:fs/promises';
import request from 'supertest';
import { expect, it } from 'vitest';
import type { GalleryImageRecord } from '#server/stores/records';
import { galleryImage } from '#server/testing/rows/records';
import { writeSite } from '#server/testing/servers/site-fixture';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

const PLACE = '<span data-early-picture="55vw" class="place"></span>';
const PAGE = `<main><h1>Gallery</h1>${PLACE}<p>between</p>${PLACE}</main>`;

function described(alt: string): GalleryImageRecord['picture'] {
  const { picture } = galleryImage();
  return picture && { ...picture, alt };
}

async function galleryApp() {
  const siteFolder = await temporaryFolder();
  await writeSite(siteFolder, { 'gallery/index.html': PAGE });
  return { ...(await openTestApp({ siteFolder })), siteFolder };
}

it('sends the page as built while the gallery is empty', async () => {
  const { app } = await galleryApp();
  const response = await request(app).get('/gallery').expect(200);
  expect(response.text).toBe(PAGE);
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it('puts the first pictures into their places, in order', async () => {
  const { app, services } = await galleryApp();
  const images = [1, 2, 3].map((sortOrder) => galleryImage({ sortOrder }));
  await services.galleryImages.add(images);
  const { text } = await request(app).get('/gallery');
  const [, first = '', second = ''] = text.split('<span data-early-picture="55vw" class="place">');
  expect(first).toContain(`srcset="/uploads/${images[0]?.id}/400.avif 400w"`);
  expect(first).toContain('sizes="55vw"');
  expect(first).toContain('fetchpriority="high"');
  expect(second).toContain(`src="/uploads/${images[1]?.id}/original.jpg"`);
  expect(text).not.toContain(String(images[2]?.id));
});

it.each([
  ['construction', ['built']],
  ['extensions', []],
  ['all', ['room', 'built']],
  ['sheds', ['room', 'built']],
])('shows for the category %s: %j', async (category, shown) => {
  const { app, services } = await galleryApp();
  await services.galleryImages.add([
    galleryImage({ picture: described('room'), sortOrder: 1 }),
    galleryImage({ picture: described('built'), sortOrder: 2, category: 'construction' }),
  ]);
  const { text } = await request(app).get(`/gallery?category=${category}`);
  expect([...text.matchAll(/alt="(\w+)"/g)].map(([, found]) => found)).toEqual(shown);
});

it('writes what an administrator typed as text, never as markup', async () => {
  const { app, services } = await galleryApp();
  const title = '"><script>alert(1)</script>';
  await services.galleryImages.add([galleryImage({ title, picture: undefined })]);
  const { text } = await request(app).get('/gallery');
  expect(text).not.toContain('<script>');
  expect(text).toContain('alt="&quot;&gt;&lt;script&gt;');
});

it('answers 304 until a picture comes', async () => {
  const { app, services } = await galleryApp();
  const { etag = '' } = (await request(app).get('/gallery')).headers;
  const again = () => request(app).get('/gallery').set('If-None-Match', etag);
  expect((await again()).status).toBe(304);
  await services.galleryImages.add([galleryImage()]);
  expect((await again()).status).toBe(200);
});

it('is compressed for clients that accept it, and plain for others', async () => {
  const { app, services } = await galleryApp();
  await services.galleryImages.add([galleryImage()]);
  const ask = (encoding: string) => request(app).get('/gallery').set('Accept-Encoding', encoding);
  const [compressed, plain] = [await ask('br'), await ask('identity')];
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.text).toContain('/400.avif 400w');
});

it('leaves other paths and a missing page to the site', async () => {
  const { app, siteFolder } = await galleryApp();
  await request(app).get('/gallery/').expect(308);
  expect((await request(app).get('/pricing')).text).toContain('Pricing');
  await request(app).post('/gallery').expect(405);
  await rm(join(siteFolder, 'gallery'), { recursive: true });
  await request(app).get('/gallery').expect(404);
});
