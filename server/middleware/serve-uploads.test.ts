import { Readable } from 'node:stream';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#server/testing/test-app';

const content = Buffer.from('a picture');

async function appWith(key: string) {
  const { app, services } = await openTestApp();
  await services.objects.put(key, Readable.from([content]));
  return app;
}

describe('GET /uploads/<key>', () => {
  it.each([
    ['one/800.avif', 'image/avif'],
    ['one/800.webp', 'image/webp'],
    ['one/original.jpg', 'image/jpeg'],
    ['one/original.png', 'image/png'],
  ])('sends %s as %s, for ever', async (key, type) => {
    const response = await request(await appWith(key)).get(`/uploads/${key}`);
    expect(response.status).toBe(200);
    expect(response.body).toEqual(content);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('answers HEAD with only the headers, and 304 to clients that have it', async () => {
    const app = await appWith('one/800.avif');
    const head = await request(app).head('/uploads/one/800.avif').expect(200);
    expect(head.headers['content-length']).toBe(String(content.length));
    const etag = head.headers['etag'] ?? '';
    const again = await request(app).get('/uploads/one/800.avif').set('If-None-Match', etag);
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toContain('immutable');
  });

  it.each([
    '/uploads',
    '/uploads/',
    '/uploads/one/400.avif',
    '/uploads/one',
    '/uploads/..%2fdb.json',
    '/uploads/%2e%2e/db.json',
    '/uploads/one/800.avif/',
    '/uploads/one%2f800.avif',
    '/uploads/one/800.avif%00.png',
    '/uploads/one/800.svg',
  ])('finds nothing at %s, and says so in uncached text', async (path) => {
    const response = await request(await appWith('one/800.avif')).get(path);
    expect(response.status).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it.each(['post', 'put', 'delete'] as const)('does not accept %s', async (method) => {
    const app = await appWith('one/800.avif');
    const response = await request(app)[method]('/uploads/one/800.avif').expect(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
  });
});
