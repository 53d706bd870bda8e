import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { acknowledgementSchema } from '#domain/order/contracts/answers';
import { openTestApp } from '#server/testing/test-app';

const PATH = '/api/newsletter';

function post(app: Express, body: object, key: string = randomUUID()) {
  return request(app).post(PATH).set('Idempotency-Key', key).send(body);
}

describe('POST /api/newsletter', () => {
  it('answers 201 with the id and the time, and has the address on disk by then', async () => {
    const { app, stored } = await openTestApp();
    const key = randomUUID();
    const { body } = await post(app, { email: ' test@example.com ' }, key).expect(201);
    expect(acknowledgementSchema.parse(body)).toEqual(body);
    expect((await stored()).newsletterSubscribers).toEqual([
      {
        id: key,
        email: 'test@example.com',
        createdAt: body.receivedAt,
        requestHash: expect.any(String),
      },
    ]);
  });

  it('tells a known address from a new one by nothing', async () => {
    const { app, services } = await openTestApp();
    const first = await post(app, { email: 'test@example.com' }).expect(201);
    const keys = [randomUUID(), randomUUID()] as const;
    const known = await post(app, { email: 'TEST@example.com' }, keys[0]).expect(201);
    const fresh = await post(app, { email: 'new@example.com' }, keys[1]).expect(201);
    expect(Object.keys(known.body)).toEqual(Object.keys(first.body));
    expect(Object.keys(fresh.body)).toEqual(Object.keys(first.body));
    expect([known.body.id, fresh.body.id]).toEqual(keys);
    expect(await services.newsletter.count()).toBe(2);
    // Nor can its key be used to find out.
    for (const [key, { text }, email] of [
      [keys[0], known, 'TEST@example.com'],
      [keys[1], fresh, 'new@example.com'],
    ] as const) {
      expect((await post(app, { email }, key).expect(201)).text).toBe(text);
      const mismatch = await post(app, { email: 'third@example.com' }, key).expect(422);
      expect(mismatch.body.code).toBe('idempotency_mismatch');
    }
    expect(await services.newsletter.count()).toBe(2);
  });

  it('acknowledges one with the hidden field filled in, and keeps nothing', async () => {
    const { app, services } = await openTestApp();
    const { body } = await post(app, { email: 'test@example.com', website: 'x' }).expect(201);
    expect(acknowledgementSchema.parse(body)).toEqual(body);
    expect(await services.newsletter.count()).toBe(0);
  });

  it.each([undefined, null, '', 7, {}, [], 'nobody', 'a@b', `${'x'.repeat(250)}@example.com`])(
    'refuses the address %j by name',
    async (email) => {
      const { app, services } = await openTestApp();
      const { body } = await post(app, { email }).expect(400);
      expect(body).toMatchObject({
        code: 'invalid_request',
        fields: { email: expect.any(String) },
      });
      expect(await services.newsletter.count()).toBe(0);
    },
  );
});
