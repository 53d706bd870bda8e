import { BlockList } from 'node:net';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config';

/** Of RFC 8291, appendix A: an example and no secret. */
const VAPID = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no refusal';
}

describe('the server settings', () => {
  it('work without a single variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      dataDir: resolve('./data'),
      publicUrl: undefined,
      trustedProxies: expect.any(BlockList),
      adminPassword: undefined,
      mailUrl: undefined,
      vapidKey: undefined,
      pushServices: [],
      metricsToken: undefined,
      retentionDays: 730,
      samples: true,
      logLevel: 'info',
    });
  });

  it('accept every variable', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '127.0.0.1',
        DATA_DIR: '/srv/rooms',
        PUBLIC_URL: 'https://rooms.example/',
        TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 ::1',
        ADMIN_PASSWORD: 'a long word',
        MAIL_URL: 'smtp://localhost:2525',
        VAPID_KEY: VAPID,
        PUSH_SERVICES: 'https://push.example/ http://127.0.0.1:4000',
        METRICS_TOKEN: 'sixteen letters.',
        RETENTION_DAYS: '90',
        PAYMENT_URL: 'https://pay.example/?for={reference}&amount={amount}',
        SAMPLES: 'off',
        LOG_LEVEL: 'silent',
      }),
    ).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/rooms',
      publicUrl: 'https://rooms.example',
      trustedProxies: expect.any(BlockList),
      adminPassword: 'a long word',
      mailUrl: 'smtp://localhost:2525',
      vapidKey: VAPID,
      pushServices: ['https://push.example', 'http://127.0.0.1:4000'],
      metricsToken: 'sixteen letters.',
      retentionDays: 90,
      paymentUrl: 'https://pay.example/?for={reference}&amount={amount}',
      samples: false,
      logLevel: 'silent',
    });
  });

  it('treat an empty variable as absent', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', SAMPLES: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'rooms.example'],
    ['PUBLIC_URL', 'ftp://rooms.example'],
    ['PUBLIC_URL', 'https://rooms.example/shop'],
    ['TRUSTED_PROXIES', 'loopback'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1:80'],
    ['TRUSTED_PROXIES', '::1, 2001:db8::/129'],
    ['ADMIN_PASSWORD', 'sesame7'],
    ['MAIL_URL', 'localhost:25'],
    ['MAIL_URL', 'https://mail.example'],
    ['METRICS_TOKEN', 'fifteen letters'],
    ['RETENTION_DAYS', 'two years'],
    ['RETENTION_DAYS', '-30'],
    ['RETENTION_DAYS', '365.5'],
    ['PAYMENT_URL', 'https://pay.example/{reference}'],
    ['PAYMENT_URL', 'http://pay.example/?a={amount}'],
    ['PAYMENT_URL', 'https://pay.example/?a={amount}&e={email}'],
    ['PAYMENT_URL', 'https://{amount}.example/'],
    ['PAYMENT_URL', 'https://{reference}/?a={amount}'],
    ['PAYMENT_URL', 'https://a:b@pay.example/?a={amount}'],
    ['PAYMENT_URL', 'javascript:alert({amount})'],
    ['PAYMENT_URL', 'pay us {amount}'],
    ['SAMPLES', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['OBJECTS_URL', 'https://store.example/rooms'],
    ['OBJECTS_URL', 's3://?region=eu-west-2'],
    ['OBJECTS_URL', 's3://rooms?endpoint=store.example'],
    ['PUBLIC_OBJECTS_URL', 'https://cdn.example/rooms'],
  ])('refuse %s=%s with one line that names the variable but not its value', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(`${name} must be`);
    expect(message).not.toContain('\n');
    expect(message).not.toContain(value);
  });

  it('name a bucket with its key, or say that the key is missing', () => {
    const OBJECTS_URL = 's3://rooms?endpoint=https://store.example&region=eu-west-2';
    const PUBLIC_OBJECTS_URL = 'https://cdn.example/';
    const key = { AWS_ACCESS_KEY_ID: 'us', AWS_SECRET_ACCESS_KEY: 'sesame' };
    expect(readConfig({ OBJECTS_URL, PUBLIC_OBJECTS_URL, ...key })).toMatchObject({
      bucket: {
        bucket: 'rooms',
        endpoint: 'https://store.example',
        region: 'eu-west-2',
        accessKeyId: 'us',
        secretAccessKey: 'sesame',
      },
      publicObjectsUrl: 'https://cdn.example',
    });
    expect(readConfig({ PUBLIC_OBJECTS_URL, ...key }).publicObjectsUrl).toBeUndefined();
    expect(refusal({ OBJECTS_URL, AWS_ACCESS_KEY_ID: 'us' })).toContain('AWS_SECRET_ACCESS_KEY');
  });

  it('name every bad variable at once', () => {
    expect(() => readConfig({ PORT: 'x', SAMPLES: 'maybe' })).toThrow(/PORT .*; SAMPLES /);
  });
});
