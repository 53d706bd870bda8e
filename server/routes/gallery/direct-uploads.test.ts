import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import { openOrder } from '#server/testing/requests/orders';
import { phonePhoto } from '#server/testing/photos';
import { askWithPhotos, photoSender } from '#server/testing/requests/question-photos';
import { sweepUploads } from '#server/use-cases/gallery/sweep-uploads';

const HOUR = 3_600_000;

function send(address: string, content: Buffer) {
  const headers = { 'content-type': 'image/jpeg' };
  return fetch(address, { method: 'PUT', headers, body: new Uint8Array(content) });
}

/** The whole app over a bucket, and what a browser does with an address of it. */
async function open(environment: Record<string, string> = {}) {
  const store = await openS3Server();
  onTestFinished(() => store.close());
  const admin = await openGalleryAdmin({ environment: { ...store.environment, ...environment } });
  /** The address of a picture that the store has taken. */
  const sent = async (content: Buffer) => {
    const address = await admin.newAddress({ type: 'image/jpeg', size: content.length });
    expect((await send(address, content)).status).toBe(200);
    return address;
  };
  return { ...admin, store, sent };
}

const idOf = (address: string) => address.split('?')[0]?.split('/').at(-1) ?? '';

describe('a picture that is sent straight to a store', () => {
  it('is written anew before it is public, and served as ever', async () => {
    const { app, store, sent, add, services } = await open();
    const address = await sent(await phonePhoto({ orientation: 6 }));
    expect(address).toContain(`${store.config.endpoint}/rooms/incoming/`);
    const id = idOf(address);
    await request(app).get(`/uploads/${id}/original.jpg`).expect(404);

    const { body } = await add(address).expect(201);
    expect(body).toMatchObject({ id, objectPath: `/uploads/${id}/original.jpg` });
    expect(body.picture).toMatchObject({ width: 40, height: 60 });
    await services.renditions.idle();
    const keys = await store.keys();
    expect(keys).toContain(`uploads/${id}/original.jpg`);
    expect(keys.filter((key) => !key.startsWith(`uploads/${id}/`))).toEqual([]);

    const shown = await request(app).get(body.objectPath).expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(shown.body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      etag: `"${id}/original.jpg"`,
    });
    expect(shown.body.includes('Test Phone')).toBe(false);
    const [{ picture }] = (await request(app).get('/api/gallery-images')).body;
    for (const { path } of picture.renditions) await request(app).get(path).expect(200);
  });

  it('must be announced by type and size, and is refused where it lies if it is none', async () => {
    const { app, cookie, store, sent, add, stored } = await open();
    const asked = await request(app).post('/api/objects/upload').set('cookie', cookie).expect(400);
    expect(Object.keys(asked.body.fields)).toEqual(['type', 'size']);
    const address = await sent(Buffer.from('<html>not a picture</html>'));
    const refused = await add(address);
    expect([415, 422]).toContain(refused.status);
    expect(await store.keys()).toEqual([]);
    expect((await stored()).uploads).toEqual([]);
    await add(address).expect(400);
    const elsewhere = address.replace(/127\.0\.0\.1:\d+/, 'store.example');
    await add(elsewhere).expect(400);
  });

  it('is taken once from each address', async () => {
    const { app, store, sent, add, cookie, services } = await open();
    const photo = await phonePhoto();
    const address = await sent(photo);
    const answers = await Promise.all([add(address), add(address)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    await services.renditions.idle();
    const before = await store.keys();
    // The store takes the same file again for as long as the address is valid.
    await send(address, photo);
    await add(address).expect(400);
    expect(await store.keys()).toEqual(before);
    expect((await request(app).get('/api/gallery-images')).body).toHaveLength(1);

    const path = `/api/gallery-images/${idOf(address)}`;
    await request(app)
      .delete(path)
      .set('cookie', cookie)
      .set('content-type', 'application/json')
      .expect(204);
    expect(await store.keys()).toEqual([]);
  });

  it.each([
    ['503', []],
    ['503', ['PUT']],
    ['cut', ['GET']],
  ] as const)('is not lost while the store fails (%s %j)', async (fault, methods) => {
    const { app, store, sent, add, services } = await open();
    const address = await sent(await phonePhoto({ width: 600, height: 400 }));
    store.break(fault, ...methods);
    expect((await add(address)).body).toMatchObject({ code: 'store_unavailable' });
    // Nor does clearing up take it for one that nobody waits for.
    store.break('none');
    await sweepUploads(services);
    await add(address).expect(201);
    await request(app)
      .get(`/uploads/${idOf(address)}/original.jpg`)
      .expect(200);
  });

  it('is removed when nobody has asked for it within an hour', async () => {
    const { store, sent, services } = await open();
    await sent(await phonePhoto());
    await sweepUploads(services);
    expect(await store.keys()).toHaveLength(1);
    await sweepUploads({ ...services, now: () => new Date(Date.now() + HOUR + 1000) });
    expect(await store.keys()).toEqual([]);
  });
});

describe('a server over a bucket', () => {
  it('is not ready while the store is gone, shows no picture as missing, and comes back', async () => {
    const { app, store, sent, add } = await open();
    const address = await sent(await phonePhoto());
    const path = (await add(address)).body.objectPath;
    store.break('503');
    await request(app).get('/healthz').expect(200);
    expect((await request(app).get('/readyz').expect(503)).body.code).toBe('store_unavailable');
    const shown = await request(app).get(path).expect(503);
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    store.break('none');
    await expect.poll(async () => (await request(app).get('/readyz')).status).toBe(200);
    await request(app).get(path).expect(200);
  });

  it('names the store and the CDN in its policy, and leads to the CDN', async () => {
    const { app, store } = await open({ PUBLIC_OBJECTS_URL: 'https://cdn.example' });
    const { headers } = await request(app).get('/healthz');
    const policy = `${headers['content-security-policy']};`;
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
    expect(policy).toContain(`connect-src 'self' ${store.config.endpoint} https://cdn.example;`);
    const shown = await request(app).get('/uploads/one/800.avif').expect(302);
    expect(shown.headers['location']).toBe('https://cdn.example/uploads/one/800.avif');
    await request(app).get('/uploads/one/800.svg').expect(404);
  });

  it('keeps the photos of requests where no address leads to', async () => {
    const { app, store } = await open();
    const order = await openOrder(app);
    const [id = ''] = await askWithPhotos(order, 1);
    const { offer, part, look } = photoSender(app, order.token);
    const photo = await phonePhoto({ width: 300, height: 200 });
    await offer(id, photo).expect(200);
    await part(id, 0, photo.subarray(0, 500)).expect(200);
    // As by a server that died after it had stored the part.
    await part(id, 0, photo.subarray(0, 500)).expect(409);
    expect((await offer(id, photo)).body).toMatchObject({ received: 500, arrived: false });
    await part(id, 500, photo.subarray(500)).expect(200);
    expect(await store.keys()).toEqual([`private/${id}/photo.jpg`]);
    const shown = await look(id).expect(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
    });
    await request(app).get(`/uploads/${id}/photo.jpg`).expect(404);
  });
});
