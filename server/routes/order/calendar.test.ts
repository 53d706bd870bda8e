import type { Express } from 'express';
import ICAL from 'ical.js';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { calendarMadeSchema, calendarPath } from '#domain/order/contracts/admin/people';
import { boardSchema, deskVisitsSchema } from '#domain/order/contracts/admin/order';
import { signedIn } from '#server/testing/admin';
import { MONDAY, openOrder, WEDNESDAY } from '#server/testing/requests/orders';
import { openTestApp } from '#server/testing/test-app';

const OWN = '/api/people/me/calendar';

async function open() {
  const test = await openTestApp({ environment: { PUBLIC_URL: 'https://rooms.example' } });
  const cookie = await signedIn(test.app);
  const make = async () => {
    const { body } = await request(test.app).post(OWN).set('Cookie', cookie).expect(201);
    return calendarPath(calendarMadeSchema.parse(body).token);
  };
  return { ...test, cookie, make, order: await openOrder(test.app) };
}

/** What another program reads at the address. */
async function read(app: Express, path: string) {
  const { text, headers } = await request(app).get(path).expect(200);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name)?.toString() ?? '';
    return {
      uid: value('uid'),
      sequence: Number(value('sequence')),
      summary: value('summary'),
      location: value('location'),
      description: value('description'),
      start: value('dtstart'),
      end: value('dtend'),
      type: event.getFirstProperty('dtstart')?.type,
    };
  });
  return { entries, text, headers, method: calendar.getFirstPropertyValue('method') };
}

describe('the company’s calendar', () => {
  it('has a booked visit under the entry of the homeowner’s file, moves it, and lets it go', async () => {
    const { app, order, make } = await open();
    const path = await make();
    expect((await read(app, path)).entries).toEqual([]);
    await order.asCompany({ kind: 'place-given', address: '4 Garden Lane', postcode: 'NN1 1AA' });
    const booked = await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    const first = await read(app, path);
    expect(first.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
    });
    expect(first.method).toBe('PUBLISH');
    expect(first.entries).toMatchObject([
      {
        uid: `visit-${booked.follow.visit?.id}`,
        sequence: 0,
        summary: 'Visit: Test Person',
        location: '4 Garden Lane, NN1 1AA',
        description: expect.stringContaining('01632 960123'),
        start: '2098-12-01T10:00:00Z',
        end: '2098-12-01T11:00:00Z',
        type: 'date-time',
      },
    ]);
    expect(first.entries[0]?.description).toContain(
      `https://rooms.example/admin/quotes?request=${order.id}`,
    );
    await order.asCompany({ kind: 'visit-booked', ...WEDNESDAY });
    const own = await request(app).post('/api/follow/visit.ics').send({ token: order.token });
    const moved = await read(app, path);
    expect(moved.entries).toMatchObject([
      { uid: first.entries[0]?.uid, sequence: 1, start: '2098-12-03T14:00:00Z' },
    ]);
    for (const line of ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART']) {
      const lineOf = (text: string) => new RegExp(`^${line}.*$`, 'm').exec(text)?.[0];
      expect(lineOf(moved.text)).toBe(lineOf(own.text || String(own.body)));
    }
    await order.asCompany({ kind: 'visit-cancelled', text: '' });
    expect((await read(app, path)).entries).toEqual([]);
  });

  it('has the build as days, the last one included, until the room is handed over', async () => {
    const { app, order, make, cookie } = await open();
    const path = await make();
    const { hash } = await order.sendQuote();
    await order.asHomeowner({ kind: 'accepted', version: 1, hash, name: 'A. Buyer' });
    const days = { from: '2098-12-29', to: '2099-01-02' };
    const told = await order.asCompany({ kind: 'planned', text: '', ...days });
    expect(told.follow).toMatchObject({ plan: '', build: days });
    const [built] = (await read(app, path)).entries;
    expect(built).toMatchObject({
      uid: `build-${order.id}`,
      summary: 'Build: Test Person',
      start: '2098-12-29',
      end: '2099-01-03',
      type: 'date',
    });
    const visits = await request(app).get('/api/visits').set('Cookie', cookie);
    expect(deskVisitsSchema.parse(visits.body).builds).toMatchObject([
      { ...days, requestId: order.id, name: 'Test Person' },
    ]);
    const board = await request(app).get('/api/board').set('Cookie', cookie);
    const cards = boardSchema.parse(board.body).columns.flatMap((column) => column.cards);
    expect(cards).toMatchObject([{ build: days }]);
    await order.asCompany({ kind: 'planned', text: 'A day.', from: days.to, to: days.to });
    const [moved] = (await read(app, path)).entries;
    expect(moved).toMatchObject({ uid: built?.uid, start: '2099-01-02', end: '2099-01-03' });
    expect(moved?.sequence).toBeGreaterThan(built?.sequence ?? 0);
    for (const to of ['workshop', 'site', 'handed-over'] as const) {
      expect((await read(app, path)).entries).toHaveLength(1);
      await order.asCompany({ kind: 'moved-on', to });
    }
    expect((await read(app, path)).entries).toEqual([]);
  });

  it('knows nothing of a request that was made anonymous or removed', async () => {
    const { app, order, make, cookie } = await open();
    const other = await openOrder(app);
    const path = await make();
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    await other.asCompany({ kind: 'state-set', to: 'won' });
    const days = { from: '2098-12-29', to: '2099-01-02' };
    await other.asCompany({ kind: 'planned', text: 'Soon', ...days });
    expect((await read(app, path)).entries).toHaveLength(2);
    for (const { id } of [order, other]) {
      await request(app)
        .post(`/api/room-configurations/${id}/anonymise`)
        .set('Cookie', cookie)
        .expect(204);
    }
    expect((await read(app, path)).entries).toEqual([]);
  });

  it('is at one address for each person: renewed or revoked, the one before opens nothing', async () => {
    const { app, make, cookie, services } = await open();
    const [first, second] = [await make(), await make()];
    const people = async () => {
      const { body } = await request(app).get('/api/people').set('Cookie', cookie);
      return body.me.calendarSince as string | null;
    };
    expect(await people()).toEqual(expect.any(String));
    const gone = await request(app).get(first).expect(404);
    await read(app, second);
    expect(JSON.stringify(await services.calendarLinks.of('owner'))).not.toContain(
      second.slice('/api/calendar/'.length, -4),
    );
    await request(app).delete(OWN).set('Cookie', cookie).expect(204);
    await request(app).delete(OWN).set('Cookie', cookie).expect(404);
    expect(await people()).toBeNull();
    for (const path of [second, calendarPath('x'), calendarPath('A'.repeat(22))]) {
      const { body, headers } = await request(app).get(path).expect(404);
      expect(body).toEqual(gone.body);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('is asked for at most 120 times in ten minutes', async () => {
    const { app } = await open();
    const ask = () => request(app).get(calendarPath('A'.repeat(22)));
    const asked = await Promise.all(Array.from({ length: 121 }, ask));
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
