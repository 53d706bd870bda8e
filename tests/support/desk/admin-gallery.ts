import { request, type APIRequestContext, type Page } from 'playwright/test';
import sharp from 'sharp';
import { siteTest } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { IS_CLUSTER, newServer } from '#tests/support/servers/new-server';
import type { RealServer } from '#tests/support/servers/server';
import { signIn } from './sign-in';

/** Tests share a server, signed in to by `desk`; each begins with an empty gallery in a browser that is signed in too. */
export const inboxTest = siteTest.extend<object, { site: RealServer; desk: APIRequestContext }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- see fixtures.ts
    async ({}, provide) => {
      const server = await newServer({ env: { SAMPLES: 'off' } });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ site }, provide) => {
      const desk = await request.newContext({ baseURL: site.origin });
      await signIn({ request: desk });
      await provide(desk);
      await desk.dispose();
    },
    { scope: 'worker' },
  ],
  page: async ({ desk, page }, provide) => {
    const pictures: { id: string }[] = await (await desk.get('/api/gallery-images')).json();
    for (const { id } of pictures) await desk.delete(`/api/gallery-images/${id}`, { data: {} });
    await page.context().addCookies((await desk.storageState()).cookies);
    await provide(page);
  },
});

export async function openAdmin(page: Page): Promise<void> {
  await open(page, '/admin/gallery');
  await page.getByRole('heading', { name: /^Gallery Images/ }).waitFor();
}

/** Where the page sends pictures. */
export const UPLOADS = IS_CLUSTER ? '**/rooms/incoming/*' : '**/api/objects/upload/*';

/** A small JPEG, as a chosen file. */
export async function photo(name = 'photo.jpg', width = 64) {
  const height = Math.round((width * 2) / 3);
  const content = sharp({ create: { width, height, channels: 3, background: '#2a4a3a' } });
  return { name, mimeType: 'image/jpeg', buffer: await content.jpeg().toBuffer() };
}

export const chooser = (page: Page) => page.getByLabel('Image files');

export const rows = (page: Page) =>
  page.getByRole('region', { name: /^Gallery Images/ }).getByRole('listitem');

/** Puts pictures with these titles into the gallery, in this order. */
export async function fillGallery(page: Page, ...titles: string[]): Promise<void> {
  for (const [index, title] of titles.entries()) {
    const { buffer, mimeType } = await photo();
    const params = { type: mimeType, size: buffer.length };
    const asked = await page.request.post('/api/objects/upload', { params });
    const { uploadURL } = await asked.json();
    await page.request.put(uploadURL, { data: buffer, headers: { 'content-type': mimeType } });
    await page.request.post('/api/gallery-images', {
      data: {
        title,
        category: 'garden-rooms',
        objectPath: uploadURL.split('?')[0],
        sortOrder: index + 1,
      },
    });
  }
}
