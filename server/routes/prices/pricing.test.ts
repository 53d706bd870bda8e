import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { starterPricing } from '#domain/design/pricing/starter';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';

describe('GET /api/pricing', () => {
  it('returns the starter document at first, with its number', async () => {
    const { app } = await openTestApp();
    const response = await request(app).get('/api/pricing').expect(200, starterPricing);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      etag: '"pricing-1"',
      'x-pricing-version': '1',
      'cache-control': 'no-cache',
    });
  });

  it('returns the newest version as soon as it is saved', async () => {
    const { app, services } = await openTestApp();
    await services.pricing.save(dearerPricing(500));
    const response = await request(app).get('/api/pricing').expect(200, dearerPricing(500));
    expect(response.headers).toMatchObject({ etag: '"pricing-2"', 'x-pricing-version': '2' });
  });

  it.each(['"pricing-1"', 'W/"pricing-1"', '"other", "pricing-1"', '*'])(
    'answers 304 without a body to If-None-Match: %s',
    async (tags) => {
      const { app } = await openTestApp();
      const response = await request(app)
        .get('/api/pricing')
        .set('If-None-Match', tags)
        .expect(304);
      expect(response.text).toBe('');
      expect(response.headers).toMatchObject({ etag: '"pricing-1"', 'x-pricing-version': '1' });
    },
  );

  it('sends the document to clients with an older one', async () => {
    const { app, services } = await openTestApp();
    await services.pricing.save(dearerPricing(500));
    const response = await request(app).get('/api/pricing').set('If-None-Match', '"pricing-1"');
    expect(response.status).toBe(200);
  });

  it('compresses the document', async () => {
    const { app } = await openTestApp();
    const response = await request(app).get('/api/pricing').set('Accept-Encoding', 'br');
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers['vary']).toContain('Accept-Encoding');
  });
});
