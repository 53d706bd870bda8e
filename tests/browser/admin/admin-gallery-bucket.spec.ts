import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { openS3Server, type S3Server } from '#server/adapters/objects/testing/s3-server';
import { chooser, openAdmin, photo, rows } from '#tests/support/desk/admin-gallery';
import { signIn } from '#tests/support/desk/sign-in';
import { expect, siteTest } from '#tests/support/fixtures';
import { open } from '#tests/support/page-state';
import { RealServer } from '#tests/support/servers/server';

/** A CDN: it reads the public folder of the bucket, and nothing else. */
async function openCdn(store: S3Server) {
  const fetched: string[] = [];
  const send = async (path: string, response: ServerResponse) => {
    const found = await fetch(`${store.bare.endpoint}/${store.bare.bucket}${path}`);
    response.writeHead(found.status, {
      'content-type': found.headers.get('content-type') ?? '',
      'access-control-allow-origin': '*',
    });
    response.end(Buffer.from(await found.arrayBuffer()));
  };
  const server = createServer(({ url = '' }, response) => {
    fetched.push(url);
    send(url, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  const close = () => void server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${address.port}`, fetched, close };
}

interface Bucket {
  store: S3Server;
  cdn: Awaited<ReturnType<typeof openCdn>>;
}

const test = siteTest.extend<object, { bucket: Bucket; site: RealServer }>({
  bucket: [
    // oxlint-disable-next-line no-empty-pattern -- see fixtures.ts
    async ({}, provide) => {
      const store = await openS3Server();
      const cdn = await openCdn(store);
      await provide({ store, cdn });
      cdn.close();
      await store.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ bucket: { store, cdn } }, provide) => {
      const env = { ...store.environment, PUBLIC_OBJECTS_URL: cdn.origin, SAMPLES: 'off' };
      const server = await RealServer.create({ env });
      await server.start();
      await provide(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

test(
  'a picture goes straight to the store, through its failures, and comes from the CDN',
  { tag: '@long' },
  async ({ page, bucket: { store, cdn }, quietConsole }) => {
    quietConsole.allow(/the server responded with a status of 503/);
    quietConsole.allow(/blocked by CORS policy.*503|net::ERR_FAILED/);
    await signIn(page);
    await openAdmin(page);
    await page.getByLabel('Title').fill('Cedar room');
    store.break('503', 'GET');
    await chooser(page).setInputFiles(await photo());
    const again = page.getByRole('button', { name: 'Try photo.jpg again' });
    await again.waitFor();
    store.break('none');
    await again.click();
    await expect(rows(page)).toHaveCount(1);
    expect(store.calls).toContainEqual(expect.stringMatching(/^PUT \/rooms\/incoming\//));

    await open(page, '/gallery');
    const shown = page.getByRole('img', { name: 'Cedar room' });
    await expect
      .poll(() => shown.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
      .toBeGreaterThan(1);
    expect(cdn.fetched).toContainEqual(expect.stringMatching(/^\/uploads\//));
  },
);
