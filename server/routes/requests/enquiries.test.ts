import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { acknowledgementSchema, apiErrorSchema } from '#domain/order/contracts/answers';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';

const PATH = '/api/enquiries';

function post(app: Express, body: object, key?: string) {
  const call = request(app).post(PATH).send(body);
  return key === undefined ? call : call.set('Idempotency-Key', key);
}

describe('POST /api/enquiries', () => {
  it('answers 201 with the id and the time, and has the row on disk by then', async () => {
    const { app, stored } = await openTestApp();
    const key = randomUUID();
    const response = await post(app, enquiryBody(), key).expect(201);
    expect(acknowledgementSchema.parse(response.body)).toEqual(response.body);
    expect(response.body.id).toBe(key);
    expect(response.headers['cache-control']).toBe('no-store');
    expect((await stored()).enquiries).toEqual([
      {
        ...enquiryBody(),
        id: key,
        createdAt: response.body.receivedAt,
        requestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        ...NEW_IN_INBOX,
      },
    ]);
  });

  it('takes project type and message for optional, trims, and ignores what it does not know', async () => {
    const { app, stored } = await openTestApp();
    const { name, email, phone } = enquiryBody();
    const body = { name, email, phone, postcode: ' NN1 ', message: ' ', isAdmin: true };
    await post(app, body).expect(201);
    const [row] = (await stored()).enquiries;
    expect(row).toMatchObject({ name, postcode: 'NN1', projectType: null, message: null });
    expect(row).not.toHaveProperty('isAdmin');
  });

  it('acknowledges one with the hidden field filled in, and keeps nothing', async () => {
    const { app, services } = await openTestApp();
    const key = randomUUID();
    const honest = await post(app, enquiryBody(), randomUUID()).expect(201);
    const bait = await post(app, enquiryBody({ website: 'http://example.com' }), key).expect(201);
    expect(Object.keys(bait.body)).toEqual(Object.keys(honest.body));
    expect(bait.body.id).toBe(key);
    expect(await services.enquiries.count()).toBe(1);
  });

  it('takes only POST from visitors', async () => {
    const { app } = await openTestApp();
    await request(app).get(PATH).expect(401);
    const response = await request(app).put(PATH).send({}).expect(405);
    expect(response.headers['allow']).toContain('POST');
  });
});

describe('an enquiry under an Idempotency-Key', () => {
  it('is stored once, also across a restart, and answered alike', async () => {
    const folder = await temporaryFolder();
    const first = await openTestApp({ folder });
    const key = randomUUID();
    const { text } = await post(first.app, enquiryBody(), key).expect(201);
    expect((await post(first.app, enquiryBody(), key.toUpperCase())).text).toBe(text);
    await first.services.close();
    const second = await openTestApp({ folder });
    expect((await post(second.app, enquiryBody(), key).expect(201)).text).toBe(text);
    expect(await second.services.enquiries.count()).toBe(1);
  });

  it('is one row of 20 that come at the same moment', async () => {
    const { app, services } = await openTestApp();
    const key = randomUUID();
    const server = app.listen(0);
    const calls = Array.from({ length: 20 }, () =>
      request(server).post(PATH).set('Idempotency-Key', key).send(enquiryBody()),
    );
    const answers = await Promise.all(calls);
    server.close();
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await services.enquiries.count()).toBe(1);
  });

  it('refuses another body, even an invalid one', async () => {
    const { app, services } = await openTestApp();
    const key = randomUUID();
    await post(app, enquiryBody(), key).expect(201);
    for (const body of [enquiryBody({ message: 'Something else' }), {}]) {
      const response = await post(app, body, key).expect(422);
      expect(response.body.code).toBe('idempotency_mismatch');
    }
    expect(await services.enquiries.count()).toBe(1);
  });

  it('must be a UUID', async () => {
    const { app, services } = await openTestApp();
    const response = await post(app, enquiryBody(), 'seven').expect(400);
    expect(response.body.code).toBe('invalid_idempotency_key');
    expect(await services.enquiries.count()).toBe(0);
  });
});

const REQUIRED = ['name', 'email', 'phone', 'postcode'];

describe('an enquiry with a bad body', () => {
  it.each([
    ...REQUIRED.flatMap((field) =>
      [undefined, null, '', '  ', 7, {}, [], true].map((value) => [field, value] as const),
    ),
    ['name', 'Test\r\nBcc: other@example.com'],
    ['email', 'test.person'],
    ['phone', 'call me'],
    ['phone', '01632 960123\r\nBcc: other@example.com'],
    ['postcode', 'x'.repeat(13)],
    ['projectType', 7],
    ['projectType', 'x'.repeat(101)],
    ['message', {}],
    ['message', 'x'.repeat(4001)],
  ] as const)('is refused by name and not stored: %s = %j', async (field, value) => {
    const { app, services } = await openTestApp();
    const response = await post(app, { ...enquiryBody(), [field]: value }).expect(400);
    const body = apiErrorSchema.parse(response.body);
    expect(body.code).toBe('invalid_request');
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await services.enquiries.count()).toBe(0);
  });

  it.each([
    ['application/json', '', 400],
    ['application/json', '{"name"', 400],
    ['application/json', '[]', 400],
    ['application/json', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['text/plain', JSON.stringify(enquiryBody()), 415],
    ['application/x-www-form-urlencoded', 'name=Test', 415],
    ['application/json', JSON.stringify(enquiryBody({ message: 'x'.repeat(100_000) })), 413],
  ])('%s %.20s is answered %d in our words', async (type, text, status) => {
    const { app, services } = await openTestApp();
    const response = await request(app).post(PATH).set('Content-Type', type).send(text);
    expect(response.status).toBe(status);
    expect(apiErrorSchema.safeParse(response.body).success).toBe(true);
    expect(await services.enquiries.count()).toBe(0);
  });

  it('from another website is refused', async () => {
    const { app, services } = await openTestApp();
    await post(app, enquiryBody()).set('Sec-Fetch-Site', 'cross-site').expect(403);
    expect(await services.enquiries.count()).toBe(0);
  });
});

describe('an enquiry that cannot be written', () => {
  it('is a 503 with Retry-After, and the retry succeeds', async () => {
    const disk = new SimulatedDisk();
    const { app, services } = await openTestApp({ disk });
    const key = randomUUID();
    disk.break('flush file');
    const response = await post(app, enquiryBody(), key).expect(503);
    expect(response.headers['retry-after']).toBe('10');
    disk.repair();
    await post(app, enquiryBody(), key).expect(201);
    expect(await services.enquiries.count()).toBe(1);
  });
});
