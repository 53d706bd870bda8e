import { join } from 'node:path';
import type { Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { hashPassword } from '#server/auth/admin-password';
import { ADMIN_PASSWORD, cookieOf, signedIn } from '#server/testing/admin';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openTestApp } from '#server/testing/test-app';

const MINUTE = 60_000;
/** In minutes. */
const DAY = 1440;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

function later(minutes: number): void {
  vi.setSystemTime(Date.now() + minutes * MINUTE);
}

function logIn(app: Express, password: unknown, from = '198.51.100.7') {
  return request(app).post('/api/auth/login').set('X-Forwarded-For', from).send({ password });
}

async function isAdmin(app: Express, cookie: string): Promise<boolean> {
  const { body } = await request(app).get('/api/auth/check').set('Cookie', cookie).expect(200);
  return (body as { isAdmin: boolean }).isAdmin;
}

describe('signing in', () => {
  it('accepts the password, and the check reports isAdmin from then on', async () => {
    const { app } = await openTestApp();
    expect(await isAdmin(app, '')).toBe(false);
    const response = await logIn(app, ADMIN_PASSWORD).expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await isAdmin(app, cookieOf(response))).toBe(true);
    expect(await isAdmin(app, `theme=dark; ${cookieOf(response)}; a=b`)).toBe(true);
  });

  it('gives the browser a cookie that scripts and other sites cannot use', async () => {
    const { app } = await openTestApp();
    const [cookie, device] = (await logIn(app, ADMIN_PASSWORD)).headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(device).toMatch(
      /^device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]*; HttpOnly; SameSite=Strict$/,
    );
  });

  it.each([
    ['behind a proxy that says so', {}, { 'X-Forwarded-Proto': 'https' }],
    ['with an https PUBLIC_URL', { PUBLIC_URL: 'https://rooms.example' }, {}],
  ])(
    'under https, %s, the cookie is Secure and bound to the host',
    async (_case, environment, headers) => {
      const { app } = await openTestApp({ environment });
      const response = await logIn(app, ADMIN_PASSWORD).set(headers).expect(200);
      const [cookie] = response.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(
        /^__Host-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const check = request(app).get('/api/auth/check').set('Cookie', cookieOf(response));
      expect((await check.set(headers)).body).toEqual({ isAdmin: true });
    },
  );

  it('issues a new id each time, ends the previous session, and stores neither id', async () => {
    const { app, stored } = await openTestApp();
    const first = await signedIn(app);
    const second = cookieOf(await logIn(app, ADMIN_PASSWORD).set('Cookie', first));
    expect(second).not.toBe(first);
    expect(await isAdmin(app, first)).toBe(false);
    expect(await isAdmin(app, second)).toBe(true);
    const { sessions } = await stored();
    expect(sessions).toHaveLength(1);
    expect(JSON.stringify(sessions)).not.toContain(/session=([^;]*)/.exec(second)?.[1]);
  });

  it('never adopts an id sent by the browser', async () => {
    const { app } = await openTestApp();
    const fixed = `session=${'A'.repeat(43)}`;
    await logIn(app, ADMIN_PASSWORD).set('Cookie', fixed).expect(200);
    expect(await isAdmin(app, fixed)).toBe(false);
  });

  it.each(['', ' ', 'A TEST PASSWORD', 'a test passwor', 'a test password ', null, 7, ['a'], {}])(
    'refuses %j',
    async (password) => {
      const { app, stored } = await openTestApp();
      const response = await logIn(app, password);
      expect([400, 401]).toContain(response.status);
      expect(response.headers).not.toHaveProperty('set-cookie');
      expect((await stored()).sessions).toEqual([]);
    },
  );

  it('answers "Invalid password" to a wrong one', async () => {
    const { app } = await openTestApp();
    const response = await logIn(app, 'wrong').expect(401);
    expect(response.body).toEqual({ error: 'Invalid password', code: 'invalid_password' });
  });

  it('renews a hash of an earlier strength without signing anybody out', async () => {
    const { app, services } = await openTestApp();
    const there = await signedIn(app);
    const weaker = await hashPassword(ADMIN_PASSWORD, { N: 4, r: 1, p: 1 });
    const { adminPasswordHash } = await services.credentials.read();
    await services.credentials.rewrite(adminPasswordHash ?? '', weaker);
    await logIn(app, 'wrong').expect(401);
    expect(await services.credentials.read()).toEqual({ adminPasswordHash: weaker });
    await logIn(app, ADMIN_PASSWORD).expect(200);
    const { adminPasswordHash: rewritten } = await services.credentials.read();
    expect(rewritten).toMatch(/^scrypt:2:1:1:/);
    expect(await isAdmin(app, there)).toBe(true);
    await logIn(app, ADMIN_PASSWORD).expect(200);
    expect(await services.credentials.read()).toEqual({ adminPasswordHash: rewritten });
  });

  it('accepts JSON from our own pages only', async () => {
    const { app } = await openTestApp();
    await request(app).post('/api/auth/login').type('text').send('{"password":"x"}').expect(415);
    await logIn(app, ADMIN_PASSWORD).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await logIn(app, ADMIN_PASSWORD).set('Origin', 'https://evil.example').expect(403);
  });

  it('reports when nothing could be stored', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ disk });
    disk.break('write');
    const response = await logIn(app, ADMIN_PASSWORD).expect(503);
    expect(response.headers).not.toHaveProperty('set-cookie');
  });
});

describe('wrong passwords', () => {
  it('are checked ten times in 15 minutes from one address, then even the right one is refused', async () => {
    const { app } = await openTestApp();
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong').expect(401);
    const response = await logIn(app, ADMIN_PASSWORD).expect(429);
    expect(apiErrorSchema.parse(response.body).code).toBe('too_many_attempts');
    expect(response.headers['retry-after']).toBe('900');
    later(15);
    await logIn(app, ADMIN_PASSWORD).expect(200);
  });

  it('lock out neither other addresses nor existing sessions', async () => {
    const { app } = await openTestApp();
    const cookie = await signedIn(app);
    for (let n = 0; n < 11; n += 1) await logIn(app, 'wrong');
    expect(await isAdmin(app, cookie)).toBe(true);
    await logIn(app, ADMIN_PASSWORD, '198.51.100.8').expect(200);
    // Anything a stranger writes before our own proxy's entry does not count.
    await logIn(app, ADMIN_PASSWORD, '203.0.113.9, 198.51.100.7').expect(429);
  });

  it('count against the whole network of an IPv6 address', async () => {
    const { app } = await openTestApp();
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong', `2001:db8:0:1::${n}`).expect(401);
    await logIn(app, ADMIN_PASSWORD, '2001:db8:0:1:ffff::1').expect(429);
    await logIn(app, ADMIN_PASSWORD, '2001:db8:1::1').expect(200);
  });

  it('count against the whole site of an IPv6 address', async () => {
    const { app } = await openTestApp();
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong', `2001:db8:0:${n}::1`).expect(401);
    await logIn(app, ADMIN_PASSWORD, '2001:db8:0:ffff::1').expect(429);
    await logIn(app, ADMIN_PASSWORD, '2001:db8:1::1').expect(200);
  });

  it('count against their sender whatever its header says, unless it is one of our proxies', async () => {
    const { app } = await openTestApp({ environment: { TRUSTED_PROXIES: '' } });
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong', `198.51.100.${n}`).expect(401);
    await logIn(app, ADMIN_PASSWORD, '198.51.100.200').expect(429);
  });

  it('from an address do not lock out a device there that has signed in before', async () => {
    const { app } = await openTestApp();
    const known = cookieOf(await logIn(app, ADMIN_PASSWORD));
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong').expect(401);
    await logIn(app, ADMIN_PASSWORD).expect(429);
    await logIn(app, ADMIN_PASSWORD).set('Cookie', known).expect(200);
  });

  it('count against a known device too', async () => {
    const { app } = await openTestApp();
    const known = cookieOf(await logIn(app, ADMIN_PASSWORD));
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong').set('Cookie', known).expect(401);
    const elsewhere = logIn(app, ADMIN_PASSWORD, '198.51.100.8').set('Cookie', known);
    await elsewhere.expect(429);
  });

  it.each([
    ['made up', (token: string) => `A${token}`],
    ['signed for another', (token: string) => token.replace(/^[^.]*/, 'other')],
    ['without a signature', (token: string) => token.replace(/\..*/, '')],
    ['with more behind it', (token: string) => `${token}.more`],
  ])('are a stranger’s with a token that is %s', async (_case, change) => {
    const { app } = await openTestApp();
    const cookies = cookieOf(await logIn(app, ADMIN_PASSWORD));
    const token = /device=([^;]*)/.exec(cookies)?.[1] ?? '';
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong').expect(401);
    await logIn(app, ADMIN_PASSWORD)
      .set('Cookie', `device=${change(token)}`)
      .expect(429);
  });

  it('are checked 20 times at once across all addresses, then only from known devices', async () => {
    const { app } = await openTestApp();
    const known = cookieOf(await logIn(app, ADMIN_PASSWORD));
    for (let n = 0; n < 20; n += 1) await logIn(app, 'wrong', `203.0.113.${n}`).expect(401);
    const refused = await logIn(app, ADMIN_PASSWORD, '203.0.113.200').expect(503);
    expect(apiErrorSchema.parse(refused.body).code).toBe('sign_in_busy');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await logIn(app, ADMIN_PASSWORD, '203.0.113.200').set('Cookie', known).expect(200);
  });

  it('still count after a restart', async () => {
    const first = await openTestApp();
    for (let n = 0; n < 10; n += 1) await logIn(first.app, 'wrong').expect(401);
    await first.services.close();
    const { app } = await openTestApp({ folder: first.folder });
    await logIn(app, ADMIN_PASSWORD).expect(429);
    await logIn(app, ADMIN_PASSWORD, '198.51.100.8').expect(200);
  });

  it('count when sent at the same moment', async () => {
    const { app } = await openTestApp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(app, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('recorded by a fast clock no longer count once it is right', async () => {
    const { app } = await openTestApp();
    later(400 * DAY);
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong').expect(401);
    const refused = await logIn(app, ADMIN_PASSWORD).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
    later(-400 * DAY);
    await logIn(app, ADMIN_PASSWORD).expect(200);
  });

  it('from before the clock was put forward no longer count', async () => {
    const { app } = await openTestApp();
    for (let n = 0; n < 10; n += 1) await logIn(app, 'wrong').expect(401);
    later(DAY);
    await logIn(app, ADMIN_PASSWORD).expect(200);
  });

  it('are forgotten after the right one', async () => {
    const { app, stored } = await openTestApp();
    for (let n = 0; n < 9; n += 1) await logIn(app, 'wrong').expect(401);
    await logIn(app, ADMIN_PASSWORD).expect(200);
    expect((await stored()).signInFailures).toEqual([]);
    for (let n = 0; n < 9; n += 1) await logIn(app, 'wrong').expect(401);
  });
});

describe('a session', () => {
  it('lasts while it is used, and ends 30 minutes after its last use', async () => {
    const { app } = await openTestApp();
    const cookie = await signedIn(app);
    for (let n = 0; n < 3; n += 1) {
      later(29);
      expect(await isAdmin(app, cookie)).toBe(true);
    }
    later(30);
    expect(await isAdmin(app, cookie)).toBe(false);
  });

  it('ends 12 hours after signing in, however much it is used', async () => {
    const { app } = await openTestApp();
    const cookie = await signedIn(app);
    for (let n = 0; n < 35; n += 1) {
      later(20);
      expect(await isAdmin(app, cookie)).toBe(true);
    }
    later(20);
    expect(await isAdmin(app, cookie)).toBe(false);
  });

  it('survives a restart', async () => {
    const first = await openTestApp();
    const cookie = await signedIn(first.app);
    await first.services.close();
    const { app } = await openTestApp({ folder: first.folder });
    expect(await isAdmin(app, cookie)).toBe(true);
  });

  it('is recorded at most once a minute', async () => {
    const disk = new SimulatedDisk();
    const { app, folder } = await openTestApp({ disk });
    const cookie = await signedIn(app);
    const entries = async () => {
      const journal = await disk.readFile(join(folder, 'db.json.journal'));
      return journal.toString('latin1').split('"sequence":').length;
    };
    const before = await entries();
    for (let n = 0; n < 20; n += 1) await isAdmin(app, cookie);
    expect(await entries()).toBe(before);
    later(1);
    for (let n = 0; n < 20; n += 1) await isAdmin(app, cookie);
    expect(await entries()).toBe(before + 1);
  });

  it('continues while its use cannot be recorded', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ disk });
    const cookie = await signedIn(app);
    disk.break('write');
    later(5);
    expect(await isAdmin(app, cookie)).toBe(true);
  });

  it('from a fast clock is invalid, and is removed by the next sign-in', async () => {
    const { app, stored } = await openTestApp();
    later(400 * DAY);
    const cookie = await signedIn(app);
    later(-400 * DAY);
    expect(await isAdmin(app, cookie)).toBe(false);
    await signedIn(app);
    expect((await stored()).sessions).toHaveLength(1);
  });

  it('ends when the clock is put forward, and stays ended once it is corrected', async () => {
    const { app } = await openTestApp();
    const [here, there] = [await signedIn(app), await signedIn(app)];
    later(DAY);
    expect(await isAdmin(app, here)).toBe(false);
    await signedIn(app);
    later(-DAY);
    expect(await isAdmin(app, there)).toBe(false);
  });

  it('survives when the clock is corrected by a few seconds', async () => {
    const { app } = await openTestApp();
    const cookie = await signedIn(app);
    later(-0.5);
    expect(await isAdmin(app, cookie)).toBe(true);
  });

  it('leaves nothing behind once it has ended and another begins', async () => {
    const { app, stored } = await openTestApp();
    await signedIn(app);
    later(31);
    await signedIn(app);
    expect((await stored()).sessions).toHaveLength(1);
  });

  it('ends everywhere when the password changes', async () => {
    const first = await openTestApp();
    const cookie = await signedIn(first.app);
    await first.services.close();
    const environment = { ADMIN_PASSWORD: 'another password' };
    const { app } = await openTestApp({ folder: first.folder, environment });
    expect(await isAdmin(app, cookie)).toBe(false);
    await logIn(app, ADMIN_PASSWORD).expect(401);
    await logIn(app, 'another password').expect(200);
  });
});

describe('signing out', () => {
  it('ends this session, removes its cookie, and leaves others alone', async () => {
    const { app } = await openTestApp();
    const [here, there] = [await signedIn(app), await signedIn(app)];
    const response = await request(app).post('/api/auth/logout').set('Cookie', here).expect(204);
    expect(response.headers['set-cookie']?.[0]).toMatch(
      /^session=; Path=\/; Expires=Thu, 01 Jan 1970/,
    );
    expect(await isAdmin(app, here)).toBe(false);
    expect(await isAdmin(app, there)).toBe(true);
  });

  it('may be repeated, and works without a session', async () => {
    const { app } = await openTestApp();
    await request(app).post('/api/auth/logout').expect(204);
  });
});
