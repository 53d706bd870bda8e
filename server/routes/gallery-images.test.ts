import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { galleryImagesSchema } from '#domain/contracts/gallery-image';
import { galleryImage } from '#server/testing/records';
import { openTestApp } from '#server/testing/test-app';

describe('GET /api/gallery-images', () => {
  it('is an empty list at first', async () => {
    const { app } = await openTestApp();
    const response = await request(app).get('/api/gallery-images').expect(200, []);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('gives the pictures in the order of sortOrder, with every field of the contract', async () => {
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

  it.each(['post', 'put', 'delete'] as const)('does not take %s yet', async (method) => {
    const { app } = await openTestApp();
    const response = await request(app)[method]('/api/gallery-images').expect(405);
    expect(response.body).toMatchObject({ code: 'method_not_allowed' });
  });
});
