import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deskTodaySchema } from '#domain/order/contracts/admin/today';
import { openS3Server } from '#server/adapters/objects/testing/s3-server';
import { ADMIN_PASSWORD } from '#server/testing/admin';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import { noise } from '#server/testing/photos';
import { openOrder } from '#server/testing/requests/orders';
import { askWithPhotos, photoSender } from '#server/testing/requests/question-photos';
import { quoteBody } from '#server/testing/requests/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { smallDisk } from '#server/testing/small-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';

const environment = { SAMPLES: 'off' };

function send(app: Parameters<typeof request>[0], key: string = randomUUID()) {
  return request(app)
    .post('/api/room-configurations')
    .set('Idempotency-Key', key)
    .send(quoteBody());
}

describe('a server that starts on a full disk', () => {
  it('shows its data, refuses changes with 503, and accepts them once there is space', async () => {
    const disk = new SimulatedDisk();
    const first = await openTestApp({ disk, environment });
    const key = randomUUID();
    await send(first.app, key).expect(201);
    // As a crash leaves it: this message may or may not have been sent.
    const handed = { state: 'handing-over', notBefore: '2099-01-01T00:00:00.000Z' } as const;
    await first.services.mailQueue.set(`quote-${key}-company`, handed);
    await first.services.close();
    disk.break('write');
    const { app, services } = await openTestApp({ disk, folder: first.folder, environment });
    await request(app).get('/api/pricing').expect(200);
    await request(app).get('/healthz').expect(200);
    await request(app).get('/readyz').expect(503);
    const refused = await send(app).expect(503);
    expect(refused.body).toMatchObject({ code: 'store_unavailable' });
    disk.repair();
    await send(app).expect(201);
    // The disk is probed at most once a second.
    await vi.waitFor(() => request(app).get('/readyz').expect(200), { timeout: 10_000 });
    services.mail.wake();
    await vi.waitFor(async () => {
      const mail = await services.mailQueue.find(`quote-${key}-company`);
      expect(mail?.state).toMatch(/unclear|sent/);
    });
  });

  it('stores its password and its prices as soon as there is space', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const disk = new SimulatedDisk();
    disk.break('write');
    const { app } = await openTestApp({ disk, environment });
    await request(app).get('/api/pricing').expect(503);
    disk.repair();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(async () => request(app).get('/api/pricing').expect(200));
    const login = request(app).post('/api/auth/login');
    await login.send({ password: ADMIN_PASSWORD }).expect(200);
  });
});

const MB = 1024 * 1024;
const SIZE = 200 * MB;

/** As photos that have come before: a file of so many bytes. */
async function grow(folder: string, bytes: number): Promise<void> {
  const file = await open(join(folder, 'filler'), 'a');
  await file.truncate(Math.floor(bytes));
  await file.close();
}

/** A server on a small disk, a tenth of which is the reserve, with a question whose photos are to be sent. */
async function openSmall() {
  const folder = await temporaryFolder();
  const disk = smallDisk(folder, SIZE);
  const test = await openTestApp({ disk, folder, environment });
  const order = await openOrder(test.app);
  const photos = await askWithPhotos(order, 8);
  /** Until so much is left above the reserve. */
  const fill = async (left: number) => {
    // Until then letters are kept as files.
    await vi.waitFor(async () => {
      expect((await test.services.mailQueue.load()).waiting).toBe(0);
    });
    const { free = 0, reserve = 0 } = (await test.services.room.report()).disk ?? {};
    await grow(folder, free - reserve - left);
  };
  const empty = () => rm(join(folder, 'filler'));
  const { offer, part } = photoSender(test.app, order.token);
  const photo = await noise(280).jpeg({ quality: 90 }).toBuffer();
  /** The answer to the photo, sent whole. */
  const sendPhoto = async (id: string) => {
    const offered = await offer(id, photo);
    return offered.status === 200 ? part(id, 0, photo) : offered;
  };
  return { ...test, disk, order, photos, photo, fill, empty, sendPhoto };
}

describe('a small disk that photos fill', () => {
  it('has room for 100 quotes and an answer, and takes photos again when there is some', async () => {
    const { app, services, folder, disk, order, photos, photo, ...test } = await openSmall();
    const [first = '', ...more] = photos;
    expect((await services.room.report()).missing).toBeNull();
    await test.fill(photo.length * 5);
    expect((await test.sendPhoto(first)).status).toBe(200);
    const answers = [];
    for (const id of more) answers.push(await test.sendPhoto(id));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(507);
      expect(headers['retry-after']).toBe('600');
      expect(body).toEqual({ error: expect.stringMatching(/no room/), code: 'no_room' });
    }
    const { missing, disk: room } = await services.room.report();
    expect(missing?.place).toBe('disk');
    expect(room && room.free > room.reserve).toBe(true);

    for (let n = 0; n < 100; n += 1) await send(app).expect(201);
    await order.asHomeowner({ kind: 'asked', text: 'Are you still there?' });
    await request(app).get('/readyz').expect(200, { status: 'ready', room: 'missing' });
    const { body: today } = await request(app).get('/api/today').set('cookie', order.cookie);
    expect(deskTodaySchema.parse(today).room).toMatchObject({ disk: { total: SIZE }, missing });

    // Since when outlives a restart.
    await services.close();
    const again = await openTestApp({ disk, folder, environment });
    expect((await again.services.room.report()).missing).toEqual(missing);
    await test.empty();
    await vi.waitFor(async () => {
      await request(again.app).get('/readyz').expect(200, { status: 'ready', room: 'enough' });
    });
    expect((await again.services.room.report()).missing).toBeNull();
    const { offer, part } = photoSender(again.app, order.token);
    const last = more.at(-1) ?? '';
    await offer(last, photo).expect(200);
    await part(last, 0, photo).expect(200);
  });

  it('takes no picture into the gallery until there is room, and leaves nothing of it behind', async () => {
    const folder = await temporaryFolder();
    const disk = smallDisk(folder, SIZE);
    const admin = await openGalleryAdmin({ disk, folder, environment });
    const picture = await noise(280).jpeg({ quality: 90 }).toBuffer();
    const early = await admin.newAddress({ size: picture.length });
    const ask = () =>
      request(admin.app)
        .post('/api/objects/upload')
        .query({ size: 2 * MB })
        .set('cookie', admin.cookie);
    await grow(folder, SIZE * 0.9);
    for (const refused of [await ask(), await admin.put(early, picture)]) {
      expect(refused.status).toBe(507);
      expect(refused.body).toMatchObject({ code: 'no_room' });
    }
    expect(await admin.files()).toEqual([]);
    await rm(join(folder, 'filler'));
    await ask().expect(200);
    await admin.add(await admin.uploaded(picture)).expect(201);
  });
});

it('a bucket that is full keeps photos and pictures waiting, and no quote', async () => {
  const store = await openS3Server();
  onTestFinished(() => store.close());
  const admin = await openGalleryAdmin({ environment: { ...environment, ...store.environment } });
  const { app, services } = admin;
  const order = await openOrder(app);
  const [id = ''] = await askWithPhotos(order, 1);
  const { offer, part } = photoSender(app, order.token);
  const photo = await noise(280).jpeg({ quality: 90 }).toBuffer();
  const address = await admin.newAddress({ type: 'image/jpeg', size: photo.length });
  const headers = { 'content-type': 'image/jpeg' };
  await fetch(address, { method: 'PUT', headers, body: new Uint8Array(photo) });

  store.break('full', 'PUT');
  await offer(id, photo).expect(200);
  for (const refused of [await part(id, 0, photo), await admin.add(address)]) {
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ code: 'no_room' });
  }
  const { missing } = await services.room.report();
  expect(missing?.place).toBe('bucket');
  await offer(id, photo).expect(200);
  expect((await services.room.report()).missing).toEqual(missing);
  await send(app).expect(201);
  await request(app).get('/readyz').expect(200, { status: 'ready', room: 'missing' });

  store.break('none');
  await part(id, 0, photo).expect(200);
  await admin.add(address).expect(201);
  expect((await services.room.report()).missing).toBeNull();
});
