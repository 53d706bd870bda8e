import type { Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { peopleSchema } from '#domain/order/contracts/admin/people';
import { cookieOf, signedIn } from '#server/testing/admin';
import { authenticator } from '#server/testing/authenticator';
import type { Authenticator } from '#server/testing/authenticator';
import { HER, invited, joined, ORIGIN } from '#server/testing/people';
import { openTestApp } from '#server/testing/test-app';

const environment = { PUBLIC_URL: ORIGIN };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

async function post(app: Express, path: string, body: object, cookie = '') {
  return request(app).post(`/api${path}`).set('Cookie', cookie).send(body);
}

/** Adds a passkey to whoever is signed in. */
async function add(app: Express, cookie: string, device: Authenticator, name = 'My phone') {
  const { body: options } = await post(app, '/people/me/passkeys/options', {}, cookie);
  return post(app, '/people/me/passkeys', { name, passkey: device.create(options) }, cookie);
}

async function ask(app: Express): Promise<{ challenge: string }> {
  const { body } = await post(app, '/auth/passkey/options', {});
  return body as { challenge: string };
}

async function signIn(app: Express, device: Authenticator) {
  return post(app, '/auth/passkey', { passkey: device.get(await ask(app)) });
}

async function me(app: Express, cookie: string) {
  const { body } = await request(app).get('/api/people').set('Cookie', cookie).expect(200);
  return peopleSchema.parse(body).me;
}

describe('a passkey', () => {
  it('is added by the owner, signs the owner in, and says when it was used', async () => {
    const { app } = await openTestApp({ environment });
    const owner = await signedIn(app);
    const device = authenticator(ORIGIN);
    expect((await add(app, owner, device)).status).toBe(204);
    const response = await signIn(app, device);
    expect([response.status, response.body]).toEqual([200, { isAdmin: true }]);
    const { isOwner, passkeys } = await me(app, cookieOf(response));
    expect(isOwner).toBe(true);
    expect(passkeys).toMatchObject([
      { id: device.id, name: 'My phone', usedAt: expect.any(String) },
    ]);
  });

  it('is chosen with an invitation, and is then the only way in', async () => {
    const { app } = await openTestApp({ environment });
    const { token } = await invited(app);
    const device = authenticator(ORIGIN);
    const { body: options } = await post(app, '/auth/join/passkey/options', { token });
    const passkey = device.create(options);
    const join = await post(app, '/auth/join/passkey', { token, name: 'Phone', passkey });
    expect(join.status).toBe(200);
    const hers = cookieOf(await signIn(app, device));
    expect(await me(app, hers)).toMatchObject({ name: HER.name, password: 'none' });
    const path = `/api/people/me/passkeys/${device.id}`;
    const last = await request(app).delete(path).set('Cookie', hers);
    expect([last.status, last.body.code]).toEqual([409, 'last_way_in']);
    expect((await add(app, hers, authenticator(ORIGIN), 'Laptop')).status).toBe(204);
    await request(app).delete(path).set('Cookie', hers).expect(204);
    expect((await signIn(app, device)).body.code).toBe('unknown_passkey');
  });

  it('of another person is none of yours', async () => {
    const { app } = await openTestApp({ environment });
    const { owner, hers } = await joined(app);
    const device = authenticator(ORIGIN);
    await add(app, owner, device);
    const path = `/api/people/me/passkeys/${device.id}`;
    await request(app).delete(path).set('Cookie', hers).expect(404);
    expect((await add(app, hers, device)).body.code).toBe('not_a_passkey');
    expect((await me(app, owner)).passkeys).toHaveLength(1);
  });

  it('lets nobody in who was removed', async () => {
    const { app } = await openTestApp({ environment });
    const { owner, id, hers } = await joined(app);
    const device = authenticator(ORIGIN);
    await add(app, hers, device);
    await request(app).delete(`/api/people/${id}`).set('Cookie', owner).expect(204);
    expect((await signIn(app, device)).status).toBe(401);
  });

  it('comes ten at most', async () => {
    const { app } = await openTestApp({ environment });
    const owner = await signedIn(app);
    for (let n = 0; n < 10; n += 1) await add(app, owner, authenticator(ORIGIN));
    expect((await add(app, owner, authenticator(ORIGIN))).status).toBe(422);
    expect((await me(app, owner)).passkeys).toHaveLength(10);
  });
});

async function withDevice() {
  const { app, stored } = await openTestApp({ environment });
  const owner = await signedIn(app);
  const device = authenticator(ORIGIN);
  await add(app, owner, device);
  return { app, owner, device, stored };
}
const use = (app: Express, passkey: unknown) => post(app, '/auth/passkey', { passkey });

describe('an answer of a passkey', () => {
  it('is taken once', async () => {
    const { app, device } = await withDevice();
    const answer = device.get(await ask(app));
    expect((await use(app, answer)).status).toBe(200);
    expect((await use(app, answer)).body.code).toBe('unknown_passkey');
    // Nor is another answer to the same question.
    const options = await ask(app);
    expect((await use(app, device.get(options))).status).toBe(200);
    expect((await use(app, device.get(options))).status).toBe(401);
  });

  it('is taken for six minutes', async () => {
    const { app, device } = await withDevice();
    const [early, late] = [await ask(app), await ask(app)];
    vi.setSystemTime(Date.now() + 6 * 60_000 - 1000);
    expect((await use(app, device.get(early))).status).toBe(200);
    vi.setSystemTime(Date.now() + 1000);
    expect((await use(app, device.get(late))).status).toBe(401);
  });

  it('is refused to a question that was not ours, or was asked for something else', async () => {
    const { app, owner, device } = await withDevice();
    const own = await post(app, '/people/me/passkeys/options', {}, owner);
    const { challenge } = await ask(app);
    const changed = `${challenge.startsWith('A') ? 'B' : 'A'}${challenge.slice(1)}`;
    for (const wrong of ['', 'bWFkZSB1cA', changed, own.body.challenge as string]) {
      expect((await use(app, device.get({ challenge: wrong }))).status).toBe(401);
    }
    const passkey = authenticator(ORIGIN).create({ challenge });
    const added = await post(app, '/people/me/passkeys', { name: 'Phone', passkey }, owner);
    expect(added.body.code).toBe('not_a_passkey');
  });

  it('is refused from another site, and from another device that says it is this one', async () => {
    const { app, device } = await withDevice();
    const elsewhere = authenticator('https://evil.example');
    const posing = { ...elsewhere.get(await ask(app)), id: device.id, rawId: device.id };
    expect((await use(app, posing)).status).toBe(401);
    const another = authenticator(ORIGIN);
    const forged = { ...another.get(await ask(app)), id: device.id, rawId: device.id };
    expect((await use(app, forged)).status).toBe(401);
    expect((await use(app, another.get(await ask(app)))).body.code).toBe('unknown_passkey');
  });

  it.each([null, {}, { id: 7 }, { id: 'x'.repeat(30_000) }])(
    'that is none is refused: %j',
    async (passkey) => {
      const { app } = await openTestApp({ environment });
      expect((await use(app, passkey)).status).toBe(400);
    },
  );

  it('is refused 60 times in ten minutes, then not looked at', async () => {
    const { app } = await openTestApp({ environment });
    for (let n = 0; n < 60; n += 1) expect((await use(app, null)).status).toBe(400);
    expect((await use(app, null)).body.code).toBe('rate_limited');
  });
});
