import { randomBytes, randomUUID } from 'node:crypto';
import { access, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import request from 'supertest';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeBackup } from '#server/adapters/backup/backup';
import { restoreBackup } from '#server/adapters/backup/restore';
import { cutJpeg, decompressionBomb, noise, phonePhoto } from '#server/testing/photos';
import { openOrder } from '#server/testing/requests/orders';
import { askWithPhotos, photoSender } from '#server/testing/requests/question-photos';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import { countPhotoBytes } from '#server/use-cases/request-photos/count-bytes';
import { sweepRequestPhotos } from '#server/use-cases/request-photos/discard-photo';

const DAY = 86_400_000;

async function open(count = 1) {
  const test = await openTestApp();
  const order = await openOrder(test.app);
  const [id = '', ...more] = await askWithPhotos(order, count);
  return { ...test, order, id, more, ...photoSender(test.app, order.token) };
}

/** A JPEG that says it has 3,600 megapixels. */
async function hugePhoto(): Promise<Buffer> {
  const photo = await phonePhoto();
  const frame = photo.indexOf(Buffer.from('ffc00011', 'hex'));
  photo.writeUInt16BE(60_000, frame + 5);
  photo.writeUInt16BE(60_000, frame + 7);
  return photo;
}

async function send({ offer, part }: ReturnType<typeof photoSender>, id: string, photo: Buffer) {
  let { received } = (await offer(id, photo).expect(200)).body as { received: number };
  for (; received < photo.length; received += 131_072) {
    await part(id, received, photo.subarray(received, received + 131_072)).expect(200);
  }
}

const files = (folder: string, name: string) => readdir(join(folder, name)).catch(() => []);

describe('a photo of a question', () => {
  it('arrives upright, without where it was taken, and opens for both sides alone', async () => {
    const { app, order, folder, id, offer, part, look } = await open();
    const photo = await phonePhoto({ orientation: 6 });
    expect((await order.view()).questions[0]?.photos).toEqual([{ id, state: 'awaited' }]);
    expect((await offer(id, photo).expect(200)).body).toEqual({ id, received: 0, arrived: false });
    await look(id).expect(404);
    const whole = await part(id, 0, photo).expect(200);
    expect(whole.body).toEqual({ id, received: photo.length, arrived: true });
    expect((await order.view()).questions[0]?.photos).toEqual([{ id, state: 'arrived' }]);

    // A server that dies before it has removed the parts leaves them to whoever offers the photo again.
    await writeFile(join(folder, 'photo-parts', `${id}.part`), photo);
    expect((await offer(id, photo).expect(200)).body).toMatchObject({ arrived: true });
    expect(await files(folder, 'photo-parts')).toEqual([]);

    const desk = `${order.path}/photos/${id}.jpg`;
    const answers = [await look(id), await request(app).get(desk).set('Cookie', order.cookie)];
    for (const { status, headers, body } of answers) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      const { width, height, exif, format } = await sharp(body).metadata();
      expect({ width, height, exif, format }).toEqual({ width: 40, height: 60, format: 'jpeg' });
    }
    await request(app).get(desk).expect(401);
    await request(app).get(`/uploads/${id}/photo.jpg`).expect(404);
  });

  it('goes on where it broke off, also after a new start of the server', async () => {
    const { order, id, folder, services, offer, part } = await open();
    const photo = await noise(350).jpeg({ quality: 95 }).toBuffer();
    expect(photo.length).toBeGreaterThan(110_000);
    await offer(id, photo);
    const first = await part(id, 0, photo.subarray(0, 100_000)).expect(200);
    expect(first.body).toEqual({ id, received: 100_000, arrived: false });
    await services.close();

    const { app } = await openTestApp({ folder });
    const again = photoSender(app, order.token);
    expect((await again.offer(id, photo)).body).toMatchObject({ received: 100_000 });
    const twice = await again.part(id, 0, photo.subarray(0, 100_000)).expect(409);
    expect(twice.body.code).toBe('other_offset');
    await again.part(id, 100_000, photo.subarray(100_000)).expect(200);
    // As when that answer was lost.
    expect((await again.offer(id, photo)).body).toMatchObject({ arrived: true });
    expect(await files(folder, 'photo-parts')).toEqual([]);
  });

  it('is whole once, when two devices send it at the same moment', async () => {
    const { id, offer, part, folder } = await open();
    const photo = await phonePhoto();
    await Promise.all([offer(id, photo), offer(id, photo)]);
    const answers = await Promise.all([part(id, 0, photo), part(id, 0, photo)]);
    expect(answers.map(({ body }) => body.arrived)).toEqual([true, true]);
    expect(await files(folder, 'private')).toEqual([id]);
  });

  it('is another one under its id: refused, and the first stays', async () => {
    const { id, offer, part } = await open();
    const [one, other] = [await phonePhoto(), await phonePhoto({ width: 80 })];
    await offer(id, one).expect(200);
    expect((await offer(id, other).expect(422)).body.code).toBe('idempotency_mismatch');
    await part(id, 0, one).expect(200);
    expect((await offer(id, other).expect(422)).body.code).toBe('idempotency_mismatch');
    expect((await offer(id, one)).body.arrived).toBe(true);
  });

  it('opens with no token but that of its request', async () => {
    const { app, id, offer, part, look } = await open();
    const photo = await phonePhoto();
    const other = await openOrder(app);
    await askWithPhotos(other, 1);
    for (const [token, code] of [
      [randomBytes(16).toString('base64url'), 'no_such_link'],
      ['', 'no_such_link'],
      [other.token, 'no_such_photo'],
    ] as const) {
      for (const call of [offer(id, photo, token), part(id, 0, photo, token), look(id, token)]) {
        expect((await call.expect(404)).body.code).toBe(code);
      }
    }
    // Even if that request's question names it, too.
    await offer(id, photo).expect(200);
    await other.asHomeowner({ kind: 'asked', text: 'And mine?', photos: [id] });
    expect((await offer(id, photo, other.token).expect(404)).body.code).toBe('no_such_photo');
    await offer(randomUUID(), photo).expect(404);
    await offer('..%2fdb', photo).expect(404);
  });

  it.each([
    ['no picture', () => Buffer.from('Hello, I am called garden.jpg'), 415],
    ['a page', () => Buffer.from('\u00ff\u00d8\u00ff<script>alert(1)</script>', 'latin1'), 422],
    ['of another kind', decompressionBomb, 415],
    ['a bomb of pixels', hugePhoto, 422],
    ['a first few bytes', () => Buffer.from('ffd8ffe000104a464946', 'hex'), 422],
    ['half a picture', () => cutJpeg(0.5), 422],
  ])('that is %s is refused for good, and nothing of it is kept', async (_, make, status) => {
    const bytes = await make();
    const { order, id, folder, offer, part, look } = await open();
    await offer(id, bytes).expect(200);
    const refused = await part(id, 0, bytes).expect(status);
    expect(refused.body.error).toMatch(/^This (file|picture) /);
    expect((await offer(id, bytes).expect(status)).body).toEqual(refused.body);
    expect((await order.view()).questions[0]?.photos).toEqual([{ id, state: 'refused' }]);
    await look(id).expect(404);
    expect(await files(folder, 'photo-parts')).toEqual([]);
    expect(await files(folder, 'private')).toEqual([]);
  });

  it('that arrives as it was, without its last bytes, is kept', async () => {
    const { order, id, offer, part, look } = await open();
    const photo = await cutJpeg(0.95);
    await offer(id, photo).expect(200);
    expect((await part(id, 0, photo).expect(200)).body).toMatchObject({ arrived: true });
    expect((await order.view()).questions[0]?.photos).toEqual([{ id, state: 'arrived' }]);
    await look(id).expect(200);
  });

  it('is refused beyond its size, in parts too large, and as something else than bytes', async () => {
    const { app, order, id, offer, part } = await open();
    const photo = await phonePhoto();
    expect((await offer(id, Buffer.alloc(5_000_000)).expect(400)).body.fields).toHaveProperty(
      'size',
    );
    await offer(id, photo).expect(200);
    await part(id, 0, Buffer.alloc(131_073)).expect(413);
    expect((await part(id, 0, Buffer.alloc(photo.length + 1)).expect(413)).body.code).toBe(
      'payload_too_large',
    );
    await part(id, 10_000_000, photo).expect(413);
    expect((await part(id, 1, photo.subarray(1)).expect(409)).body.code).toBe('other_offset');
    await part(id, -1, photo).expect(400);
    await part(id, 0, Buffer.alloc(0)).expect(400);
    const bearer = `Bearer ${order.token}`;
    const path = `/api/follow/photos/${id}/parts/0`;
    await request(app).post(path).set('authorization', bearer).send({}).expect(415);
    await part(id, 0, photo).expect(200);
  });

  it('that was damaged on its way is sent again from the start', async () => {
    const { id, offer, part } = await open();
    const photo = await phonePhoto();
    await offer(id, photo);
    const damaged = Buffer.from(photo);
    damaged.writeUInt8(damaged.readUInt8(300) ^ 1, 300);
    expect((await part(id, 0, damaged).expect(409)).body.code).toBe('photo_damaged');
    expect((await offer(id, photo)).body).toMatchObject({ received: 0, arrived: false });
    expect((await part(id, 0, photo)).body.arrived).toBe(true);
  });

  it('is one of eight at most, and of eighty of a request', async () => {
    const { order } = await open(8);
    const photos = Array.from({ length: 9 }, () => randomUUID());
    const ask = (ids: string[]) =>
      order.tryAsHomeowner({ kind: 'asked', text: 'So?', photos: ids });
    expect((await ask(photos).expect(400)).body.fields).toEqual({
      'action.photos': 'Send at most 8 photos at a time',
    });
    const [one = ''] = photos;
    await ask([one, one]).expect(400);
    for (let question = 2; question <= 10; question += 1) await askWithPhotos(order, 8);
    expect((await ask([one]).expect(422)).body.code).toBe('too_many_photos');
    await order.asHomeowner({ kind: 'asked', text: 'And without?' });
  });

  it('waits for the next day once its request has sent enough on one', async () => {
    const { app, order, id, services, offer, part } = await open();
    const photo = await phonePhoto();
    await offer(id, photo).expect(200);
    const elsewhere = { requestId: order.id, network: '192.0.2.1', site: '192.0.2.1' };
    await countPhotoBytes(services, elsewhere, 128 * 1024 * 1024);
    const { headers, body } = await part(id, 0, photo).expect(429);
    expect(body.code).toBe('rate_limited');
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    // Asking how far it has come costs nothing.
    await offer(id, photo).expect(200, { id, received: 0, arrived: false });
    const other = await openOrder(app);
    const [another = ''] = await askWithPhotos(other, 1);
    const sender = photoSender(app, other.token);
    await sender.offer(another, photo).expect(200);
    await sender.part(another, 0, photo).expect(200);
  });

  it.each([
    ['anonymise', ['']],
    ['remove', []],
  ])('goes for good when we %s its request', async (what, left) => {
    const { app, order, id, more, folder, stored, services, ...calls } = await open(2);
    const photo = await phonePhoto();
    await send(calls, id, photo);
    await calls.offer(more[0] ?? '', photo);
    await calls.part(more[0] ?? '', 0, photo.subarray(0, 50));
    expect(await files(folder, 'private')).toEqual([id]);
    expect(await files(folder, 'photo-parts')).toHaveLength(1);
    const path = `/api/room-configurations/${order.id}`;
    const call =
      what === 'remove' ? request(app).delete(path) : request(app).post(`${path}/anonymise`);
    await call.set('Cookie', order.cookie).expect(204);
    expect(await files(folder, 'private')).toEqual([]);
    expect(await files(folder, 'photo-parts')).toEqual([]);
    for (const gone of [calls.offer(id, photo), calls.look(id), calls.part(id, 0, photo)]) {
      expect((await gone.expect(410)).body.code).toBe('no_longer_kept');
    }
    expect((await stored()).requestPhotos).toEqual([]);
    await services.close();
    const named = (await stored()).orders.map(({ events }) => events[0]?.what);
    expect(named).toMatchObject(left.map((text) => ({ text, photos: [id, ...more] })));
  });

  it('that is not whole after a week is given up, and can be offered again', async () => {
    const { id, folder, services, offer, part } = await open();
    const photo = await phonePhoto();
    await offer(id, photo);
    await part(id, 0, photo.subarray(0, 50));
    const sweepIn = (days: number) =>
      sweepRequestPhotos({ ...services, now: () => new Date(Date.now() + days * DAY) });
    await sweepIn(6);
    expect(await files(folder, 'photo-parts')).toHaveLength(1);
    await sweepIn(8);
    expect(await files(folder, 'photo-parts')).toEqual([]);
    expect((await offer(id, photo)).body).toMatchObject({ received: 0 });
    expect((await part(id, 0, photo)).body.arrived).toBe(true);
    await sweepIn(800);
    expect(await files(folder, 'private')).toEqual([id]);
  });

  it('is in every backup, and back after it', async () => {
    const { order, id, folder, services, ...calls } = await open();
    const photo = await phonePhoto();
    await send(calls, id, photo);
    const place = join(await temporaryFolder(), 'copy');
    await makeBackup(folder, place, new Date());
    await access(join(place, 'private', id, 'photo.jpg'));
    await services.close();
    const restored = await temporaryFolder();
    await restoreBackup(restored, place, new Date());
    const { app } = await openTestApp({ folder: restored });
    await photoSender(app, order.token).look(id).expect(200);
  });
});

describe('a visualisation that comes with a request', () => {
  it('is at the desk with both photos, as no question, and told by no mail of its own', async () => {
    const { app, order, folder } = await openTestApp().then(async (test) => ({
      ...test,
      order: await openOrder(test.app),
    }));
    const photos = [randomUUID(), randomUUID()];
    const action = { kind: 'asked', text: 'My room', photos, visualisation: true } as const;
    const turn = (await order.view()).waitsFor;
    await order.asHomeowner(action);
    const photo = await phonePhoto();
    for (const id of photos) await send(photoSender(app, order.token), id, photo);
    const desk = await order.desk();
    expect(desk.events).toMatchObject([
      {
        what: { visualisation: true },
        mails: {},
        photos: photos.map((id) => ({ id, state: 'arrived' })),
      },
    ]);
    expect((await order.view()).questions).toMatchObject([{ visualisation: true }]);
    expect((await order.view()).waitsFor).toBe(turn);
    expect(await files(folder, 'mail')).toSatisfy((mails: string[]) =>
      mails.every((name) => !name.includes(desk.events[0]?.id ?? 'none')),
    );
  });
});
