import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { createApp } from './app';
import { writeSite } from './testing/servers/site-fixture';
import { temporaryFolder } from './testing/temporary-folder';
import { openTestApp } from './testing/test-app';

describe('the API', () => {
  it.each([
    ['GET', '/api', 404, 'not_found'],
    ['GET', '/api/', 404, 'not_found'],
    ['GET', '/api/unknown', 404, 'not_found'],
    ['POST', '/api/unknown', 404, 'not_found'],
    ['GET', '/api/%E0%A4%A', 404, 'not_found'],
    ['DELETE', '/api/pricing', 405, 'method_not_allowed'],
    ['GET', '/api/room-configurations', 401, 'not_signed_in'],
    ['GET', '/api/newsletter', 401, 'not_signed_in'],
    ['PATCH', '/api/room-configurations', 405, 'method_not_allowed'],
  ])('answers %s %s with %d and the error body', async (method, path, status, code) => {
    const { app } = await openTestApp();
    const response = await request(app)[method.toLowerCase() as 'get'](path);
    expect(response.status).toBe(status);
    expect(apiErrorSchema.parse(response.body)).toEqual({ error: expect.any(String), code });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it('names the methods a path accepts', async () => {
    const { app } = await openTestApp();
    expect((await request(app).delete('/api/pricing')).headers['allow']).toBe('GET, HEAD, PUT');
    expect((await request(app).patch('/api/enquiries')).headers['allow']).toBe('GET, HEAD, POST');
    expect((await request(app).put('/api/newsletter')).headers['allow']).toBe('GET, HEAD, POST');
    await request(app).head('/api/pricing').expect(200);
  });

  it('keeps the details of an unexpected error to itself', async () => {
    const { services } = await openTestApp();
    const pricing = {
      ...services.pricing,
      current: () => Promise.reject(new Error('secret detail')),
    };
    const response = await request(createApp({ ...services, pricing })).get('/api/pricing');
    expect(response.status).toBe(500);
    expect(response.body).toEqual({ error: expect.any(String), code: 'internal' });
    expect(response.text).not.toContain('secret');
  });
});

describe('every response', () => {
  it('has a request id of ours, whatever the client sent', async () => {
    const { app } = await openTestApp();
    const responses = await Promise.all(
      ['/healthz', '/api/pricing', '/api/unknown'].map((path) =>
        request(app).get(path).set('X-Request-Id', 'theirs'),
      ),
    );
    const ids = new Set(responses.map(({ headers }) => headers['x-request-id']));
    expect(ids.size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has the security headers', async () => {
    const { app } = await openTestApp();
    const { headers } = await request(app).get('/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers['content-security-policy']?.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types own-html own-worker photo-worker ProseMirrorClipboard',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    [
      '/api/pricing',
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    ],
    [
      '/api/unknown',
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    ],
    ['/api/room-configurations/some-id/quote.pdf', expect.stringContaining("default-src 'self'")],
  ])(
    'forbids data to load anything, and allows documents what pages may: %s',
    async (path, policy) => {
      const { app } = await openTestApp();
      const { headers } = await request(app).get(path);
      expect(headers['content-security-policy']).toEqual(policy);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
    },
  );

  it('makes browsers use https only when the site is served over https', async () => {
    const environment = { PUBLIC_URL: 'https://rooms.example' };
    const { app } = await openTestApp({ environment });
    for (const path of ['/healthz', '/api/pricing']) {
      const { headers } = await request(app).get(path);
      expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }
  });
});

describe('a body that does not arrive', () => {
  it.each([
    'GET /',
    'GET /api/pricing',
    'HEAD /healthz',
    'GET /readyz',
    'POST /api/room-configurations',
    'POST /api/auth/login',
    'PUT /api/pricing',
    'PATCH /api/objects/upload/x',
    'GET /api/objects/upload/x',
    'DELETE /api/nothing',
    'OPTIONS /uploads/x',
  ])('does not keep the connection of %s open', async (call) => {
    const siteFolder = await temporaryFolder();
    await writeSite(siteFolder);
    const { services } = await openTestApp({ siteFolder });
    const server = createApp(services, { slowestBodyMs: 100 }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close().closeAllConnections());
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').resume();
    const closed = new Promise((resolve) => socket.once('close', () => resolve('closed')));
    socket.on('error', () => undefined);
    const headers = 'Host: here\r\nContent-Type: application/json\r\nContent-Length: 100';
    socket.write(`${call} HTTP/1.1\r\n${headers}\r\n\r\n{`);
    expect(await Promise.race([closed, sleep(5_000, 'still open', { ref: false })])).toBe('closed');
  });
});
