import type { Express } from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import {
  pricingVersionsSchema,
  savedPricingSchema,
} from '#domain/order/contracts/admin/pricing-version';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { starterPricing } from '#domain/design/pricing/starter';
import { allRows } from '#server/stores/pages';
import { signedIn } from '#server/testing/admin';
import { dearerPricing, quoteBody } from '#server/testing/requests/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openTestApp } from '#server/testing/test-app';

function put(app: Express, cookie: string, body: object) {
  return request(app).put('/api/pricing').set('Cookie', cookie).send(body);
}

async function openSignedIn() {
  const test = await openTestApp();
  return { ...test, cookie: await signedIn(test.app) };
}

/** The starter document with the value at a path like "fixedComponents.decking" replaced. */
function withValue(path: string, value: unknown): object {
  const document = structuredClone<PricingConfiguration>(starterPricing);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<unknown>(
    (part, key) => (part as Record<string, unknown>)[key],
    document,
  );
  (owner as Record<string, unknown>)[last] = value;
  return document;
}

describe('PUT /api/pricing', () => {
  it('creates the next version, which every visitor gets at once', async () => {
    const { app, cookie } = await openSignedIn();
    const tag = (await request(app).get('/api/pricing')).headers['etag'] ?? '';
    const response = await put(app, cookie, dearerPricing(500)).set('If-Match', tag).expect(200);
    expect(savedPricingSchema.parse(response.body)).toMatchObject({ version: 2, note: '' });
    expect(response.headers).toMatchObject({ etag: '"pricing-2"', 'x-pricing-version': '2' });
    const seen = await request(app).get('/api/pricing').set('If-None-Match', tag).expect(200);
    expect(seen.body).toEqual(dearerPricing(500));
  });

  it('keeps the note, whatever characters it has', async () => {
    const { app, cookie, stored } = await openSignedIn();
    const note = 'Cedar +5 %, “spring” — £';
    const header = encodeURIComponent(note);
    await put(app, cookie, dearerPricing(1)).set('x-pricing-note', header).expect(200);
    expect((await stored()).pricingVersions.at(-1)).toMatchObject({ version: 2, note });
  });

  it.each([
    ['%E0%A4%A', 'Write the note URI-encoded'],
    ['x'.repeat(201), 'Use at most 200 characters for the note'],
  ])('refuses the note %.12s and stores nothing', async (header, message) => {
    const { app, cookie, services } = await openSignedIn();
    const response = await put(app, cookie, dearerPricing(1)).set('x-pricing-note', header);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_request', fields: { note: message } });
    expect(await allRows(services.pricing)).toHaveLength(1);
  });

  it('tells the second of two administrators which version is live, without storing theirs', async () => {
    const { app, cookie, services } = await openSignedIn();
    await put(app, cookie, dearerPricing(1)).set('If-Match', '"pricing-1"').expect(200);
    const late = await put(app, cookie, dearerPricing(2)).set('If-Match', '"pricing-1"');
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({
      code: 'pricing_conflict',
      error: expect.stringContaining('version 2'),
    });
    expect(late.headers).toMatchObject({ etag: '"pricing-2"', 'x-pricing-version': '2' });
    expect(await allRows(services.pricing)).toHaveLength(2);
    await put(app, cookie, dearerPricing(2)).set('If-Match', 'W/"pricing-2"').expect(200);
  });

  it.each(['"other"', 'pricing-1', '"pricing-1", "pricing-2"', '"pricing-x"', ''])(
    'matches nothing with If-Match: %s',
    async (tag) => {
      const { app, cookie } = await openSignedIn();
      await put(app, cookie, dearerPricing(1)).set('If-Match', tag).expect(412);
    },
  );

  it.each([undefined, '*'])(
    'replaces the current version, whatever it is, with If-Match: %s',
    async (tag) => {
      const { app, cookie } = await openSignedIn();
      await put(app, cookie, dearerPricing(1)).expect(200);
      const call = put(app, cookie, dearerPricing(2));
      if (tag !== undefined) call.set('If-Match', tag);
      expect((await call.expect(200)).body).toMatchObject({ version: 3 });
    },
  );

  it('answers a repeated save as it did the first time', async () => {
    const { app, cookie, services } = await openSignedIn();
    const save = () => put(app, cookie, dearerPricing(1)).set('If-Match', '"pricing-1"');
    const first = await save().expect(200);
    expect((await save().expect(200)).body).toEqual(first.body);
    expect(await allRows(services.pricing)).toHaveLength(2);
  });

  it.each([
    ['fixedComponents.decking', -1, 'Enter an amount of 0 or more'],
    ['fixedComponents.decking', '5', 'Enter an amount in pounds'],
    ['features.underfloor-heating', null, 'Enter an amount in pounds'],
    ['finishes.roofing.living-roof', 10_000_001, 'Enter an amount of at most £10,000,000'],
    ['roomTypeMultipliers.office', 0, 'Enter a number above 0'],
    ['basePricePerSqm', 0, 'Enter an amount above 0'],
    ['shellSizes.3.width', 0, 'Enter a number above 0'],
    ['shellSizes.3.label', '', 'Give the size a label'],
    ['shellSizes.3.id', '2.5x3', 'Give each shell size its own id'],
    ['shellSizes', [], 'Keep at least one shell size'],
  ])('names %s when it is %j', async (path, value, message) => {
    const { app, cookie, services } = await openSignedIn();
    const response = await put(app, cookie, withValue(path, value)).expect(400);
    expect(response.body).toMatchObject({ code: 'invalid_request', fields: { [path]: message } });
    expect(await allRows(services.pricing)).toHaveLength(1);
  });

  it.each([[], {}, { pricing: starterPricing }, 7])('refuses %j as a document', async (body) => {
    const { app, cookie, services } = await openSignedIn();
    const call = request(app).put('/api/pricing').set('Cookie', cookie).type('json');
    await call.send(JSON.stringify(body)).expect(400);
    expect(await allRows(services.pricing)).toHaveLength(1);
  });

  it('drops anything that is not a price, and keeps the keys of the extra roofings and interiors', async () => {
    const { app, cookie } = await openSignedIn();
    const document = {
      ...withValue('finishes.roofing.rubber-membrane', 900),
      isAdmin: true,
      __proto__: null,
    };
    await put(app, cookie, document).expect(200);
    const { body } = await request(app).get('/api/pricing');
    expect(body).not.toHaveProperty('isAdmin');
    expect(body.finishes.roofing['rubber-membrane']).toBe(900);
  });

  it('keeps a quote under the prices its homeowner saw', async () => {
    const { app, cookie } = await openSignedIn();
    await put(app, cookie, dearerPricing(500)).expect(200);
    const old = await request(app).post('/api/room-configurations').send(quoteBody()).expect(201);
    expect(old.body).toMatchObject({ serverPrice: 37_100, pricingVersion: 1 });
    const body = quoteBody({ pricingVersion: 2 });
    const now = await request(app).post('/api/room-configurations').send(body).expect(201);
    expect(now.body).toMatchObject({ serverPrice: 37_600, pricingVersion: 2 });
  });

  it.each([
    ['features.full-electrics', '"pricing-1"'],
    ['features.full-electrics', undefined],
    ['fixedComponents.electricPack', '"pricing-1"'],
    ['fixedComponents.electricPack', undefined],
  ])(
    'sets both prices of electrics by %s, however often it is sent, with If-Match %s',
    async (key, tag) => {
      const { app, cookie } = await openSignedIn();
      for (let sent = 0; sent < 2; sent += 1) {
        const call = put(app, cookie, withValue(key, 1500));
        if (tag !== undefined) call.set('If-Match', tag);
        expect((await call.expect(200)).body).toMatchObject({ version: 2 });
      }
      const { body } = await request(app).get('/api/pricing');
      expect(body.features['full-electrics']).toBe(1500);
      expect(body.fixedComponents.electricPack).toBe(1500);
    },
  );

  it('brings older prices to one at the next start, at what rooms cost', async () => {
    const { services, folder } = await openTestApp();
    const { features } = starterPricing;
    await services.pricing.save({
      ...starterPricing,
      features: { ...features, 'air-conditioning': 3800 },
    });
    await services.close();
    for (let start = 0; start < 2; start += 1) {
      const next = await openTestApp({ folder });
      expect(await next.services.pricing.current()).toMatchObject({
        version: 3,
        pricing: starterPricing,
      });
      await next.services.close();
    }
  });

  it('says that nothing could be stored', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ disk });
    const cookie = await signedIn(app);
    disk.break('write', 'flush file');
    await put(app, cookie, dearerPricing(1)).expect(503);
    await request(app).get('/api/pricing').expect(200, starterPricing);
  });
});

describe('GET /api/pricing/versions', () => {
  it('lists saved versions, newest first, and returns each document as saved', async () => {
    const { app, cookie } = await openSignedIn();
    await put(app, cookie, dearerPricing(1)).set('x-pricing-note', 'One').expect(200);
    const list = await request(app).get('/api/pricing/versions').set('Cookie', cookie).expect(200);
    expect(pricingVersionsSchema.parse(list.body)).toEqual([
      { version: 2, savedAt: expect.any(String), note: 'One', by: 'Owner' },
      { version: 1, savedAt: expect.any(String), note: '' },
    ]);
    const first = await request(app).get('/api/pricing/versions/1').set('Cookie', cookie);
    expect(first.body).toEqual(starterPricing);
    expect(first.headers).toMatchObject({ 'x-pricing-version': '1', 'cache-control': 'no-store' });
  });

  it('brings an old document back as a new version', async () => {
    const { app, cookie, services } = await openSignedIn();
    await put(app, cookie, dearerPricing(1)).expect(200);
    const { body } = await request(app).get('/api/pricing/versions/1').set('Cookie', cookie);
    expect((await put(app, cookie, body).expect(200)).body).toMatchObject({ version: 3 });
    expect(await services.pricing.current()).toMatchObject({ pricing: starterPricing });
  });

  it.each(['0', '2', '1.0', '-1', '01x', '9999999999', 'constructor'])(
    'does not find a version %s',
    async (number) => {
      const { app, cookie } = await openSignedIn();
      const call = request(app).get(`/api/pricing/versions/${number}`).set('Cookie', cookie);
      expect((await call.expect(404)).body).toMatchObject({ code: 'not_found' });
    },
  );
});
