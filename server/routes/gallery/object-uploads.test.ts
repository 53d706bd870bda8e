import { once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import request from 'supertest';
import type { Response } from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { MOST_IMAGE_BYTES } from '#domain/site/gallery/image-limits';
import { listenForUploads, openGalleryAdmin } from '#server/testing/gallery-admin';
import type { GalleryAdmin } from '#server/testing/gallery-admin';
import { cutJpeg, decompressionBomb, PHOTOS, phonePhoto } from '#server/testing/photos';

/** How a request was refused: in our own words, with nothing left in the data folder or the store. */
async function refusal(admin: GalleryAdmin, { status, body }: Response) {
  expect(body.error).toMatch(/\w{3,}.*\.$/);
  expect(await left(admin)).toEqual(NOTHING);
  return [status, body.code];
}

const NOTHING = { files: [], uploads: [], pictures: 0 };

/**
 * Everything that is left. Waits until that is nothing, because the response may come before the last
 * file has been removed.
 */
async function left(admin: GalleryAdmin) {
  const look = async () => {
    const { uploads, galleryImages } = await admin.stored();
    return { files: await admin.files(), uploads, pictures: galleryImages.length };
  };
  await vi.waitFor(async () => expect(await look()).toEqual(NOTHING));
  return look();
}

describe('POST /api/objects/upload', () => {
  it('gives the administrator an address for one picture, with an empty body', async () => {
    const { app, cookie } = await openGalleryAdmin();
    const response = await request(app).post('/api/objects/upload').set('cookie', cookie);
    expect(response.status).toBe(200);
    expect(Object.keys(response.body)).toEqual(['uploadURL']);
    expect(response.body.uploadURL).toMatch(/^\/api\/objects\/upload\/[0-9a-f-]{36}\?/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('gives one to nobody else', async () => {
    const { app } = await openGalleryAdmin();
    const response = await request(app).post('/api/objects/upload').expect(401);
    expect(response.body).toMatchObject({ code: 'not_signed_in' });
    expect(response.text).not.toContain('uploadURL');
  });

  it.each([
    [{ type: 'image/gif' }, 415, 'unsupported_picture_type'],
    [{ size: MOST_IMAGE_BYTES + 1 }, 413, 'payload_too_large'],
    [{ size: 'much' }, 400, 'invalid_request'],
    [{ size: -1 }, 400, 'invalid_request'],
  ])('refuses %j before anything is sent', async (query, status, code) => {
    const admin = await openGalleryAdmin();
    const response = await request(admin.app)
      .post('/api/objects/upload')
      .query(query)
      .set('cookie', admin.cookie);
    expect(await refusal(admin, response)).toEqual([status, code]);
  });
});

describe('PUT to an upload address', () => {
  it.each(PHOTOS)('accepts %s and stores it as an upright JPEG', async (type, make) => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress();
    const response = await admin.put(address, await make(), type);
    expect([response.status, response.body]).toEqual([200, { objectPath: address.split('?')[0] }]);
    const id = address.split('?')[0]?.split('/').at(-1);
    expect(await admin.files()).toEqual([`${id}/original.jpg`]);
    expect((await admin.stored()).uploads).toMatchObject(
      [{ id, state: 'stored', width: 60, height: 40, blur: /^data:image\/webp;base64,/ }].map(
        (row) => ({ ...row, blur: expect.stringMatching(row.blur) }),
      ),
    );
  });

  it('accepts a JPEG that was sent whole but lacks its last bytes, and it can be decoded', async () => {
    const admin = await openGalleryAdmin();
    const response = await admin.put(await admin.newAddress(), await cutJpeg(0.95));
    expect(response.status).toBe(200);
    expect((await admin.stored()).uploads).toMatchObject([{ state: 'stored', width: 240 }]);
  });

  it('needs no cookie: the address is the authority', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress({ type: 'image/jpeg', size: 100_000 });
    expect((await admin.put(address, await phonePhoto())).status).toBe(200);
  });

  it('refuses an address with any byte altered', async () => {
    const admin = await openGalleryAdmin();
    const [address, photo] = [await admin.newAddress(), await phonePhoto()];
    for (let at = 0; at < address.length; at += 1) {
      const other = String.fromCharCode(address.charCodeAt(at) ^ 1);
      const altered = address.slice(0, at) + other + address.slice(at + 1);
      // Anything that cannot appear in a request line cannot be sent by any client.
      if (!/^\/[\x21-\x7e]*$/.test(altered)) continue;
      const { status } = await admin.put(altered, photo);
      expect([401, 403, 404, 405]).toContain(status);
    }
    expect(await left(admin)).toEqual(NOTHING);
    expect((await admin.put(address, photo)).status).toBe(200);
  });

  it('refuses an address from before a restart', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress();
    await admin.services.close();
    const again = await openGalleryAdmin({ folder: admin.folder });
    const response = await again.put(address, await phonePhoto());
    expect(await refusal(again, response)).toEqual([403, 'upload_address_invalid']);
  });

  it('refuses an address after five minutes', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
    const response = await admin.put(address, await phonePhoto());
    vi.useRealTimers();
    expect(await refusal(admin, response)).toEqual([403, 'upload_address_expired']);
  });

  it('accepts one of twenty sent at once, and none later', async () => {
    const admin = await openGalleryAdmin();
    const [address, photo] = [await admin.newAddress(), await phonePhoto()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => admin.put(address, photo)));
    const codes = answers.map(({ status, body }) => body.code ?? status).toSorted();
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => 'upload_address_used')]);
    expect(await admin.files()).toHaveLength(1);
    expect((await admin.put(address, photo)).body.code).toBe('upload_address_used');
  });

  it.each([
    ['another type', { type: 'image/png' }, 'image/jpeg', 415, 'unsupported_picture_type'],
    ['a type that is not taken', {}, 'image/svg+xml', 415, 'unsupported_picture_type'],
    ['no picture’s type', {}, 'text/html', 415, 'unsupported_picture_type'],
    ['a type that it is not', {}, 'image/webp', 415, 'unsupported_picture_type'],
    ['more bytes', { size: 100 }, 'image/jpeg', 413, 'payload_too_large'],
  ])('refuses %s than the address is for', async (_what, query, type, status, code) => {
    const admin = await openGalleryAdmin();
    const response = await admin.put(await admin.newAddress(query), await phonePhoto(), type);
    expect(await refusal(admin, response)).toEqual([status, code]);
  });

  it('counts the bytes of a body without a length', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress({ size: 200_000 });
    const sending = request(admin.app).put(address).set('content-type', 'image/jpeg');
    for (let sent = 0; sent < 300_000; sent += 1000)
      sending.write(Buffer.alloc(1000, 0xff) as never);
    expect(await refusal(admin, await sending)).toEqual([413, 'payload_too_large']);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const page = '<!doctype html><script>alert(1)</script>';
  it.each<[string, () => Promise<Buffer>, string, number, string]>([
    ['an SVG', async () => Buffer.from(svg), 'image/jpeg', 422, 'unusable_picture'],
    [
      'an SVG without a script',
      async () => Buffer.from(svg.replace(/<script.*script>/, '')),
      'image/png',
      415,
      'unsupported_picture_type',
    ],
    ['a page', async () => Buffer.from(page), 'image/jpeg', 422, 'unusable_picture'],
    [
      'a GIF that is a script',
      async () => Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)'),
      'image/png',
      415,
      'unsupported_picture_type',
    ],
    [
      'a PDF in front of a JPEG',
      async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), await phonePhoto()]),
      'image/jpeg',
      422,
      'unusable_picture',
    ],
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await phonePhoto(), Buffer.from(page)]),
      'image/jpeg',
      422,
      'unusable_picture',
    ],
    [
      'a JPEG with PHP in its EXIF',
      async () =>
        sharp(await phonePhoto())
          .withExif({ IFD0: { Copyright: '<?php system($_GET[0]); ?>' } })
          .jpeg()
          .toBuffer(),
      'image/jpeg',
      422,
      'unusable_picture',
    ],
    [
      'a JPEG’s first bytes with a page',
      async () => Buffer.from(`\u00ff\u00d8\u00ff${page}`, 'latin1'),
      'image/jpeg',
      422,
      'unusable_picture',
    ],
    ['half a JPEG', () => cutJpeg(0.5), 'image/jpeg', 422, 'unusable_picture'],
    [
      'a TIFF',
      () =>
        sharp(Buffer.alloc(300), { raw: { width: 10, height: 10, channels: 3 } })
          .tiff()
          .toBuffer(),
      'image/jpeg',
      415,
      'unsupported_picture_type',
    ],
    [
      'noise',
      async () => Buffer.alloc(5000, 'noise'),
      'image/avif',
      415,
      'unsupported_picture_type',
    ],
    ['nothing', async () => Buffer.alloc(0), 'image/jpeg', 415, 'unsupported_picture_type'],
    [
      'a decompression bomb',
      async () => decompressionBomb(),
      'image/png',
      422,
      'picture_too_large',
    ],
  ])('refuses %s and keeps nothing of it', async (_what, make, type, status, code) => {
    const admin = await openGalleryAdmin();
    const response = await admin.put(await admin.newAddress(), await make(), type);
    expect(await refusal(admin, response)).toEqual([status, code]);
  });

  it('uses the address up even when the picture is refused', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress();
    await admin.put(address, Buffer.from('no picture'));
    expect((await admin.put(address, await phonePhoto())).body.code).toBe('upload_address_used');
  });

  it('answers 503 and keeps nothing while the store cannot be written', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress();
    vi.spyOn(admin.services.objects, 'put').mockRejectedValue(new Error('ENOSPC'));
    const response = await admin.put(address, await phonePhoto());
    expect(await refusal(admin, response)).toEqual([500, 'internal']);
  });
});

/** Announces a length, sends this content, and then behaves as it likes. */
async function send(admin: GalleryAdmin, length: number, content: Buffer) {
  const port = await listenForUploads(admin, 100);
  const address = await admin.newAddress();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `PUT ${address} HTTP/1.1\r\nHost: here\r\nContent-Type: image/jpeg\r\nContent-Length: ${length}\r\n\r\n`,
  );
  socket.write(content);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk.toString()));
  return { socket, heard: () => heard, address };
}

describe('a client that misbehaves', () => {
  it('and disconnects half-way leaves nothing behind', async () => {
    const admin = await openGalleryAdmin();
    const photo = await phonePhoto({ width: 600, height: 600 });
    // What arrived would be taken if it were all.
    const { socket } = await send(admin, photo.length, photo.subarray(0, -2));
    await vi.waitFor(async () => expect((await admin.stored()).uploads).toHaveLength(1));
    await vi.waitFor(async () => expect(await admin.files()).toHaveLength(1));
    socket.destroy();
    expect(await left(admin)).toEqual(NOTHING);
  });

  it('and announces more than it sends is told so after a while', async () => {
    const admin = await openGalleryAdmin();
    const photo = await phonePhoto();
    const { heard } = await send(admin, photo.length + 100, photo);
    await vi.waitFor(() => expect(heard()).toContain('408 Request Timeout'), 3000);
    expect(heard()).toContain('"code":"upload_stalled"');
    expect(await left(admin)).toEqual(NOTHING);
  });

  it('and announces less than it sends has sent half a picture', async () => {
    const admin = await openGalleryAdmin();
    const photo = await phonePhoto({ width: 600, height: 600 });
    const { heard } = await send(admin, 1000, photo);
    // Bytes beyond the announced length are not a request, and end the connection.
    await vi.waitFor(() => expect(heard()).toMatch(/^HTTP\/1.1 4\d\d/));
    expect(await left(admin)).toEqual(NOTHING);
  });

  it('and announces more than 20 MB is refused before it sends them', async () => {
    const admin = await openGalleryAdmin();
    const { heard } = await send(admin, MOST_IMAGE_BYTES + 1, Buffer.alloc(10));
    await vi.waitFor(() => expect(heard()).toContain('413 Payload Too Large'));
    expect(await left(admin)).toEqual(NOTHING);
  });

  it('and sends slowly keeps its connection only while data arrives', async () => {
    const admin = await openGalleryAdmin();
    const photo = await phonePhoto();
    const { socket, heard } = await send(admin, photo.length, photo.subarray(0, 500));
    for (let at = 500; at < photo.length; at += 100) {
      // This is the slow sender, not a wait for something to happen.
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.write(photo.subarray(at, at + 100));
    }
    await vi.waitFor(() => expect(heard()).toContain('200 OK'));
    socket.end();
    await once(socket, 'close');
  });
});

describe('POST of a form to an upload address', () => {
  it('accepts the one file in it, whatever its field is called', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress();
    const response = await request(admin.app)
      .post(address)
      .field('name', 'whatever')
      .attach('picture', await phonePhoto(), {
        filename: '../../x.jpg',
        contentType: 'image/jpeg',
      });
    expect(response.status).toBe(200);
    const id = address.split('?')[0]?.split('/').at(-1);
    expect(await admin.files()).toEqual([`${id}/original.jpg`]);
    expect((await admin.add(address)).status).toBe(201);
  });

  it.each<[string, (form: request.Test, photo: Buffer) => request.Test, number, string]>([
    ['no file', (form) => form.field('name', 'alone'), 400, 'malformed_form'],
    [
      'two files',
      (form, photo) => form.attach('a', photo, 'a.jpg').attach('b', photo, 'b.jpg'),
      400,
      'malformed_form',
    ],
    [
      'a file of another type',
      (form) => form.attach('a', Buffer.from('<p>'), 'a.html'),
      415,
      'unsupported_picture_type',
    ],
    [
      'a page called a picture',
      (form) => form.attach('a', Buffer.from('<p>'), 'a.png'),
      415,
      'unsupported_picture_type',
    ],
    [
      'too long a file',
      (form) => form.attach('a', Buffer.alloc(60_000), 'a.jpg'),
      413,
      'payload_too_large',
    ],
    [
      'no form',
      (form) => form.set('content-type', 'text/plain').send('hello'),
      415,
      'unsupported_media_type',
    ],
    [
      'a form that breaks off',
      (form) =>
        form
          .set('content-type', 'multipart/form-data; boundary=x')
          .send(
            '--x\r\nContent-Disposition: form-data; name="a"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\nabc',
          ),
      400,
      'malformed_form',
    ],
  ])('refuses %s', async (_what, fill, status, code) => {
    const admin = await openGalleryAdmin();
    const address = await admin.newAddress({ size: 50_000 });
    const response = await fill(request(admin.app).post(address), await phonePhoto());
    expect(await refusal(admin, response)).toEqual([status, code]);
  });

  it('is refused like a PUT with an altered address', async () => {
    const admin = await openGalleryAdmin();
    const address = (await admin.newAddress()).replace('limit=', 'limit=9');
    const response = await request(admin.app)
      .post(address)
      .attach('a', await phonePhoto(), 'a.jpg');
    expect(await refusal(admin, response)).toEqual([403, 'upload_address_invalid']);
  });
});
