import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { galleryImagesSchema } from '#domain/site/gallery/gallery-image';
import { openGalleryAdmin } from '#server/testing/gallery-admin';
import type { GalleryAdmin } from '#server/testing/gallery-admin';
import { phonePhoto } from '#server/testing/photos';
import { galleryImage } from '#server/testing/rows/records';
import { openTestApp } from '#server/testing/test-app';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import { AN_ARTICLE } from '#domain/testing/articles';

describe('GET /api/gallery-images', () => {
  it('is an empty list at first', async () => {
    const { app } = await openTestApp();
    const response = await request(app).get('/api/gallery-images').expect(200, []);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('returns the pictures in the order of sortOrder, with every field of the contract', async () => {
    const { app, services } = await openTestApp();
    const second = galleryImage({ sortOrder: 2 });
    const first = galleryImage({ sortOrder: 1, description: null, featured: 1 });
    await services.galleryImages.add([second, first]);
    const response = await request(app).get('/api/gallery-images').expect(200);
    expect(galleryImagesSchema.parse(response.body)).toEqual([first, second]);
  });

  it('answers 304 until something changes', async () => {
    const { app, services } = await openTestApp();
    await services.galleryImages.add([galleryImage()]);
    const { etag = '' } = (await request(app).get('/api/gallery-images')).headers;
    expect(etag).toMatch(/^"gallery-[\w-]{22}"$/);
    const ask = () => request(app).get('/api/gallery-images').set('If-None-Match', etag);
    expect((await ask().expect(304)).text).toBe('');
    await services.galleryImages.add([galleryImage()]);
    expect((await ask().expect(200)).headers['etag']).not.toBe(etag);
  });
});

/** The bytes of a stored object. */
async function objectAt({ services }: GalleryAdmin, path: string): Promise<Buffer> {
  const found = await services.objects.find(path.replace('/uploads/', ''));
  if (found === undefined) throw new Error(`${path} is not there`);
  return buffer(found.read());
}

describe('POST /api/gallery-images', () => {
  it('turns an upload into a picture, as the gallery then lists it', async () => {
    const admin = await openGalleryAdmin();
    const words = { title: 'Cedar', description: null, category: 'construction', tags: ['deck'] };
    const response = await admin.add(await admin.uploaded(), { ...words, featured: 1 });
    expect(response.status).toBe(201);
    const { id } = response.body;
    expect(response.body).toMatchObject({
      ...words,
      objectPath: `/uploads/${id}/original.jpg`,
      featured: 1,
      sortOrder: 0,
      picture: { width: 60, height: 40, alt: 'Cedar', focus: '50% 50%', renditions: [] },
    });
    const listed = (await request(admin.app).get('/api/gallery-images')).body;
    expect(galleryImagesSchema.parse(listed)).toMatchObject([{ id, ...words }]);
    await request(admin.app)
      .get(response.body.objectPath)
      .expect(200)
      .expect('content-type', 'image/jpeg');
  });

  it('shows a photo of 12 megapixels upright, in every size, without its EXIF', async () => {
    const admin = await openGalleryAdmin();
    // The phone was held upright: red is on the right once it is rotated.
    const photo = await phonePhoto({ width: 4032, height: 3024, orientation: 6 });
    expect(photo.includes('Test Phone')).toBe(true);
    const { body } = await admin.add(await admin.uploaded(photo)).expect(201);
    await admin.services.renditions.idle();
    const [row] = await admin.services.galleryImages.list();
    expect(row?.picture).toMatchObject({ width: 3024, height: 4032 });
    const sizes = row?.picture?.renditions ?? [];
    expect(sizes.map(({ type, width }) => `${type.slice(6)} ${width}`)).toEqual(
      // The last one is for previews of links.
      [...[400, 800, 1200, 1600, 2400].map((wide) => `avif ${wide}`), 'webp 1200'],
    );
    for (const path of [body.objectPath, ...sizes.map((size) => size.path)]) {
      const content = await objectAt(admin, path);
      const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(content).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      for (const word of ['Test Phone', 'Test Person', 'GPS', 'Exif'])
        expect(content.includes(word)).toBe(false);
      expect(height / width).toBeCloseTo(4 / 3, 2);
      const { data } = await sharp(content)
        .resize(9, 9, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      // The middle of the left edge and of the right edge.
      expect(
        [...data.subarray(4 * 27, 4 * 27 + 3)].map((value) => Math.round(value / 255)),
      ).toEqual([0, 0, 1]);
      expect(
        [...data.subarray(4 * 27 + 24, 4 * 27 + 27)].map((value) => Math.round(value / 255)),
      ).toEqual([1, 0, 0]);
    }
    await request(admin.app)
      .get(sizes[0]?.path ?? '')
      .expect(200)
      .expect('content-type', 'image/avif');
  }, 30_000);

  it('makes no size wider than the picture', async () => {
    const admin = await openGalleryAdmin();
    await admin.add(await admin.uploaded(await phonePhoto({ width: 500, height: 200 })));
    await admin.services.renditions.idle();
    const [row] = await admin.services.galleryImages.list();
    const widths = row?.picture?.renditions.map(({ width }) => width);
    expect(widths).toEqual([400, 500, 500]);
  });

  it('refuses an upload that was already used, and one that was swept', async () => {
    const admin = await openGalleryAdmin();
    const used = await admin.uploaded();
    await admin.add(used).expect(201);
    const late = await admin.uploaded();
    const id = late.split('?')[0]?.split('/').at(-1) ?? '';
    await admin.services.uploads.discard(id, new Date().toISOString());
    for (const address of [used, late, await admin.newAddress()]) {
      const { body } = await admin.add(address).expect(400);
      expect(Object.keys(body.fields)).toEqual(['objectPath']);
    }
    expect(await admin.services.galleryImages.list()).toHaveLength(1);
  });

  it.each([
    '../db.json',
    '/uploads/../../db.json',
    '/api/objects/upload/../../../etc/passwd',
    '/api/objects/upload/%2e%2e',
    'https://elsewhere.example/picture.jpg',
    'javascript:alert(1)',
    '//elsewhere.example/api/objects/upload/0b7c2d1e-0000-4000-8000-000000000000',
    'file:///etc/passwd',
    '',
  ])('refuses the foreign objectPath %j', async (objectPath) => {
    const admin = await openGalleryAdmin();
    const { body } = await admin.add(await admin.uploaded(), { objectPath }).expect(400);
    expect(body).toMatchObject({ code: 'invalid_request' });
    expect(Object.keys(body.fields)).toEqual(['objectPath']);
    expect(await admin.services.galleryImages.list()).toEqual([]);
  });

  it('refuses the path of a picture in the gallery', async () => {
    const admin = await openGalleryAdmin();
    const { body } = await admin.add(await admin.uploaded()).expect(201);
    expect((await admin.add(body.objectPath)).status).toBe(400);
  });

  it('names the invalid fields and leaves the upload for another try', async () => {
    const admin = await openGalleryAdmin();
    const address = await admin.uploaded();
    const { body } = await admin.add(address, { title: ' ', category: 'sheds' }).expect(400);
    expect(body.fields).toEqual({
      title: 'Enter a title',
      category: 'Choose a category from the list',
    });
    await admin.add(address).expect(201);
  });

  it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '=cmd|calc', "'; DROP"])(
    'keeps the text %j as text',
    async (title) => {
      const admin = await openGalleryAdmin();
      const words = { title, description: title, tags: [title] };
      const { body } = await admin.add(await admin.uploaded(), words).expect(201);
      expect(body).toMatchObject(words);
    },
  );
});

const edit = ({ app, cookie }: GalleryAdmin, id: string, body: object) =>
  request(app).put(`/api/gallery-images/${id}`).set('cookie', cookie).send(body);

describe('PUT /api/gallery-images/:id', () => {
  it('turns featured on and off and leaves the rest unchanged', async () => {
    const admin = await openGalleryAdmin();
    const row = galleryImage({ featured: 0 });
    await admin.services.galleryImages.add([row]);
    await edit(admin, row.id, { featured: 1 }).expect(200, { ...row, featured: 1 });
    await edit(admin, row.id, { featured: 0 }).expect(200, row);
    expect((await admin.stored()).galleryImages).toEqual([row]);
  });

  it('corrects text, and the alternative text along with the title', async () => {
    const admin = await openGalleryAdmin();
    const row = galleryImage({ title: 'A garden room' });
    await admin.services.galleryImages.add([row]);
    const { body } = await edit(admin, row.id, { title: ' Cedar ', description: null }).expect(200);
    expect(body).toMatchObject({ title: 'Cedar', description: null, picture: { alt: 'Cedar' } });
  });

  it.each([[{}], [{ featured: 'yes' }], [{ id: 'other' }], [{ objectPath: '/uploads/x.jpg' }]])(
    'refuses %j',
    async (body) => {
      const admin = await openGalleryAdmin();
      const row = galleryImage();
      await admin.services.galleryImages.add([row]);
      await edit(admin, row.id, body).expect(400);
      expect(await admin.services.galleryImages.list()).toEqual([row]);
    },
  );

  it.each(['5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11', 'x', '..%2f..%2fdb.json'])(
    'knows no picture %s',
    async (id) => {
      const admin = await openGalleryAdmin();
      const { body } = await edit(admin, id, { featured: 1 }).expect(404);
      expect(body.code).toBe('not_found');
    },
  );
});

const order = ({ app, cookie }: GalleryAdmin, ids: unknown) =>
  request(app).put('/api/gallery-images/order').set('cookie', cookie).send({ ids });

describe('PUT /api/gallery-images/order', () => {
  it('puts the pictures into that order and returns them', async () => {
    const admin = await openGalleryAdmin();
    const rows = [1, 2, 3].map((sortOrder) => galleryImage({ sortOrder }));
    await admin.services.galleryImages.add(rows);
    const ids = rows.map(({ id }) => id).toReversed();
    const { body } = await order(admin, ids).expect(200);
    expect(body.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect((await request(admin.app).get('/api/gallery-images')).body).toEqual(body);
  });

  it('refuses an order that does not match the existing pictures, and changes nothing', async () => {
    const admin = await openGalleryAdmin();
    const rows = [galleryImage({ sortOrder: 1 }), galleryImage({ sortOrder: 2 })];
    await admin.services.galleryImages.add(rows);
    const { body } = await order(admin, [rows[1]?.id]).expect(409);
    expect(body.code).toBe('gallery_changed');
    await order(admin, 'all').expect(400);
    expect(await admin.services.galleryImages.list()).toEqual(rows);
  });
});

const remove = ({ app, cookie }: GalleryAdmin, id: string) =>
  request(app).delete(`/api/gallery-images/${id}`).set('cookie', cookie);

describe('DELETE /api/gallery-images/:id', () => {
  it('removes the row and every file of the picture', async () => {
    const admin = await openGalleryAdmin();
    const { body: kept } = await admin.add(await admin.uploaded());
    const { body: gone } = await admin.add(await admin.uploaded());
    await admin.services.renditions.idle();
    await remove(admin, gone.id).expect(204);
    await request(admin.app).get(gone.objectPath).expect(404);
    expect((await admin.files()).every((path) => path.startsWith(kept.id))).toBe(true);
    expect(await admin.stored()).toMatchObject({ uploads: [], galleryImages: [{ id: kept.id }] });
    await remove(admin, gone.id).expect(404);
  });

  it('leaves nothing of a picture whose sizes are still being made', async () => {
    const admin = await openGalleryAdmin();
    const photo = await phonePhoto({ width: 1600, height: 1200 });
    const { body } = await admin.add(await admin.uploaded(photo));
    await vi.waitFor(async () => expect((await admin.files()).length).toBeGreaterThan(1));
    await remove(admin, body.id).expect(204);
    await admin.services.renditions.idle();
    expect(await admin.files()).toEqual([]);
    expect((await admin.stored()).uploads).toEqual([]);
  });

  it('is refused while an article, a page or a legal page shows it, naming each', async () => {
    const admin = await openGalleryAdmin();
    const { body } = await admin.add(await admin.uploaded());
    await admin.services.renditions.idle();
    const name = 'article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b' as const;
    const draft = { ...AN_ARTICLE, body: `See ![larch](${body.objectPath})` };
    const save = { name, by: 'Owner', note: '' };
    await admin.services.contents.save({ ...save, value: draft, over: 0 });
    const refused = await remove(admin, body.id).expect(409);
    expect(refused.body).toEqual({
      code: 'picture_in_use',
      error: '“Larch” shows this picture. Take it out there first, or choose another.',
      fields: { [name]: 'Larch' },
    });
    expect(await admin.services.galleryImages.list()).toHaveLength(1);
    await request(admin.app).get(body.objectPath).expect(200);
    await admin.services.contents.save({ ...save, value: null, over: 1 });
    const home = { ...STARTER_PAGES.home, picture: { galleryId: body.id } };
    const page = { ...save, name: 'page:home' as const };
    await admin.services.contents.save({ ...page, value: home, over: 0 });
    const shown = await remove(admin, body.id).expect(409);
    expect(shown.body).toMatchObject({ fields: { 'page:home': 'Home' } });
    await admin.services.contents.save({ ...page, value: STARTER_PAGES.home, over: 1 });
    await remove(admin, body.id).expect(204);
  });

  it('and saving an article that shows it cannot both succeed', async () => {
    const admin = await openGalleryAdmin();
    const { body } = await admin.add(await admin.uploaded());
    await admin.services.renditions.idle();
    const value = { ...AN_ARTICLE, picture: { galleryId: body.id } };
    const [saved, removed] = await Promise.all([
      request(admin.app)
        .put('/api/content/article:3f2b8c1a-9d4e-4f60-8a7b-1c2d3e4f5a6b')
        .set('cookie', admin.cookie)
        .send({ revision: 0, value }),
      remove(admin, body.id),
    ]);
    expect([
      [200, 409],
      [400, 204],
    ]).toContainEqual([saved.status, removed.status]);
  });

  it('removes the row even if the files cannot be removed now; the next start removes them', async () => {
    const admin = await openGalleryAdmin();
    const { body } = await admin.add(await admin.uploaded());
    await admin.services.renditions.idle();
    vi.spyOn(admin.services.objects, 'removeAll').mockRejectedValueOnce(new Error('EBUSY'));
    await remove(admin, body.id).expect(500);
    expect(await admin.services.galleryImages.list()).toEqual([]);
    expect((await admin.stored()).uploads).toMatchObject([{ id: body.id, state: 'discarded' }]);
    await admin.services.close();
    const again = await openGalleryAdmin({ folder: admin.folder });
    expect(await again.files()).toEqual([]);
    expect((await again.stored()).uploads).toEqual([]);
  });
});

describe('without signing in', () => {
  const id = '5a0f1c52-9a53-4c3c-9d0b-3f6f8f6b2b11';
  const calls = [
    ['post', '/api/gallery-images'],
    ['put', '/api/gallery-images/order'],
    ['put', `/api/gallery-images/${id}`],
    ['delete', `/api/gallery-images/${id}`],
    ['post', '/api/objects/upload'],
  ] as const;

  it.each(calls)('%s %s answers 401', async (method, path) => {
    const { app, stored } = await openTestApp();
    const before = await stored();
    const response = await request(app)[method](path).send({ featured: 1 }).expect(401);
    expect(response.body.code).toBe('not_signed_in');
    expect(await stored()).toEqual(before);
  });

  it.each(calls)('%s %s accepts only JSON', async (method, path) => {
    const { app, cookie } = await openGalleryAdmin();
    const sent = request(app)[method](path).set('cookie', cookie).type('text/plain').send('{}');
    expect((await sent.expect(415)).body.code).toBe('unsupported_media_type');
  });
});
