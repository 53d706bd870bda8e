import { createHash, randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { deskQuoteRequestSchema } from '#domain/order/contracts/admin/desk-quote-request';
import { heatingLine } from '#domain/room/energy/year-words';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { boardSchema, deskVisitsSchema } from '#domain/order/contracts/admin/order';
import { starterTerms } from '#domain/order/quote/starter-terms';
import { STARTER_CALENDAR } from '#domain/order/visits/visit-calendar';
import { MONDAY, openOrder, WEDNESDAY } from '#server/testing/requests/orders';
import { phonePhoto } from '#server/testing/photos';
import { signedIn } from '#server/testing/admin';
import { HER, joined } from '#server/testing/people';
import { openMailServer } from '#server/testing/servers/mail-server';
import { publishingFolders } from '#server/testing/servers/writer-fixture';
import { openTestApp } from '#server/testing/test-app';
import { board } from '#server/use-cases/order/desk-order';

async function open() {
  const test = await openTestApp();
  return { ...test, order: await openOrder(test.app) };
}

function askedBy(app: Express, cookie: string) {
  return request(app).post('/api/test-mail').set('Cookie', cookie);
}

describe('a test mail', () => {
  it('goes to whoever asks for it, the owner’s to the company, and a few times only', async () => {
    const server = await openMailServer();
    const { app } = await openTestApp({ environment: { MAIL_URL: server.url } });
    const { owner, hers } = await joined(app);
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    expect((await askedBy(app, hers).expect(200)).body).toEqual({ to: HER.email, problem: null });
    const company = STARTER_FACTS.company.email;
    expect((await askedBy(app, owner).expect(200)).body).toEqual({ to: company, problem: null });
    const [, toHer, toCompany] = server.received;
    expect([toHer?.to, toCompany?.to]).toEqual([[HER.email], [company]]);
    expect(toHer?.email.subject).toMatch(/^Test mail from the desk of /);
    for (let more = 0; more < 4; more += 1) await askedBy(app, hers).expect(200);
    expect((await askedBy(app, hers).expect(429)).body.code).toBe('rate_limited');
    await askedBy(app, owner).expect(200);
  });

  it('says in the mail server’s words why it did not leave', async () => {
    const server = await openMailServer();
    server.refuse({ recipient: 554 });
    const { app } = await openTestApp({ environment: { MAIL_URL: server.url } });
    const { body } = await askedBy(app, await signedIn(app)).expect(200);
    expect(body.problem).toBe('The mail server refused the address: 554 not here');
    const gone = await openTestApp({ environment: { MAIL_URL: 'smtp://127.0.0.1:1' } });
    const unreached = await askedBy(gone.app, await signedIn(gone.app)).expect(200);
    expect(unreached.body.problem).toContain('ECONNREFUSED');
  });

  it('cannot be where mail is not set up, and says so', async () => {
    const { app } = await openTestApp();
    const { body } = await askedBy(app, await signedIn(app)).expect(409);
    expect(body).toMatchObject({
      code: 'mail_not_set_up',
      error: expect.stringMatching(/MAIL_URL/),
    });
    await request(app).post('/api/test-mail').expect(401);
  });
});

/** Its mail is written with its PDF, which takes a while on a busy machine. */
const PATIENT = { timeout: 20_000 };

it('a written quote whose mail is kept as a file is not told as mailed', async () => {
  const { order } = await open();
  await order.sendQuote();
  await vi.waitFor(async () => {
    const { events, isMailSetUp } = await order.desk();
    expect(isMailSetUp).toBe(false);
    expect(events.at(-1)?.mails).toMatchObject([
      { to: 'homeowner', state: 'refused', isKept: true, canSend: false },
    ]);
  }, PATIENT);
});

describe('the desk', () => {
  it('decides on what it has seen: the slower of two windows is told so', async () => {
    const { order } = await open();
    await order.tryAsCompany({ kind: 'visit-booked', ...MONDAY }, 0);
    const slower = await order.tryAsCompany({ kind: 'visit-booked', ...WEDNESDAY }, 0);
    expect([slower.status, slower.body.code]).toEqual([409, 'desk_conflict']);
    expect((await order.desk()).follow.visit).toMatchObject(MONDAY);
  });

  it('does each action once, also when its answer was lost and more has happened since', async () => {
    const { order } = await open();
    const key = randomUUID();
    const book = () => order.tryAsCompany({ kind: 'visit-booked', ...MONDAY }, 0, key);
    expect((await book()).status).toBe(200);
    await order.asHomeowner({ kind: 'asked', text: 'Where do you park?' });
    expect((await book()).status).toBe(200);
    expect((await order.desk()).events.map(({ what }) => what.kind)).toEqual([
      'visit-booked',
      'asked',
    ]);
  });

  it('keeps a note whatever has happened since, once, and shows it to nobody else', async () => {
    const { order } = await open();
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    const key = randomUUID();
    const note = () => order.tryAsCompany({ kind: 'noted', text: 'Gate: 90 cm' }, 0, key);
    expect([(await note()).status, (await note()).status]).toEqual([200, 200]);
    const { events, follow } = await order.desk();
    expect(events.map(({ what, mails }) => [what.kind, mails.length])).toEqual([
      ['visit-booked', 1],
      ['noted', 0],
    ]);
    expect(JSON.stringify([follow, await order.view()])).not.toMatch(/Gate|noted/);
  });

  it('keeps a call with what came of it, however late it is told, once, and shows it to nobody else', async () => {
    const { order } = await open();
    const key = randomUUID();
    const call = { outcome: 'no-answer', at: '2026-11-28T09:00:00.000Z' } as const;
    const log = () =>
      order.tryAsCompany({ kind: 'noted', text: 'Called: no answer', call }, 0, key);
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    expect([(await log()).status, (await log()).status]).toEqual([200, 200]);
    const { events, follow } = await order.desk();
    expect(events.map(({ what }) => what).slice(1)).toEqual([
      { kind: 'noted', text: 'Called: no answer', call },
    ]);
    expect(JSON.stringify([follow, await order.view()])).not.toMatch(/Called|noted/);
  });

  it('takes the photos that a note names, for that request alone', async () => {
    const { app, order } = await open();
    const [id, other] = [randomUUID(), randomUUID()];
    await order.asHomeowner({ kind: 'asked', text: 'Is it wide enough?', photos: [other] });
    await order.asCompany({ kind: 'noted', text: 'Gate: 90 cm', photos: [id] });
    const photo = await phonePhoto();
    const sha256 = createHash('sha256').update(photo).digest('base64url');
    const offer = (wanted: string, path = order.path) =>
      request(app)
        .post(`${path}/photos/${wanted}`)
        .set('Cookie', order.cookie)
        .send({ size: photo.length, sha256 });
    const part = () =>
      request(app)
        .post(`${order.path}/photos/${id}/parts/0`)
        .set('Cookie', order.cookie)
        .type('application/octet-stream')
        .send(photo);
    expect((await offer(id)).body).toEqual({ id, received: 0, arrived: false });
    expect((await part()).body).toEqual({ id, received: photo.length, arrived: true });
    expect((await part()).body).toMatchObject({ id, arrived: true });
    const { events } = await order.desk();
    expect(events.map(({ photos }) => photos.map(({ state }) => state))).toEqual([
      ['awaited'],
      ['arrived'],
    ]);
    // A homeowner's question is no note, and another request has none of it.
    expect((await offer(other)).status).toBe(404);
    expect((await offer(id, (await openOrder(app)).path)).status).toBe(404);
    expect(JSON.stringify(await order.view())).not.toContain(id);
  });

  it('adds nothing to a request that was made anonymous', async () => {
    const { app, order } = await open();
    await order.asCompany({ kind: 'noted', text: 'Gate: 90 cm' });
    await request(app)
      .post(`/api/room-configurations/${order.id}/anonymise`)
      .set('Cookie', order.cookie)
      .expect(204);
    const late = await order.tryAsCompany({ kind: 'noted', text: 'The neighbour is Mrs Late' });
    expect([late.status, late.body.code]).toEqual([422, 'anonymised']);
    expect(JSON.stringify(await order.desk())).not.toMatch(/Gate|Late/);
  });

  it('is told the same words as the homeowner when something cannot be done', async () => {
    const { order } = await open();
    const refused = await order.tryAsCompany({ kind: 'moved-on', to: 'site' });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        code: 'not_next',
        error:
          'A room goes from the workshop to the site, and is handed over there: one after the other.',
      },
    ]);
  });

  it('books no two visits into one time, the way between them included', async () => {
    const { app, order } = await open();
    const other = await openOrder(app);
    await order.asCompany({ kind: 'place-given', address: '1 Lane', postcode: 'NN1 1AA' });
    await other.asCompany({ kind: 'place-given', address: '2 Lane', postcode: 'NN1 1AA' });
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    const at = (start: string) => other.tryAsCompany({ kind: 'visit-booked', start, minutes: 60 });
    // An hour from 10 on, and half an hour's way within Northamptonshire before and after it.
    expect((await at('2098-12-01T11:29:00.000Z')).body.code).toBe('time_taken');
    expect((await at('2098-12-01T08:31:00.000Z')).body.code).toBe('time_taken');
    expect((await at('2098-12-01T11:30:00.000Z')).status).toBe(200);
    // Its own visit is in nobody's way.
    expect((await at('2098-12-01T08:30:00.000Z')).status).toBe(200);
  });

  it('lists the visits with what one needs on the way', async () => {
    const { app, order } = await open();
    await order.asCompany({ kind: 'visit-booked', ...WEDNESDAY });
    await order.asCompany({ kind: 'place-given', address: '4 Garden Lane', postcode: 'NN1 1AA' });
    const { body } = await request(app).get('/api/visits').set('Cookie', order.cookie).expect(200);
    expect(deskVisitsSchema.parse(body)).toMatchObject({
      visits: [
        {
          ...WEDNESDAY,
          requestId: order.id,
          county: 'Northamptonshire',
          address: '4 Garden Lane',
          phone: '01632 960123',
        },
      ],
      calendar: STARTER_CALENDAR,
    });
  });

  it('shows every request on the board, in one column', async () => {
    const { app, order } = await open();
    const other = await openOrder(app);
    await order.asCompany({ kind: 'times-offered', times: [MONDAY], text: '' });
    await other.asHomeowner({ kind: 'withdrawn', text: 'Moving house' });
    const { body } = await request(app).get('/api/board').set('Cookie', order.cookie).expect(200);
    const { columns } = boardSchema.parse(body);
    expect(columns.filter(({ count }) => count > 0)).toMatchObject([
      { place: 'visit', count: 1, cards: [{ requestId: order.id, waitsFor: 'homeowner' }] },
      { place: 'ended', count: 1, cards: [{ requestId: other.id, waitsFor: null }] },
    ]);
  });

  it('says on the board what time alone has brought about: a visit that is over, a quote that ran out', async () => {
    const { app, services, order } = await open();
    const quoted = await openOrder(app);
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    const { validUntil } = await quoted.sendQuote();
    const cards = async (at: string) => {
      const now = () => new Date(at);
      const { columns } = await board({ ...services, now });
      return columns.flatMap((column) =>
        column.cards.map(({ waitsFor, since, ranOutOn }) => [
          column.place,
          waitsFor,
          since,
          ranOutOn,
        ]),
      );
    };
    const [visit, quote] = await cards(`${validUntil}T12:00:00.000Z`);
    expect(visit?.slice(0, 2)).toEqual(['visit', null]);
    expect(quote?.slice(0, 2)).toEqual(['quote', 'homeowner']);
    expect(quote?.[3]).toBeNull();
    expect(await cards('2098-12-02T09:00:00.000Z')).toEqual([
      ['visit', 'company', '2098-12-01T11:00:00.000Z', null],
      [...(quote?.slice(0, 3) ?? []), validUntil],
    ]);
  });

  it('has the state set by hand in its history, and refuses one that undoes an order', async () => {
    const { app, order } = await open();
    const set = (state: string, revision: number) =>
      request(app)
        .put(`/api/room-configurations/${order.id}`)
        .set('Cookie', order.cookie)
        .send({ revision, state });
    await set('contacted', 0).expect(204);
    expect((await order.desk()).events).toMatchObject([
      { by: 'company', what: { kind: 'state-set', to: 'contacted' } },
    ]);
    const { hash } = await order.sendQuote();
    await order.asHomeowner({ kind: 'accepted', version: 1, hash, name: 'A. Buyer' });
    const { body } = await request(app)
      .get(`/api/room-configurations/${order.id}`)
      .set('Cookie', order.cookie);
    expect(body.state).toBe('won');
    await set('new', body.revision).expect(422, /accepted_already/);
    await set('lost', body.revision).expect(204);
    expect((await order.desk()).follow.ended).toBe('lost');
  });
});

describe('the export of quote requests', () => {
  it('tells what happened to each, and none of what was said', async () => {
    const { app, order } = await open();
    await order.asHomeowner({ kind: 'asked', text: 'Is there a moat?' });
    await order.sendQuote();
    const { text } = await request(app)
      .get('/api/room-configurations/export.csv')
      .set('Cookie', order.cookie)
      .expect(200);
    expect(text).toMatch(/homeowner: Question\n.*company: Version 1 sent, £37,100\.00/);
    expect(text).not.toContain('moat');
  });
});

describe('the written quote at the desk', () => {
  it('begins as the estimate, is written in drafts, and never changes once it was sent', async () => {
    const { app, order } = await open();
    const { fresh } = await order.desk();
    expect(fresh.lines.reduce((sum, { pence }) => sum + pence, 0)).toBe(3_710_000);
    expect(fresh.terms).toEqual(starterTerms(STARTER_FACTS));
    const save = (over: number, content: object) =>
      request(app).put(`${order.path}/quote`).set('Cookie', order.cookie).send({ over, content });
    await save(0, fresh).expect(200);
    await save(0, fresh).expect(409, /desk_conflict/);
    const [line] = fresh.lines;
    const wrong = { ...fresh, lines: [{ ...line, pence: 1 }, ...fresh.lines.slice(1)] };
    const refused = await save(1, wrong).expect(400);
    expect(Object.keys(refused.body.fields)[0]).toContain('content.lines.0.reason');
    const short = await save(1, { ...fresh, lines: fresh.lines.slice(1) }).expect(400);
    expect(short.body.fields).toEqual({
      'content.lines': 'Keep every line of the estimate, and mark those as removed that go',
    });
    const sent = await order.sendQuote();
    const { hash } = sent;
    expect((await order.desk()).draft).toBeNull();
    await save(0, fresh).expect(200);
    // A window from before the quote was sent does not meet its own number again.
    await save(1, fresh).expect(409, /desk_conflict/);
    await order.sendQuote((quote) => ({ ...quote, terms: { ...quote.terms, validDays: 3 } }));
    expect((await order.desk()).follow.quotes[0]).toEqual({ ...sent, state: 'replaced' });
    expect((await order.desk()).follow.quotes[1]?.hash).not.toBe(hash);
  });

  it('is sent once, and only as it was last saved', async () => {
    const { app, order } = await open();
    const { fresh } = await order.desk();
    const cookie = order.cookie;
    await request(app)
      .put(`${order.path}/quote`)
      .set('Cookie', cookie)
      .send({ over: 0, content: fresh });
    const key = randomUUID();
    const send = (over: number, id = key) =>
      request(app)
        .post(`${order.path}/quote/send`)
        .set('Cookie', cookie)
        .set('Idempotency-Key', id)
        .send({ over });
    await send(7).expect(409, /desk_conflict/);
    const answers = await Promise.all([send(1), send(1), send(1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await send(1, randomUUID()).expect(409, /desk_conflict/);
    expect((await order.desk()).follow.quotes).toHaveLength(1);
  });

  it('shows what it would look like, and what was sent', async () => {
    const { app, order } = await open();
    const { fresh } = await order.desk();
    const { cookie, path } = order;
    const preview = await request(app)
      .post(`${path}/quote/preview.pdf`)
      .set('Cookie', cookie)
      .send({ content: fresh })
      .expect(200);
    expect(preview.headers['content-type']).toBe('application/pdf');
    const pdf = () => request(app).get(`${path}/quote/1.pdf`).set('Cookie', cookie);
    await pdf().expect(404, /no_quote/);
    await order.sendQuote();
    const [one, other] = [await pdf().expect(200), await pdf().expect(200)];
    expect(one.body).toEqual(other.body);
  });

  it('is sent at the VAT of the day, and keeps it', async () => {
    const test = await openTestApp(await publishingFolders());
    const order = await openOrder(test.app);
    const saveFacts = async (revision: number, changes: object) =>
      request(test.app)
        .put('/api/content/facts')
        .set('Cookie', order.cookie)
        .send({ revision, value: { ...STARTER_FACTS, ...changes } })
        .expect(200);
    const { fresh } = await order.desk();
    expect(fresh.vatRate).toBeUndefined();
    const first = await order.sendQuote();
    expect(first.agreement).toMatch(/of which £[\d,.]+ is VAT/);
    await request(test.app)
      .put(`${order.path}/quote`)
      .set('Cookie', order.cookie)
      .send({ over: 0, content: fresh })
      .expect(200);

    // As a build before there was a choice saves them.
    const { legal, vat: _none, ...others } = STARTER_FACTS;
    const value = {
      ...others,
      vat: undefined,
      legal: { ...legal, vatNumber: 'Not VAT registered' },
    };
    await saveFacts(0, value);
    expect((await order.desk()).draft?.content.vatRate).toBe(0);
    const second = await order.sendQuote(() => fresh);
    expect(second.agreement).toContain('and no VAT is added');
    await saveFacts(1, { vat: { registered: true, number: 'GB 1', rate: 17.5 } });
    const third = await order.sendQuote();
    const quotes = (await order.view()).quotes;
    expect(quotes.map(({ content }) => content.vatRate)).toEqual([undefined, 0, 17.5]);
    expect(quotes.map(({ hash }) => hash)).toEqual([first.hash, second.hash, third.hash]);
    expect(quotes[0]?.agreement).toBe(first.agreement);
  });

  it('is sent with what heating costs at the price of the day, unless that is switched off, and keeps it', async () => {
    const test = await openTestApp(await publishingFolders());
    const order = await openOrder(test.app);
    const { energy } = STARTER_FACTS;
    const { fresh, warmth } = await order.desk();
    expect(warmth).toContain(fresh.year && heatingLine({ ...fresh.year, north: null }));
    const tariff = energy.figures.pencePerKwh.value;
    expect(fresh.year).toMatchObject({ pencePerKwh: tariff, heating: 'underfloor' });
    await order.sendQuote(({ year: _none, ...asABuildBefore }) => asABuildBefore);
    const pencePerKwh = { value: 31.5, source: 'Our tariff', date: '2026-12-01' };
    const figures = { ...energy.figures, pencePerKwh };
    await request(test.app)
      .put('/api/content/facts')
      .set('Cookie', order.cookie)
      .send({ revision: 0, value: { ...STARTER_FACTS, energy: { ...energy, figures } } })
      .expect(200);
    await order.sendQuote();
    await order.sendQuote((content) => ({ ...content, year: null }));
    expect((await order.desk()).fresh.year).toBeNull();
    const { quotes } = await order.view();
    expect(quotes.map(({ content }) => content.year && content.year.pencePerKwh)).toEqual([
      tariff,
      31.5,
      null,
    ]);
    expect(quotes.map(({ heating }) => heating?.[0]?.match(/at ([\d.]+)p a kWh/)?.[1])).toEqual([
      `${tariff}`,
      '31.5',
      undefined,
    ]);
  });

  it('follows what the homeowner has said of direction and week, until they are forgotten', async () => {
    const { app } = await openTestApp();
    const hours = { days: 2, from: 9, to: 17 };
    const yearSaid = { north: 90, use: { weekdays: hours, weekend: hours, temperature: 19 } };
    const order = await openOrder(app, { yearSaid });
    const path = `/api/room-configurations/${order.id}`;
    const asked = async () => {
      const { body } = await request(app).get(path).set('Cookie', order.cookie).expect(200);
      return deskQuoteRequestSchema.parse(body);
    };
    expect((await asked()).yearSaid).toEqual(yearSaid);
    const { fresh, warmth } = await order.desk();
    expect(fresh.year).toMatchObject({ north: 90, use: yearSaid.use, isWeekSaid: true });
    expect(warmth).toContain('Direction and week as you said.');
    const { heating } = await order.sendQuote();
    expect(heating?.[0]).toContain('Direction and week as you said.');
    await request(app).post(`${path}/anonymise`).set('Cookie', order.cookie).expect(204);
    expect(await asked()).not.toHaveProperty('yearSaid');
    expect((await order.desk()).fresh.year).not.toHaveProperty('north');
  });

  it('begins under the terms of the desk, which are kept over what they were made from', async () => {
    const { app, order } = await open();
    const path = '/api/settings/quote-terms';
    const { body } = await request(app).get(path).set('Cookie', order.cookie).expect(200);
    expect(body).toEqual({ revision: 0, value: starterTerms(STARTER_FACTS) });
    const value = { ...starterTerms(STARTER_FACTS), validDays: 14 };
    const save = () =>
      request(app).put(path).set('Cookie', order.cookie).send({ revision: 0, value });
    await save().expect(204);
    await save().expect(409, /desk_conflict/);
    expect((await order.desk()).fresh.terms.validDays).toBe(14);
    await request(app).get('/api/settings/else').set('Cookie', order.cookie).expect(404);
  });
});
