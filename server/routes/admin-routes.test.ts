import type { Express } from 'express';
import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiRoutes } from '#server/api';
import { signedIn } from '#server/testing/admin';
import { openTestApp } from '#server/testing/test-app';
import type { TestApp } from '#server/testing/test-app';
import { requireJson } from './body';
import type { Route } from './route';

afterEach(() => vi.useRealTimers());

/** Of something that does not exist, whatever the path is about. */
const ID = '00000000-0000-4000-8000-000000000000';

function call(app: Express, { method, path }: Route) {
  const address = `/api${path.replaceAll(/:\w+/g, ID)}`;
  return request(app)[method.toLowerCase() as 'get'](address);
}

const declaredBy = ({ services }: TestApp) => Object.values(apiRoutes(services)).flat();

/** Those of the administrators, with their names. */
function adminCalls(test: TestApp, isMeant: (route: Route) => boolean = () => true) {
  const routes = declaredBy(test).filter((route) => route.who !== 'everybody' && isMeant(route));
  expect(routes.length).toBeGreaterThan(10);
  return routes.map((route) => [`${route.method} ${route.path}`, route] as const);
}

/** Everything stored except sessions, because some of these tests begin by signing in. */
async function kept({ stored }: TestApp) {
  const { sessions: _sessions, ...rest } = await stored();
  return rest;
}

describe('every call of the administrator', () => {
  it.each([
    ['no cookie', ''],
    ['a forged cookie', `session=${'A'.repeat(43)}`],
    ['an empty cookie', 'session='],
    ['the cookie of another name', `__Host-session=${'A'.repeat(43)}`],
  ])('is refused with %s: 401, nothing stored', async (_case, cookie) => {
    const test = await openTestApp();
    const before = await kept(test);
    for (const [name, route] of adminCalls(test)) {
      const { status, body, headers } = await call(test.app, route).set('Cookie', cookie);
      expect({ name, status, body, kept: headers['cache-control'] }).toEqual({
        name,
        status: 401,
        kept: 'no-store',
        body: { error: expect.any(String), code: 'not_signed_in' },
      });
      expect([name, await kept(test)]).toEqual([name, before]);
    }
  });

  it('is refused after signing out, and to an expired session', async () => {
    const test = await openTestApp();
    const left = await signedIn(test.app);
    await request(test.app).post('/api/auth/logout').set('Cookie', left).expect(204);
    const status = async (route: Route, cookie: string) =>
      (await call(test.app, route).set('Cookie', cookie)).status;
    for (const [name, route] of adminCalls(test))
      expect([name, await status(route, left)]).toEqual([name, 401]);
    const idle = await signedIn(test.app);
    const before = await kept(test);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 31 * 60_000);
    for (const [name, route] of adminCalls(test)) {
      expect([name, await status(route, idle)]).toEqual([name, 401]);
      expect([name, await kept(test)]).toEqual([name, before]);
    }
  });
});

describe('every call that changes something', () => {
  it.each([
    ["another site's Origin", { Origin: 'https://evil.example' }],
    ['an Origin that is none', { Origin: 'null' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is refused with %s: 403, nothing stored', async (_case, headers) => {
    const test = await openTestApp();
    const cookie = await signedIn(test.app);
    const before = await kept(test);
    for (const [name, route] of adminCalls(test, ({ method }) => method !== 'GET')) {
      const { status, body } = await call(test.app, route).set('Cookie', cookie).set(headers);
      expect({ name, status, code: body.code }).toEqual({ name, status: 403, code: 'cross_site' });
      expect([name, await kept(test)]).toEqual([name, before]);
    }
  });
});

const takesJson = ({ takes }: Route) => takes.read.includes(requireJson);

describe('every call that takes JSON', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'is refused as %s: 415, nothing stored',
    async (type) => {
      const test = await openTestApp();
      const cookie = await signedIn(test.app);
      const before = await kept(test);
      for (const [name, route] of adminCalls(test, takesJson)) {
        const sent = call(test.app, route).set('Cookie', cookie).set('Content-Type', type);
        const { status, body } = await sent.send('{}');
        const code = 'unsupported_media_type';
        expect({ name, status, code: body.code }).toEqual({ name, status: 415, code });
        expect([name, await kept(test)]).toEqual([name, before]);
      }
    },
  );
});

/** Express has no API for listing its routes: this walks its internal structure. */
interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

function routesIn(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (route === undefined) return routesIn(handle.stack ?? []);
    const methods = Object.keys(route.methods).filter((name) => name !== '_all');
    // Some are on the app itself, before the API's own router.
    const path = route.path.replace(/^\/api/, '');
    return methods.map((method) => `${method.toUpperCase()} ${path}`);
  });
}

it('every existing route is declared, once', async () => {
  const test = await openTestApp();
  const declared = declaredBy(test).map(({ method, path }) => `${method} ${path}`);
  const others = [
    'GET /healthz',
    'GET /readyz',
    'GET /.well-known/security.txt',
    'POST /share-photo',
  ];
  // Express declares its router as just a function.
  const { stack } = test.app.router as unknown as { stack: Layer[] };
  expect(routesIn(stack).toSorted()).toEqual([...declared, ...others].toSorted());
  expect(new Set(declared).size).toBe(declared.length);
});
