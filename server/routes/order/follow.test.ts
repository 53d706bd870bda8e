import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { onPlainLines } from '#domain/text/plain-text';
import { filesSaying } from '#server/testing/files-saying';
import { XSS_CORPUS } from '#server/testing/hostile';
import { MONDAY, openOrder, WEDNESDAY } from '#server/testing/requests/orders';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { askWithPhotos } from '#server/testing/requests/question-photos';
import { openTestApp } from '#server/testing/test-app';

const NAME = 'A. Buyer';
const DAY_MS = 86_400_000;
/** A busy machine takes its time. */
const PATIENT = { timeout: 15_000 };
/** Differ from one answer to the next, whatever was asked. */
const OWN_OF_AN_ANSWER: ReadonlySet<string> = new Set(['date', 'x-request-id']);
/** Of the form of a browser's. */
const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

async function open() {
  const test = await openTestApp();
  return { ...test, order: await openOrder(test.app) };
}

const TUESDAY = { start: '2098-12-02T10:00:00.000Z', minutes: 60 };

it('promises an email only where mail is set up', async () => {
  expect((await (await open()).order.view()).byEmail).toBe(false);
  const { app } = await openTestApp({ environment: { MAIL_URL: 'smtp://127.0.0.1:1' } });
  expect((await (await openOrder(app)).view()).byEmail).toBe(true);
});

describe('the page of a request', () => {
  it('goes from the request to the room, and both sides see the same', async () => {
    const { order } = await open();
    expect(await order.view()).toMatchObject({
      room: expect.stringMatching(/^Garden Room, /),
      estimatedPrice: 37_100,
      stage: 'received',
      waitsFor: 'company',
      design: expect.any(String),
    });
    await order.asCompany({
      kind: 'times-offered',
      times: [MONDAY, WEDNESDAY],
      text: 'Come what may',
    });
    expect(await order.view()).toMatchObject({
      offered: [MONDAY, WEDNESDAY],
      offerNote: 'Come what may',
    });
    const address = { address: '4 Garden Lane', postcode: 'NN1 1AA' };
    await order.asHomeowner({ kind: 'place-given', ...address });
    await order.asHomeowner({ kind: 'time-chosen', ...MONDAY });
    await order.asCompany({ kind: 'visit-held' });
    const first = await order.sendQuote();
    await order.sendQuote((quote) => ({
      ...quote,
      terms: { ...quote.terms, validDays: 7 },
    }));
    const { quotes } = await order.view();
    expect(quotes.map(({ version, state }) => [version, state])).toEqual([
      [1, 'replaced'],
      [2, 'open'],
    ]);
    const late = await order.tryAsHomeowner({
      kind: 'accepted',
      version: 1,
      hash: first.hash,
      name: NAME,
    });
    expect(late.status).toBe(422);
    expect(late.body).toMatchObject({
      code: 'quote_replaced',
      error: 'There is a newer version of this quote, and only that one can be accepted.',
    });
    const hash = quotes[1]?.hash ?? '';
    const accepted = await order.asHomeowner({ kind: 'accepted', version: 2, hash, name: NAME });
    expect(accepted).toMatchObject({ stage: 'accepted', waitsFor: 'company', place: address });
    expect(accepted.quotes[1]).toMatchObject({
      state: 'accepted',
      agreement: expect.stringContaining('£37,100.00'),
    });
    await order.asCompany({ kind: 'planned', text: 'On site from 5 January.' });
    expect(await order.view()).toMatchObject({ plan: 'On site from 5 January.' });
    for (const to of ['workshop', 'site', 'handed-over'] as const) {
      await order.asCompany({ kind: 'moved-on', to });
    }
    const { follow, events } = await order.desk();
    expect(await order.view()).toEqual(follow);
    expect(follow.steps.map(({ state }) => state)).toEqual([...Array(6).fill('done'), 'now']);
    const agreed = events.find(({ what }) => what.kind === 'accepted');
    expect(agreed).toMatchObject({
      by: 'homeowner',
      what: { version: 2, hash, name: NAME, agreement: accepted.quotes[1]?.agreement },
    });
  });

  it('does each action once, however often it is sent and by however many devices', async () => {
    const { order } = await open();
    const key = randomUUID();
    const question = { kind: 'asked', text: 'Does it come with gutters?' } as const;
    await Promise.all([1, 2, 3, 4].map(() => order.tryAsHomeowner(question, key).expect(200)));
    expect((await order.view()).questions).toHaveLength(1);
    const other = await order.tryAsHomeowner({ kind: 'asked', text: 'And a gate?' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const { hash } = await order.sendQuote();
    const accept = { kind: 'accepted', version: 1, hash, name: NAME } as const;
    const answers = await Promise.all([1, 2, 3].map(() => order.tryAsHomeowner(accept)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { events } = await order.desk();
    expect(events.filter(({ what }) => what.kind === 'accepted')).toHaveLength(1);
  });

  it('holds the price that was sent, whatever the price list says since', async () => {
    const { order, services } = await open();
    const { hash, content } = await order.sendQuote();
    await services.pricing.save(dearerPricing(500));
    await order.asHomeowner({ kind: 'accepted', version: 1, hash, name: NAME });
    const { follow } = await order.desk();
    expect(await order.view()).toEqual(follow);
    expect(follow.quotes).toEqual([expect.objectContaining({ state: 'accepted', hash, content })]);
    expect(follow.quotes[0]?.agreement).toContain('£37,100.00');
    expect(follow.estimatedPrice).toBe(37_100);
  });

  it('gives both sides one result while the clock is wrong, and keeps none of its mistakes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { order } = await open();
    const sent = Date.now();
    const { hash } = await order.sendQuote((quote) => ({
      ...quote,
      terms: { ...quote.terms, validDays: 7 },
    }));
    const accept = { kind: 'accepted', version: 1, hash, name: NAME } as const;
    vi.setSystemTime(sent + 20 * DAY_MS);
    const late = await order.tryAsHomeowner(accept);
    expect([late.status, late.body.code]).toEqual([422, 'quote_ran_out']);
    expect((await order.view()).quotes[0]?.state).toBe('open');
    // A year back, the quote was sent in the future.
    vi.setSystemTime(sent - 365 * DAY_MS);
    await order.asHomeowner(accept);
    vi.setSystemTime(sent);
    const { follow, events } = await order.desk();
    expect(await order.view()).toEqual(follow);
    expect([follow.stage, follow.quotes[0]?.state]).toEqual(['accepted', 'accepted']);
    expect(events.map(({ what }) => what.kind)).toEqual(['quote-sent', 'accepted']);
  });

  it('gives a time to one of two who choose it at the same moment', async () => {
    const { app, order } = await open();
    const other = await openOrder(app);
    for (const one of [order, other]) {
      await one.asCompany({ kind: 'times-offered', times: [MONDAY], text: '' });
    }
    const answers = await Promise.all(
      [order, other].map((one) => one.tryAsHomeowner({ kind: 'time-chosen', ...MONDAY })),
    );
    const codes = answers.map(({ status, body }) => [status, body.code]);
    expect(codes).toContainEqual([200, undefined]);
    expect(codes).toContainEqual([422, 'time_taken']);
  });

  it('moves a visit to another free time of the offer, once, and calls it off', async () => {
    const { app, order } = await open();
    const other = await openOrder(app);
    const times = [MONDAY, TUESDAY, WEDNESDAY];
    await order.asCompany({ kind: 'times-offered', times, text: '' });
    expect(await order.asHomeowner({ kind: 'time-chosen', ...MONDAY })).toMatchObject({
      alternatives: [TUESDAY, WEDNESDAY],
    });
    await other.asCompany({ kind: 'visit-booked', ...TUESDAY });
    expect((await order.view()).alternatives).toEqual([WEDNESDAY]);
    const taken = await order.tryAsHomeowner({
      kind: 'time-chosen',
      ...TUESDAY,
      instead: MONDAY.start,
    });
    expect([taken.status, taken.body.code]).toEqual([422, 'time_taken']);
    const key = randomUUID();
    const move = () =>
      order.tryAsHomeowner({ kind: 'time-chosen', ...WEDNESDAY, instead: MONDAY.start }, key);
    await Promise.all([move(), move(), move()]);
    expect(await order.view()).toMatchObject({
      visit: { ...WEDNESDAY, sequence: 1 },
      alternatives: [MONDAY],
      waitsFor: null,
    });
    const off = { kind: 'visit-called-off', text: 'Away' } as const;
    const older = await order.tryAsHomeowner({ ...off, ...MONDAY });
    expect([older.status, older.body.code]).toEqual([422, 'visit_moved']);
    expect(await order.asHomeowner({ ...off, ...WEDNESDAY })).toMatchObject({
      visit: { state: 'cancelled', sequence: 2 },
      waitsFor: 'company',
    });
    const kinds = (await order.desk()).events.map(({ what }) => what.kind);
    expect(kinds.slice(1)).toEqual(['time-chosen', 'time-chosen', 'visit-called-off']);
  });

  it('needs an id for an action, and names what is wrong in one', async () => {
    const { app, order } = await open();
    const send = (body: object) =>
      request(app).post('/api/follow/actions').set('Idempotency-Key', randomUUID()).send(body);
    await request(app)
      .post('/api/follow/actions')
      .send({ token: order.token, action: { kind: 'withdrawn', text: '' } })
      .expect(400, /invalid_idempotency_key/);
    const blank = await send({ token: order.token, action: { kind: 'asked', text: ' \u200b' } });
    expect([blank.status, blank.body.fields]).toEqual([
      400,
      { 'action.text': 'Write your question' },
    ]);
    await send({ token: order.token, action: { kind: 'quote-sent' } }).expect(400);
    await send({ token: order.token, action: { kind: 'moved-on', to: 'site' } }).expect(400);
    expect((await order.desk()).number).toBe(0);
  });

  it('takes hostile text as text', async () => {
    const { order } = await open();
    for (const text of XSS_CORPUS) await order.asHomeowner({ kind: 'asked', text });
    const asked = (await order.view()).questions.map(({ text }) => text);
    expect(asked).toEqual(XSS_CORPUS.map((text) => onPlainLines(text).trim()));
  });

  it('has the visit as a file for a calendar, and estimate and quote as PDFs', async () => {
    const { app, order } = await open();
    const { token } = order;
    const estimate = await request(app).post('/api/follow/estimate.pdf').send({ token });
    const ours = await request(app)
      .get(`/api/room-configurations/${order.id}/quote.pdf`)
      .set('Cookie', order.cookie);
    expect([estimate.status, estimate.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(estimate.headers['content-type']).toBe('application/pdf');
    expect(estimate.body).toEqual(ours.body);
    await request(app)
      .post('/api/follow/visit.ics')
      .send({ token })
      .expect(404, /no_visit/);
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    const file = await request(app).post('/api/follow/visit.ics').send({ token }).expect(200);
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(String(file.text)).toContain('DTSTART:20981201T100000Z');
    await request(app)
      .post('/api/follow/quote.pdf')
      .send({ token, version: 1 })
      .expect(404, /no_quote/);
    await order.sendQuote();
    const pdf = await request(app).post('/api/follow/quote.pdf').send({ token, version: 1 });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['cache-control']).toBe('no-store');
  });
});

describe('a token', () => {
  it('that is guessed opens nothing, and no answer tells it from another', async () => {
    const { app, order } = await open();
    const guesses = [
      ...Array.from({ length: 100 }, () => randomBytes(16).toString('base64url')),
      // Near the right one, and of no form at all.
      order.token.slice(0, -1),
      `${order.token} `,
      order.token.toUpperCase(),
      `${order.token.slice(0, -1)}${order.token.endsWith('A') ? 'B' : 'A'}`,
      '',
      'x'.repeat(10_000),
      '../../etc/passwd',
      '"; DROP TABLE',
      '\u0000',
    ];
    for (const path of ['', '/visit.ics', '/quote.pdf']) {
      const answers = new Set<string>();
      for (const [index, token] of guesses.entries()) {
        const answer = await request(app)
          .post(`/api/follow${path}`)
          .set('X-Forwarded-For', `10.0.${index}.1`)
          .send({ token, version: 1 });
        const { date: _now, 'x-request-id': _own, ...headers } = answer.headers;
        answers.add(JSON.stringify([answer.status, headers, answer.body]));
      }
      expect(answers.size).toBe(1);
      expect([...answers][0]).toContain('"no_such_link"');
      expect([...answers][0]).toContain('no-store');
    }
  });

  it(
    'is found among 10,000 guesses by nobody, and every call answers each of them alike',
    { tags: 'long', timeout: 120_000 },
    async () => {
      const { app, order, stored } = await open();
      const [photo = ''] = await askWithPhotos(order, 1);
      const before = (await order.desk()).number;
      const server = app.listen(0, '127.0.0.1');
      onTestFinished(() => void server.close());
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      const subscription = { endpoint: 'https://web.push.apple.com/x', keys: KEYS };
      const calls = [
        ['', {}],
        ['/actions', { action: { kind: 'withdrawn', text: '' } }],
        ['/visit.ics', {}],
        ['/estimate.pdf', {}],
        ['/quote.pdf', { version: 1 }],
        ['/push', subscription],
        [`/photos/${photo}`, { size: 1, sha256: 'A'.repeat(43) }],
        [`/photos/${photo}/parts/0`, 'guess'],
        [`/photos/${photo}/picture`, {}],
      ] as const;
      const guess = async (index: number): Promise<string> => {
        const token = randomBytes(16).toString('base64url');
        const [path, rest] = calls[index % calls.length] ?? calls[0];
        const isPart = typeof rest === 'string';
        const answer = await fetch(`http://127.0.0.1:${port}/api/follow${path}`, {
          method: 'POST',
          headers: {
            'content-type': isPart ? 'application/octet-stream' : 'application/json',
            'idempotency-key': randomUUID(),
            'x-forwarded-for': `10.${index >> 8}.${index & 255}.1`,
            ...(isPart && { authorization: `Bearer ${token}` }),
          },
          body: isPart ? rest : JSON.stringify({ ...rest, token }),
        });
        const headers = [...answer.headers].filter(([name]) => !OWN_OF_AN_ANSWER.has(name));
        return JSON.stringify([path, answer.status, headers, await answer.text()]);
      };
      const answers = new Set<string>();
      for (let index = 0; index < 10_000; index += 20) {
        const several = Array.from({ length: 20 }, (_, more) => guess(index + more));
        for (const answer of await Promise.all(several)) answers.add(answer);
      }
      // One for each call.
      const nothing = expect.stringMatching(/^\["[^"]*",404,.*no-store.*no_such_link/);
      expect([...answers]).toEqual(calls.map(() => nothing));
      expect((await order.desk()).number).toBe(before);
      expect((await stored()).pushDevices).toEqual([]);
    },
  );

  it('is counted against its sender, whatever it opens', async () => {
    const { app } = await open();
    const guess = () => request(app).post('/api/follow').send({ token: 'guess' });
    for (let count = 0; count < 120; count += 1) await guess().expect(404);
    const limited = await guess().expect(429);
    expect(limited.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('of an anonymised or removed request says that it is no longer kept', async () => {
    const { app, order, stored } = await open();
    const gone = { error: 'This request is no longer kept.', code: 'no_longer_kept' };
    await order.asHomeowner({ kind: 'asked', text: 'I live at 4 Hidden Lane' });
    const path = `/api/room-configurations/${order.id}`;
    await request(app).post(`${path}/anonymise`).set('Cookie', order.cookie).expect(204);
    const { token } = order;
    await request(app).post('/api/follow').send({ token }).expect(410, gone);
    await order.tryAsHomeowner({ kind: 'asked', text: 'Still there?' }).expect(410, gone);
    expect(JSON.stringify(await stored())).not.toContain('Hidden Lane');
    await request(app).delete(path).set('Cookie', order.cookie).expect(204);
    await request(app).post('/api/follow').send({ token }).expect(410, gone);
  });

  it('of a forgotten request leaves nothing of what was said there in any file', async () => {
    const { app, order, folder, stored } = await open();
    const other = await openOrder(app);
    for (const one of [order, other]) {
      await one.asHomeowner({ kind: 'asked', text: 'I live at 4 Hidden Lane' });
      await one.asHomeowner({ kind: 'place-given', address: '4 Hidden Lane', postcode: 'NN1 1AA' });
      const { hash } = await one.sendQuote();
      await one.asHomeowner({ kind: 'accepted', version: 1, hash, name: 'Hidden Lane' });
    }
    // As the daily backup would have them.
    await mkdir(join(folder, 'backups'), { recursive: true });
    const backup = join(folder, 'backups/db-2026-05-01T09-30-00-000Z-daily.json');
    await writeFile(backup, JSON.stringify(await stored()));
    const path = '/api/room-configurations';
    await vi.waitFor(async () => {
      expect((await stored()).mailQueue.filter(({ state }) => state === 'waiting')).toEqual([]);
    }, PATIENT);
    expect((await filesSaying(folder, 'Hidden Lane')).length).toBeGreaterThan(1);
    await request(app).delete(`${path}/${order.id}`).set('Cookie', order.cookie).expect(204);
    await request(app)
      .post(`${path}/${other.id}/anonymise`)
      .set('Cookie', order.cookie)
      .expect(204);
    await vi.waitFor(
      async () => expect(await filesSaying(folder, 'Hidden Lane')).toEqual([]),
      PATIENT,
    );
  });

  it('is stored as its hash only, and can be revoked', async () => {
    const { app, order, stored } = await open();
    expect(JSON.stringify(await stored())).not.toContain(order.token);
    await order.asCompany({ kind: 'link-renewed' });
    await request(app).post('/api/follow').send({ token: order.token }).expect(404);
    expect((await order.desk()).events.at(-1)).toMatchObject({ what: { kind: 'link-renewed' } });
  });
});
