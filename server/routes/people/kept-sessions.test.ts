import type { Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { peopleSchema } from '#domain/order/contracts/admin/people';
import { apiRoutes } from '#server/api';
import { ADMIN_PASSWORD, cookieOf, signedIn } from '#server/testing/admin';
import { HER, HER_PASSWORD, joined } from '#server/testing/people';
import { openTestApp } from '#server/testing/test-app';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const OWNERS = { password: ADMIN_PASSWORD };
const HERS = { email: HER.email, password: HER_PASSWORD };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** The cookies of a browser in which somebody signs in, over the one that it has. */
async function signIn(app: Express, body: object, cookie = '') {
  const response = await request(app)
    .post('/api/auth/login')
    .set('User-Agent', IPHONE)
    .set('Cookie', cookie)
    .send(body);
  expect(response.status).toBe(200);
  return { cookie: cookieOf(response), set: String(response.headers['set-cookie']) };
}

async function keptBy(app: Express, who: object = OWNERS): Promise<string> {
  return (await signIn(app, { ...who, keep: true })).cookie;
}

async function isAdmin(app: Express, cookie: string): Promise<boolean> {
  const { body } = await request(app).get('/api/auth/check').set('Cookie', cookie);
  return (body as { isAdmin: boolean }).isAdmin;
}

const get = (app: Express, path: string, cookie: string) =>
  request(app).get(`/api${path}`).set('Cookie', cookie);

async function people(app: Express, cookie: string) {
  return peopleSchema.parse((await get(app, '/people', cookie).expect(200)).body);
}

describe('somebody who stays signed in', () => {
  it('is for 30 days, however seldom they come, and the browser keeps the cookie as long', async () => {
    const { app } = await openTestApp();
    const { cookie, set } = await signIn(app, { ...OWNERS, keep: true });
    expect(set).toMatch(/^session=[\w-]{43}; Max-Age=2592000; /);
    later(29 * DAY);
    expect(await isAdmin(app, cookie)).toBe(true);
    later(DAY);
    expect(await isAdmin(app, cookie)).toBe(false);
  });

  it('is nobody who has not asked for it', async () => {
    const { app, stored } = await openTestApp();
    const { cookie, set } = await signIn(app, { ...OWNERS, keep: false });
    expect(set).not.toMatch(/^session=[^;]*; Max-Age/);
    expect((await stored()).keptSessions).toEqual([]);
    later(HOUR);
    expect(await isAdmin(app, cookie)).toBe(false);
  });

  it('is so after a restart, and no longer once they log out', async () => {
    const first = await openTestApp();
    const cookie = await keptBy(first.app);
    await first.services.close();
    const { app } = await openTestApp({ folder: first.folder });
    expect(await isAdmin(app, cookie)).toBe(true);
    await request(app).post('/api/auth/logout').set('Cookie', cookie).expect(204);
    expect(await isAdmin(app, cookie)).toBe(false);
  });

  it('is signed out by another password of their own or the owner’s, and by being removed', async () => {
    const { app, services } = await openTestApp();
    const { id } = await joined(app);
    const before = await keptBy(app, HERS);
    const passwordHash = (await services.people.find(id))?.passwordHash ?? '';
    await services.people.setPassword(id, passwordHash);
    expect(await isAdmin(app, before)).toBe(false);

    const [hers, owners] = [await keptBy(app, HERS), await keptBy(app)];
    await services.people.remove(id);
    expect([await isAdmin(app, hers), await isAdmin(app, owners)]).toEqual([false, true]);
    await services.credentials.save({ adminPasswordHash: 'another hash' });
    expect(await isAdmin(app, owners)).toBe(false);
  });
});

describe('people, passwords and exports', () => {
  it('ask for the password again after 12 hours, and everything else does not', async () => {
    const { app, services } = await openTestApp();
    const cookie = await keptBy(app);
    later(12 * HOUR + 1);
    const answers = async (wanted: string) => {
      const refused: string[] = [];
      for (const { method, path, who } of Object.values(apiRoutes(services)).flat()) {
        if (who === 'everybody' || method !== 'GET') continue;
        const { body } = await get(app, path.replace(/:\w+/g, 'id'), wanted);
        if ((body as { code?: string }).code === 'sign_in_again') refused.push(path);
      }
      return refused;
    };
    expect(await answers(cookie)).toEqual(
      expect.arrayContaining([
        '/people',
        '/room-configurations/export.csv',
        '/enquiries/export.csv',
        '/newsletter/export.csv',
      ]),
    );
    const { status } = await request(app)
      .put('/api/people/me/password')
      .set('Cookie', cookie)
      .send({ current: ADMIN_PASSWORD, password: 'a newer password' });
    expect(status).toBe(403);
    await get(app, '/visits', cookie).expect(200);
  });

  it('are open to whoever gives it, who then stays signed in until the same day', async () => {
    const { app } = await openTestApp();
    const kept = await keptBy(app);
    later(10 * DAY);
    const { body } = await get(app, '/people', kept).expect(403);
    expect(body).toMatchObject({ code: 'sign_in_again' });
    const { cookie, set } = await signIn(app, OWNERS, kept);
    expect(set).toMatch(/^session=[\w-]{43}; Max-Age=1728000; /);
    await get(app, '/people', cookie).expect(200);
    expect(await isAdmin(app, kept)).toBe(false);
    later(20 * DAY - 1);
    expect(await isAdmin(app, cookie)).toBe(true);
    later(1);
    expect(await isAdmin(app, cookie)).toBe(false);
  });

  it('never ask whoever signed in without staying', async () => {
    const { app } = await openTestApp();
    await get(app, '/people', await signedIn(app)).expect(200);
  });

  it('take over nothing of somebody else who was signed in there', async () => {
    const { app, stored } = await openTestApp();
    await joined(app);
    const { cookie } = await signIn(app, OWNERS, await keptBy(app, HERS));
    expect((await people(app, cookie)).me.isOwner).toBe(true);
    expect((await stored()).keptSessions).toEqual([]);
  });
});

describe('the devices under People', () => {
  it('are said in words, with since when and when they were seen, and none that is over', async () => {
    const { app } = await openTestApp();
    const { owner } = await joined(app);
    const hers = await keptBy(app, HERS);
    const since = new Date().toISOString();
    later(2 * HOUR);
    expect(await isAdmin(app, hers)).toBe(true);
    const device = { device: 'Safari on an iPhone', since, seenAt: new Date().toISOString() };
    expect((await people(app, hers)).me.devices).toMatchObject([{ ...device, isHere: true }]);
    const again = await signedIn(app);
    const [her] = (await people(app, again)).people ?? [];
    expect(her?.devices).toMatchObject([{ ...device, isHere: false }]);
    expect(owner).not.toBe(again);
    later(31 * DAY);
    expect((await people(app, await signedIn(app))).people?.[0]?.devices).toEqual([]);
  });

  it('are signed out by their holder and by the owner, and by no other administrator', async () => {
    const { app } = await openTestApp();
    await joined(app);
    const [owners, hers] = [await keptBy(app), await keptBy(app, HERS)];
    const signOut = (id: string | undefined, cookie: string) =>
      request(app).delete(`/api/people/devices/${id}`).set('Cookie', cookie);
    const [ofOwner] = (await people(app, owners)).me.devices;
    const refused = await signOut(ofOwner?.id, hers).expect(404);
    expect(refused.body).toMatchObject({ code: 'no_such_device' });
    const [ofHer] = (await people(app, hers)).me.devices;
    await signOut(ofHer?.id, owners).expect(204);
    expect([await isAdmin(app, hers), await isAdmin(app, owners)]).toEqual([false, true]);
    await signOut(ofOwner?.id, owners).expect(204);
    expect(await isAdmin(app, owners)).toBe(false);
  });
});
