import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { receiptSchema } from '#domain/order/contracts/answers';
import { dearerPricing, quoteBody } from '#server/testing/requests/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { openTestApp } from '#server/testing/test-app';
import { NEW_IN_INBOX } from '#server/use-cases/inbox/new-in-inbox';

const PATH = '/api/room-configurations';

function post(app: Express, body: object, key?: string) {
  const call = request(app).post(PATH).send(body);
  return key === undefined ? call : call.set('Idempotency-Key', key);
}

describe('POST /api/room-configurations', () => {
  it('answers 201 with exactly the receipt, under the id the client made', async () => {
    const { app } = await openTestApp();
    const key = randomUUID();
    const response = await post(app, quoteBody(), key).expect(201);
    expect(receiptSchema.parse(response.body)).toEqual(response.body);
    expect(response.body).toEqual({
      id: key,
      reference: expect.stringMatching(/^MGR-[0-9A-Z]{4}-[0-9A-Z]{2}$/),
      receivedAt: expect.any(String),
      estimatedPrice: 37_100,
      serverPrice: 37_100,
      pricingVersion: 1,
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('has the whole row on disk by then', async () => {
    const { app, stored } = await openTestApp();
    const key = randomUUID();
    const { body } = await post(app, quoteBody(), key).expect(201);
    const { pricingVersion: _version, ...sent } = quoteBody();
    expect((await stored()).roomConfigurations).toEqual([
      {
        id: key,
        ...sent,
        reference: body.reference,
        createdAt: body.receivedAt,
        serverPrice: 37_100,
        serverLines: expect.arrayContaining([
          { id: 'windows', label: '2 windows', amount: 900 },
          { id: 'roofing', label: 'Shingle', amount: 1200 },
        ]),
        pricingVersion: 1,
        unknownPricingVersion: null,
        requestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        ...NEW_IN_INBOX,
      },
    ]);
  });

  it('fills in the defaults of the specification', async () => {
    const { app, stored } = await openTestApp();
    const { name, email, phone, roomType, shellSizeId } = quoteBody();
    const estimatedPrice = 28_000;
    await post(app, { name, email, phone, roomType, shellSizeId, estimatedPrice }).expect(201);
    expect((await stored()).roomConfigurations).toMatchObject([
      { windows: 0, doors: 1, patioGlass: false, features: [], finishes: {}, serverPrice: 28_000 },
    ]);
  });

  it('stores where the openings stand', async () => {
    const { app, stored } = await openTestApp();
    const placement = [{ kind: 'door' as const, wall: 'right' as const, at: 0.4 }];
    await post(app, quoteBody({ placement })).expect(201);
    expect((await stored()).roomConfigurations).toMatchObject([{ placement }]);
  });

  it('judges a placement only by the prices it was made under', async () => {
    const { app, stored } = await openTestApp();
    const placement = [{ kind: 'door' as const, wall: 'right' as const, at: 30 }];
    await post(app, quoteBody({ placement })).expect(400);
    await post(app, quoteBody({ placement, pricingVersion: 99 })).expect(201);
    expect((await stored()).roomConfigurations).toMatchObject([{ placement }]);
  });

  it('stores an estimated price that differs from ours, with both figures', async () => {
    const { app, stored } = await openTestApp();
    const { body } = await post(app, quoteBody({ estimatedPrice: 12 })).expect(201);
    expect(body).toMatchObject({ estimatedPrice: 12, serverPrice: 37_100 });
    expect((await stored()).roomConfigurations).toMatchObject([
      { estimatedPrice: 12, serverPrice: 37_100 },
    ]);
  });

  it('prices by the version the client names, not by the newest', async () => {
    const { app, services } = await openTestApp();
    await services.pricing.save(dearerPricing(1000));
    const old = await post(app, quoteBody({ pricingVersion: 1 })).expect(201);
    expect(old.body).toMatchObject({ serverPrice: 37_100, pricingVersion: 1 });
    const current = await post(app, quoteBody({ pricingVersion: undefined })).expect(201);
    expect(current.body).toMatchObject({ serverPrice: 38_100, pricingVersion: 2 });
  });

  it('prices by the newest version when it does not know the one named, and notes that', async () => {
    const { app, stored } = await openTestApp();
    const { body } = await post(app, quoteBody({ pricingVersion: 99 })).expect(201);
    expect(body).toMatchObject({ serverPrice: 37_100, pricingVersion: 1 });
    expect((await stored()).roomConfigurations).toMatchObject([
      { pricingVersion: 1, unknownPricingVersion: 99 },
    ]);
  });

  it('trims the contact details and ignores what it does not know', async () => {
    const { app, stored } = await openTestApp();
    await post(app, { ...quoteBody({ name: '  Test Person ' }), isAdmin: true }).expect(201);
    const [row] = (await stored()).roomConfigurations;
    expect(row?.name).toBe('Test Person');
    expect(row).not.toHaveProperty('isAdmin');
  });

  it('has everything when the server is opened again', async () => {
    const folder = await temporaryFolder();
    const first = await openTestApp({ folder });
    const key = randomUUID();
    const { body } = await post(first.app, quoteBody(), key).expect(201);
    await first.services.close();
    const second = await openTestApp({ folder });
    expect(await second.services.roomConfigurations.count()).toBe(1);
    await post(second.app, quoteBody(), key).expect(201, body);
  });
});

describe('the Idempotency-Key', () => {
  it('gives the same body the first answer again and stores no second row', async () => {
    const { app, services, stored } = await openTestApp();
    const key = randomUUID();
    const first = await post(app, quoteBody(), key).expect(201);
    await services.pricing.save(dearerPricing(1000));
    const reordered = Object.fromEntries(Object.entries(quoteBody()).toReversed());
    const again = await post(app, reordered, key).expect(201);
    expect(again.text).toBe(first.text);
    await post(app, quoteBody(), key.toUpperCase()).expect(201, first.body);
    expect((await stored()).roomConfigurations).toHaveLength(1);
  });

  it('refuses another body, even an invalid one', async () => {
    const { app, stored } = await openTestApp();
    const key = randomUUID();
    await post(app, quoteBody(), key).expect(201);
    for (const body of [quoteBody({ windows: 3 }), {}]) {
      const response = await post(app, body, key).expect(422);
      expect(response.body).toEqual({ error: expect.any(String), code: 'idempotency_mismatch' });
    }
    expect((await stored()).roomConfigurations).toMatchObject([{ windows: 2 }]);
  });

  it('makes one row of 20 requests at the same moment', async () => {
    const { app, stored } = await openTestApp();
    const key = randomUUID();
    const server = app.listen(0);
    const calls = Array.from({ length: 20 }, () =>
      request(server).post(PATH).set('Idempotency-Key', key).send(quoteBody()),
    );
    const responses = await Promise.all(calls);
    server.close();
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
    expect((await stored()).roomConfigurations).toHaveLength(1);
  });

  it('lets one of two different bodies win when they come at the same moment', async () => {
    const { app, stored } = await openTestApp();
    const key = randomUUID();
    const responses = await Promise.all([
      post(app, quoteBody({ windows: 1 }), key),
      post(app, quoteBody({ windows: 2 }), key),
    ]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await stored()).roomConfigurations).toHaveLength(1);
  });

  it('makes rows of their own for requests without one', async () => {
    const { app, stored } = await openTestApp();
    const one = await post(app, quoteBody()).expect(201);
    const two = await post(app, quoteBody()).expect(201);
    expect(one.body.id).not.toBe(two.body.id);
    expect((await stored()).roomConfigurations).toHaveLength(2);
  });

  it.each(['1', 'not-a-uuid', `${randomUUID()}0`, '../../etc/passwd'])(
    'must be a UUID: %s is refused',
    async (key) => {
      const { app, stored } = await openTestApp();
      const response = await post(app, quoteBody(), key).expect(400);
      expect(response.body).toMatchObject({
        code: 'invalid_idempotency_key',
        fields: { 'Idempotency-Key': expect.any(String) },
      });
      expect((await stored()).roomConfigurations).toEqual([]);
    },
  );
});

describe('a store that cannot be written', () => {
  it.each(['write', 'flush file'] as const)(
    'is a 503 with Retry-After when the %s fails, and the retry succeeds',
    async (call) => {
      const disk = new SimulatedDisk();
      const { app, services } = await openTestApp({ disk });
      const key = randomUUID();
      disk.break(call);
      const response = await post(app, quoteBody(), key).expect(503);
      expect(response.body).toEqual({ error: expect.any(String), code: 'store_unavailable' });
      expect(response.headers['retry-after']).toBe('10');
      expect(await services.roomConfigurations.count()).toBe(0);
      disk.repair();
      await post(app, quoteBody(), key).expect(201);
      expect(await services.roomConfigurations.count()).toBe(1);
    },
  );
});
