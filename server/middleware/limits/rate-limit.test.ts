import type { Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { quoteBody } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';

const CALLS = [
  ['/api/room-configurations', quoteBody()],
  ['/api/enquiries', enquiryBody()],
  ['/api/newsletter', { email: 'test@example.com' }],
] as const;

const DAY_MS = 86_400_000;

function post(app: Express, path: string, body: object, from = '198.51.100.7') {
  return request(app).post(path).set('X-Forwarded-For', from).send(body);
}

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe.each(CALLS)('%s', (path, body) => {
  it('accepts 20 queued entries from one device, and their retries', async () => {
    const { app } = await openTestApp();
    for (let n = 0; n < 40; n += 1) expect((await post(app, path, body)).status).toBe(201);
  });

  it('answers 429 with Retry-After after 120, only to that address, and only for a while', async () => {
    const { app } = await openTestApp();
    for (let n = 0; n < 120; n += 1) await post(app, path, {}).expect(400);
    const response = await post(app, path, body).expect(429);
    expect(apiErrorSchema.parse(response.body).code).toBe('rate_limited');
    expect(response.headers['cache-control']).toBe('no-store');
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBeGreaterThan(590);
    expect(wait).toBeLessThanOrEqual(600);
    await post(app, path, body, '198.51.100.8').expect(201);
    await request(app).get('/api/pricing').set('X-Forwarded-For', '198.51.100.7').expect(200);
  });
});

it.each([
  ['2001:db8:1:2300::1', '2001:db8:1:2300:8:9:a:b'],
  ['2001:db8::1', '2001:0DB8:0000:0000:0000:0000:0000:0002'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
])('counts %s and %s as one household', async (one, other) => {
  const { app } = await openTestApp();
  for (let n = 0; n < 60; n += 1) {
    await post(app, '/api/newsletter', {}, one).expect(400);
    await post(app, '/api/newsletter', {}, other).expect(400);
  }
  await post(app, '/api/newsletter', {}, one).expect(429);
  await post(app, '/api/newsletter', {}, other).expect(429);
});

it.each([
  ['2001:db8:1:2300::1', '2001:db8:1:2301::1'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.8'],
])('counts %s and %s as two households', async (one, other) => {
  const { app } = await openTestApp();
  for (let n = 0; n < 120; n += 1) await post(app, '/api/newsletter', {}, one).expect(400);
  await post(app, '/api/newsletter', {}, one).expect(429);
  await post(app, '/api/newsletter', {}, other).expect(400);
});

it('accepts 480 from the networks of one IPv6 site, however many it has', async () => {
  const { app } = await openTestApp();
  for (let n = 0; n < 480; n += 1) {
    await post(app, '/api/newsletter', {}, `2001:db8:1:${n.toString(16)}::1`).expect(400);
  }
  await post(app, '/api/newsletter', {}, '2001:db8:1:ffff::1').expect(429);
  await post(app, '/api/newsletter', {}, '2001:db8:2::1').expect(400);
});

it('starts a new count once a fast clock is right again', async () => {
  const { app } = await openTestApp();
  const right = Date.now();
  vi.setSystemTime(right + 400 * DAY_MS);
  for (let n = 0; n < 120; n += 1) await post(app, '/api/newsletter', {}).expect(400);
  await post(app, '/api/newsletter', {}).expect(429);
  vi.setSystemTime(right);
  await post(app, '/api/newsletter', {}).expect(400);
});

it("counts each call separately, and ignores an address in a stranger's header", async () => {
  const { app } = await openTestApp();
  for (let n = 0; n < 120; n += 1) await post(app, '/api/newsletter', {}).expect(400);
  await post(app, '/api/enquiries', enquiryBody()).expect(201);
  // The last address before our own proxy counts; any before it were written by the sender.
  const response = await post(app, '/api/newsletter', {}, '203.0.113.9, 198.51.100.7');
  expect(response.status).toBe(429);
});
