import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './push-services';

describe('an endpoint', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQyavXutnMR',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
  ])('of a known push service is called: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://somebody@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evil.example/fcm.googleapis.com',
    'https://evil.example#.push.apple.com',
    'https://evilpush.apple.com/',
    'https://push.apple.com/',
    'https://127.0.0.1/',
    'http://127.0.0.1:9000/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://2130706433/',
    'file:///etc/passwd',
    'ftp://fcm.googleapis.com/',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    'https://',
    '',
  ])('of anybody else is not: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, ['http://127.0.0.1:4000'])).toBe(false);
  });

  it('of an origin that the operator allows is called', () => {
    expect(isPushEndpoint('http://127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(true);
    expect(isPushEndpoint('http://a@127.0.0.1:4000/a', ['http://127.0.0.1:4000'])).toBe(false);
  });
});
