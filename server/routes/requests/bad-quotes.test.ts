import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { quoteBody } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';

const PATH = '/api/room-configurations';
const MEGABYTE = 1024 * 1024;

interface BadField {
  field: string;
  shown: string;
  value: unknown;
  reportedAs: string;
}

function bad(field: string, value: unknown, reportedAs = field): BadField {
  return { field, shown: String(JSON.stringify(value)).slice(0, 60), value, reportedAs };
}

const REQUIRED = ['name', 'email', 'phone', 'roomType', 'shellSizeId', 'estimatedPrice'];

const DOOR = { kind: 'door', wall: 'front', at: 1.55 };

const BAD_FIELDS: BadField[] = [
  ...REQUIRED.flatMap((field) =>
    [undefined, null, '', {}, [], true].map((value) => bad(field, value)),
  ),
  ...['name', 'email', 'phone', 'roomType', 'shellSizeId'].map((field) => bad(field, 7)),
  ...['windows', 'doors'].flatMap((field) =>
    [null, '2', 1.5, -1, 1e21, {}, [], true].map((value) => bad(field, value)),
  ),
  bad('name', '  '),
  bad('name', 'x'.repeat(201)),
  bad('name', 'Test\r\nBcc: other@example.com'),
  bad('email', 'test.person'),
  bad('email', 'test person@example.com'),
  bad('email', `${'x'.repeat(250)}@example.com`),
  bad('phone', '123456'),
  bad('phone', 'call me'),
  bad('phone', '0'.repeat(41)),
  bad('roomType', 'castle'),
  bad('roomType', 'toString'),
  bad('shellSizeId', 'x'.repeat(65)),
  bad('windows', 11),
  bad('doors', 0),
  bad('doors', 6),
  bad('patioGlass', 'yes'),
  bad('patioGlass', null),
  bad('patioGlass', 1),
  bad('placement', null),
  bad('placement', 'front'),
  bad('placement', [7], 'placement.0'),
  bad('placement', [{ kind: 'hatch', wall: 'front', at: 1 }], 'placement.0.kind'),
  bad('placement', [{ kind: 'door', wall: 'roof', at: 1 }], 'placement.0.wall'),
  bad('placement', [{ kind: 'door', wall: 'front', at: -1 }], 'placement.0.at'),
  bad('placement', [{ kind: 'door', wall: 'front', at: 3.2 }], 'placement.0'),
  bad('placement', [DOOR, { ...DOOR, wall: 'back' }]),
  bad('placement', [DOOR, { kind: 'window', wall: 'front', at: 2 }], 'placement.1'),
  bad('features', 'underfloor-heating'),
  bad('features', null),
  bad('features', {}),
  bad('features', ['hot-tub'], 'features.0'),
  bad('features', [7], 'features.0'),
  bad('features', ['air-conditioning', 'air-conditioning']),
  bad('finishes', null),
  bad('finishes', 'cedar'),
  bad('finishes', []),
  bad('finishes', { cladding: 'gold' }, 'finishes.cladding'),
  bad('finishes', { roofing: 7 }, 'finishes.roofing'),
  bad('finishes', { interior: null }, 'finishes.interior'),
  bad('finishes', { foundation: 'cedar' }, 'finishes.foundation'),
  bad('estimatedPrice', '37100'),
  bad('estimatedPrice', -1),
  bad('estimatedPrice', 37_100.5),
  bad('estimatedPrice', 1e21),
  bad('pricingVersion', 0),
  bad('pricingVersion', -1),
  bad('pricingVersion', 1.5),
  bad('pricingVersion', '1'),
  bad('pricingVersion', null),
];

describe('a quote request with a bad field', () => {
  it.each(BAD_FIELDS)(
    'is refused by name and not stored: $field = $shown',
    async ({ field, value, reportedAs }) => {
      const { app, stored } = await openTestApp();
      const response = await request(app)
        .post(PATH)
        .send({ ...quoteBody(), [field]: value });
      expect(response.status).toBe(400);
      const body = apiErrorSchema.parse(response.body);
      expect(body.code).toBe('invalid_request');
      expect(Object.keys(body.fields ?? {})).toEqual([reportedAs]);
      expect(Object.values(body.fields ?? {})[0]).toMatch(/\w+ \w+/);
      expect((await stored()).roomConfigurations).toEqual([]);
    },
  );

  it('names every bad field at once', async () => {
    const { app } = await openTestApp();
    const response = await request(app).post(PATH).send({}).expect(400);
    expect(Object.keys(response.body.fields).toSorted()).toEqual([
      'email',
      'estimatedPrice',
      'name',
      'phone',
      'roomType',
      'shellSizeId',
    ]);
  });

  it.each([
    [
      'a shell size that the price list does not have',
      { shellSizeId: '9x9' },
      'unknown_shell_size',
      'shellSizeId',
    ],
    [
      'a finish that the price list does not have',
      { finishes: { roofing: 'living-roof' } },
      'unpriced_finish',
      'finishes.roofing',
    ],
  ] as const)('is refused with 422 for %s', async (_case, changes, code, field) => {
    const { app, stored } = await openTestApp();
    const response = await request(app).post(PATH).send(quoteBody(changes)).expect(422);
    expect(response.body).toEqual({
      error: expect.any(String),
      code,
      fields: { [field]: expect.any(String) },
    });
    expect((await stored()).roomConfigurations).toEqual([]);
  });
});

type BadBody = [what: string, type: string, text: string, status: number, code: string];

const BAD_BODIES: BadBody[] = [
  ['malformed JSON', 'application/json', '{"name": "Test', 400, 'malformed_json'],
  ['no body', 'application/json', '', 400, 'invalid_request'],
  ['a bare text', 'application/json', '"quote"', 400, 'malformed_json'],
  ['null', 'application/json', 'null', 400, 'malformed_json'],
  ['a list', 'application/json', '[]', 400, 'invalid_request'],
  [
    'too deep a nest',
    'application/json',
    `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
    400,
    'invalid_request',
  ],
  ['a plain text', 'text/plain', JSON.stringify(quoteBody()), 415, 'unsupported_media_type'],
  ['a form', 'application/x-www-form-urlencoded', 'name=Test', 415, 'unsupported_media_type'],
  ['an unknown charset', 'application/json; charset=klingon', '{}', 415, 'unsupported_media_type'],
  [
    'a name of 60,000 letters',
    'application/json',
    JSON.stringify(quoteBody({ name: 'x'.repeat(60_000) })),
    400,
    'invalid_request',
  ],
  [
    'a name of 1 MB',
    'application/json',
    JSON.stringify(quoteBody({ name: 'x'.repeat(MEGABYTE) })),
    413,
    'payload_too_large',
  ],
];

describe('a quote request with a bad body', () => {
  it.each(BAD_BODIES)('%s (%s) is not stored', async (_what, type, text, status, code) => {
    const { app, stored } = await openTestApp();
    const response = await request(app).post(PATH).set('Content-Type', type).send(text);
    expect(response.status).toBe(status);
    expect(apiErrorSchema.parse(response.body).code).toBe(code);
    expect(response.text).not.toContain('Test');
    expect((await stored()).roomConfigurations).toEqual([]);
  });

  it('is measured after it is unpacked', async () => {
    const { app, stored } = await openTestApp();
    const compressed = gzipSync(JSON.stringify(quoteBody({ name: 'x'.repeat(MEGABYTE) })));
    const response = await request(app)
      .post(PATH)
      .set('Content-Type', 'application/json')
      .set('Content-Encoding', 'gzip')
      .serialize((body: Buffer) => body as unknown as string)
      .send(compressed);
    expect(response.status).toBe(413);
    expect((await stored()).roomConfigurations).toEqual([]);
  });

  it('without any content type is not JSON', async () => {
    const { app } = await openTestApp();
    const server = app.listen(0);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const body = new Blob([JSON.stringify(quoteBody())]);
    const response = await fetch(`http://localhost:${port}${PATH}`, { method: 'POST', body });
    expect(response.status).toBe(415);
  });
});

describe('a quote request from another website', () => {
  it.each([
    ['cross-site', 403],
    ['same-origin', 201],
    ['none', 201],
  ])('Sec-Fetch-Site: %s is answered %d', async (site, status) => {
    const { app, services } = await openTestApp();
    const response = await request(app).post(PATH).set('Sec-Fetch-Site', site).send(quoteBody());
    expect(response.status).toBe(status);
    expect(await services.roomConfigurations.count()).toBe(status === 201 ? 1 : 0);
    expect(response.body.code).toBe(status === 201 ? undefined : 'cross_site');
  });
});
