import type { Express } from 'express';
import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invitationSchema, peopleSchema } from '#domain/order/contracts/admin/people';
import { ADMIN_PASSWORD, cookieOf, signedIn } from '#server/testing/admin';
import { openMailServer } from '#server/testing/servers/mail-server';
import { HER, HER_PASSWORD, invited, joined } from '#server/testing/people';
import { openTestApp } from '#server/testing/test-app';

const MINUTE = 60_000;
const DAY = 86_400_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

function signIn(app: Express, body: object, from = '198.51.100.7') {
  return request(app).post('/api/auth/login').set('X-Forwarded-For', from).send(body);
}

async function isAdmin(app: Express, cookie: string): Promise<boolean> {
  const { body } = await request(app).get('/api/auth/check').set('Cookie', cookie);
  return (body as { isAdmin: boolean }).isAdmin;
}

async function listed(app: Express, cookie: string) {
  const { body } = await request(app).get('/api/people').set('Cookie', cookie).expect(200);
  return peopleSchema.parse(body);
}

describe('an invitation', () => {
  it('lets a person choose a password once, signs them in, and is stored as a hash', async () => {
    const { app, stored } = await openTestApp();
    const { token } = await invited(app);
    expect(JSON.stringify(await stored())).not.toContain(token);
    const look = () => request(app).post('/api/auth/join/look').send({ token });
    expect((await look().expect(200)).body).toEqual(HER);
    const join = () => request(app).post('/api/auth/join').send({ token, password: HER_PASSWORD });
    const response = await join().expect(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await listed(app, cookieOf(response))).me).toMatchObject({
      name: HER.name,
      isOwner: false,
      password: 'own',
    });
    for (const again of [await join(), await look()]) {
      expect([again.status, again.body.code]).toEqual([404, 'no_such_invitation']);
    }
    expect(JSON.stringify(await stored())).not.toContain(HER_PASSWORD);
  });

  it('can be used for seven days, and until there is a newer one', async () => {
    const { app } = await openTestApp();
    const { owner, token, id } = await invited(app);
    const look = (wanted: string) =>
      request(app).post('/api/auth/join/look').send({ token: wanted });
    const again = () => request(app).post(`/api/people/${id}/invite`).set('Cookie', owner);
    const newer = invitationSchema.parse((await again().expect(200)).body).token;
    await look(token).expect(404);
    later(7 * DAY - MINUTE);
    await look(newer).expect(200);
    later(MINUTE);
    await look(newer).expect(404);
    await look('').expect(404);
    await look('made up').expect(404);
  });

  it.each(['seven77', '', 7, null])(
    'takes no password like %j, and stays unused',
    async (password) => {
      const { app } = await openTestApp();
      const { token } = await invited(app);
      const refused = await request(app).post('/api/auth/join').send({ token, password });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['password']]);
      await request(app).post('/api/auth/join/look').send({ token }).expect(200);
    },
  );

  it('given again replaces a forgotten password and ends the sessions, once it is used', async () => {
    const { app } = await openTestApp();
    const { owner, hers, id } = await joined(app);
    const { body } = await request(app).post(`/api/people/${id}/invite`).set('Cookie', owner);
    expect(await isAdmin(app, hers)).toBe(true);
    await request(app)
      .post('/api/auth/join')
      .send({ token: body.token, password: 'yet another password' })
      .expect(200);
    expect(await isAdmin(app, hers)).toBe(false);
    await signIn(app, { email: HER.email, password: HER_PASSWORD }).expect(401);
    await signIn(app, { email: HER.email, password: 'yet another password' }).expect(200);
  });

  it.each([
    ['no name', { ...HER, name: ' ' }, 'name'],
    ['a name of two lines', { ...HER, name: 'Test\nPerson' }, 'name'],
    ['no address', { name: HER.name }, 'email'],
    ['an address that is none', { ...HER, email: 'somebody' }, 'email'],
    ['an address that is there', { ...HER, email: 'TEST.PERSON@example.com' }, 'email'],
  ])('with %s is refused at the field', async (_case, body, field) => {
    const { app } = await openTestApp();
    const { owner } = await invited(app);
    const refused = await request(app).post('/api/people').set('Cookie', owner).send(body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect((await listed(app, owner)).people).toHaveLength(1);
  });

  it('goes by mail where mail is set up, with its link, and into no queue', async () => {
    const server = await openMailServer();
    const environment = { MAIL_URL: server.url, PUBLIC_URL: 'https://rooms.example' };
    const { app, stored } = await openTestApp({ environment });
    const owner = await signedIn(app);
    const response = await request(app).post('/api/people').set('Cookie', owner).send(HER);
    expect(response.body).toMatchObject({ mail: 'sent' });
    const [mail] = server.received;
    expect(mail?.to).toEqual([HER.email]);
    expect(mail?.email.text).toContain(`https://rooms.example/admin/join#${response.body.token}`);
    expect((await stored()).mailQueue).toEqual([]);
  });

  it('says when the mail did not go, and when there is none', async () => {
    const cases = [
      [{ MAIL_URL: 'smtp://127.0.0.1:1' }, 'failed'],
      [{}, 'not-set-up'],
    ] as const;
    for (const [environment, mail] of cases) {
      const { app } = await openTestApp({ environment });
      const owner = await signedIn(app);
      const response = await request(app).post('/api/people').set('Cookie', owner).send(HER);
      expect(response.body).toMatchObject({ mail });
    }
  });
});

describe('an administrator', () => {
  it('signs in by address, however it is spelt, and the owner by the password alone', async () => {
    const { app } = await openTestApp();
    await joined(app);
    const hers = await signIn(app, { email: ' test.PERSON@example.com ', password: HER_PASSWORD });
    expect([hers.status, hers.body]).toEqual([200, { isAdmin: true }]);
    expect((await listed(app, cookieOf(hers))).me.name).toBe(HER.name);
    const owner = await signIn(app, { password: ADMIN_PASSWORD }).expect(200);
    expect((await listed(app, cookieOf(owner))).me).toMatchObject({ isOwner: true });
    await signIn(app, { password: HER_PASSWORD }).expect(401);
    await signIn(app, { email: HER.email, password: ADMIN_PASSWORD }).expect(401);
  });

  it('does everything but manage people', async () => {
    const { app, stored } = await openTestApp();
    const { hers, id } = await joined(app);
    expect((await listed(app, hers)).people).toBeNull();
    await request(app).get('/api/pricing/versions').set('Cookie', hers).expect(200);
    const before = await stored();
    const refusals = await Promise.all([
      request(app).post('/api/people').set('Cookie', hers).send(HER),
      request(app).post(`/api/people/${id}/invite`).set('Cookie', hers),
      request(app).delete(`/api/people/${id}`).set('Cookie', hers),
    ]);
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([403, 'owner_only']);
    }
    expect(await stored()).toEqual(before);
  });

  it('who is removed is signed out at once, is a stranger again, and stays in the log', async () => {
    const { app } = await openTestApp();
    const { owner, hers, id } = await joined(app);
    const remove = () => request(app).delete(`/api/people/${id}`).set('Cookie', owner);
    await remove().expect(204);
    expect(await isAdmin(app, hers)).toBe(false);
    await signIn(app, { email: HER.email, password: HER_PASSWORD }).expect(401);
    expect((await remove()).body.code).toBe('no_such_person');
    const log = await request(app).get('/api/audit-log').set('Cookie', owner).expect(200);
    const said = log.body.entries.map((entry: Record<string, unknown>) => [
      entry['name'],
      entry['what'],
      entry['about'],
    ]);
    expect(said).toContainEqual(['Owner', 'person-removed', HER.name]);
    expect(said).toContainEqual([HER.name, 'person-joined', HER.name]);
    // A device that only she had used has no queue of its own any more.
    const device = /device=[^;]*/.exec(hers)?.[0] ?? '';
    for (let n = 0; n < 9; n += 1) await signIn(app, { password: 'wrong' }).expect(401);
    await signIn(app, { password: ADMIN_PASSWORD }).set('Cookie', device).expect(429);
  });

  it('changes the own password, stays signed in here, and is signed out elsewhere', async () => {
    const { app } = await openTestApp();
    const { owner, hers } = await joined(app);
    const elsewhere = cookieOf(await signIn(app, { email: HER.email, password: HER_PASSWORD }));
    const change = (body: object) =>
      request(app).put('/api/people/me/password').set('Cookie', hers).send(body);
    const wrong = await change({ current: 'wrong', password: 'a newer password' });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { current: 'This is not your password' },
    ]);
    const done = await change({ current: HER_PASSWORD, password: 'a newer password' }).expect(204);
    expect(await isAdmin(app, cookieOf(done))).toBe(true);
    expect([await isAdmin(app, hers), await isAdmin(app, elsewhere)]).toEqual([false, false]);
    expect(await isAdmin(app, owner)).toBe(true);
    await signIn(app, { email: HER.email, password: 'a newer password' }).expect(200);
  });

  it('who guesses the own password is held back after ten', async () => {
    const { app } = await openTestApp();
    const { hers } = await joined(app);
    const change = (current: string) =>
      request(app)
        .put('/api/people/me/password')
        .set('Cookie', hers)
        .send({ current, password: 'a newer password' });
    for (let n = 0; n < 10; n += 1) await change('wrong').expect(400);
    await change(HER_PASSWORD).expect(429);
  });
});

const changeOwners = (app: Express, cookie: string, current: string) =>
  request(app)
    .put('/api/people/me/password')
    .set('Cookie', cookie)
    .send({ current, password: 'a newer password' });

describe('the owner’s password', () => {
  it('is not changed here while ADMIN_PASSWORD decides it', async () => {
    const { app } = await openTestApp();
    const owner = await signedIn(app);
    expect((await listed(app, owner)).me.password).toBe('outside');
    expect((await changeOwners(app, owner, ADMIN_PASSWORD)).body.code).toBe('password_not_here');
    await signIn(app, { password: ADMIN_PASSWORD }).expect(200);
  });

  it('is otherwise, and signs out everybody', async () => {
    const first = await openTestApp();
    await joined(first.app);
    await first.services.close();
    const { app } = await openTestApp({
      folder: first.folder,
      environment: { ADMIN_PASSWORD: '' },
    });
    const owner = await signedIn(app);
    const hers = cookieOf(await signIn(app, { email: HER.email, password: HER_PASSWORD }));
    const done = await changeOwners(app, owner, ADMIN_PASSWORD).expect(204);
    expect(await isAdmin(app, cookieOf(done))).toBe(true);
    expect(await isAdmin(app, hers)).toBe(false);
    await signIn(app, { password: 'a newer password' }).expect(200);
  });
});

describe('sign-in attempts', () => {
  it('say the same of an address that nobody has, a wrong password, and a person without one', async () => {
    const { app } = await openTestApp();
    const { owner } = await joined(app);
    const other = { name: 'Invited', email: 'invited@example.com' };
    await request(app).post('/api/people').set('Cookie', owner).send(other).expect(201);
    const answers = await Promise.all(
      [HER.email, 'nobody@example.com', other.email].map((email) =>
        signIn(app, { email, password: 'wrong' }),
      ),
    );
    const [known, ...rest] = answers.map(({ status, body }) => ({ status, body }));
    expect(known).toEqual({
      status: 401,
      body: { error: 'Invalid password', code: 'invalid_password' },
    });
    for (const answer of rest) expect(answer).toEqual(known);
  });

  it.each([HER.email, 'nobody@example.com'])(
    'at %s count together from all addresses, but not against a known device or the owner',
    async (email) => {
      const { app } = await openTestApp();
      const { hers } = await joined(app);
      for (let n = 0; n < 10; n += 1) {
        await signIn(app, { email, password: 'wrong' }, `203.0.113.${n}`).expect(401);
      }
      const right = { email: HER.email, password: HER_PASSWORD };
      const refused = await signIn(app, { ...right, email }, '203.0.113.99');
      expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
      await signIn(app, right, '203.0.113.98').set('Cookie', hers).expect(200);
      await signIn(app, { password: ADMIN_PASSWORD }, '203.0.113.97').expect(200);
      later(15 * MINUTE);
      await signIn(app, right, '203.0.113.96').expect(200);
    },
  );
});
