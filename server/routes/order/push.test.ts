import { hash } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { filesSaying } from '#server/testing/files-saying';
import { MONDAY, openOrder } from '#server/testing/requests/orders';
import { PushService } from '#server/testing/servers/push-service';
import { openTestApp } from '#server/testing/test-app';

const PATIENT = { timeout: 15_000 };
const GONE = { code: 'no_longer_kept' };

async function open() {
  const service = await PushService.open();
  onTestFinished(() => service.close());
  const environment = { PUBLIC_URL: 'https://rooms.example', PUSH_SERVICES: service.origin };
  const test = await openTestApp({ environment });
  const order = await openOrder(test.app);
  const post = (path: string, body: object) =>
    request(test.app).post(`/api/follow${path}`).send(body);
  const devices = async () => (await test.stored()).pushDevices;
  return {
    ...test,
    service,
    order,
    post,
    devices,
    /** Turns it on for a browser of this name. */
    async turnOn(name: string, { token } = order) {
      const subscription = service.subscribe(name);
      await post('/push', { token, ...subscription }).expect(204);
      return subscription;
    },
    tell: (text = '') => order.asCompany({ kind: 'times-offered', times: [MONDAY], text }),
    titles: () => service.received.map(({ to, message }) => [to, message.notification.title]),
    settled: () =>
      vi.waitFor(
        async () => expect((await devices()).filter(({ due }) => due !== null)).toEqual([]),
        PATIENT,
      ),
  };
}

describe('web push', () => {
  it('tells each device once what a mail tells, encrypted, signed, and naming nobody', async () => {
    const { order, service, turnOn, tell, settled, app } = await open();
    await turnOn('phone');
    await turnOn('tablet');
    await tell('Tom comes.');
    await settled();
    expect(service.received.map(({ to }) => to).toSorted()).toEqual(['phone', 'tablet']);
    const [push] = service.received;
    const linkHash = hash('sha256', order.token, 'base64url');
    expect(push?.message).toEqual({
      web_push: 8030,
      notification: {
        title: expect.stringMatching(/^When may we come\? MGR-/),
        body: 'Open your page to see it.',
        lang: 'en-GB',
        navigate: `https://rooms.example/follow#${linkHash}`,
        tag: linkHash,
      },
    });
    const { body } = await request(app).get('/api/push-key').expect(200);
    expect(push?.senderKey).toBe(body.key);
    expect(push?.claims).toMatchObject({ aud: service.origin, sub: 'mailto:hello@example.com' });
    expect((push?.claims.exp ?? 0) - Date.now() / 1000).toBeLessThan(24 * 60 * 60);
    expect(push?.headers).toMatchObject({
      ttl: '86400',
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    const sent = `${push?.body.toString('latin1')}${JSON.stringify(push?.headers)}`;
    for (const secret of [order.token, linkHash, 'MGR-', order.id])
      expect(sent).not.toContain(secret);
    // Nor does its length say what it is about.
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    await settled();
    expect(new Set(service.received.map(({ body: bytes }) => bytes.length)).size).toBe(1);
    expect(service.received).toHaveLength(4);
  });

  it('says nothing of what mails do not tell the homeowner', async () => {
    const { order, service, turnOn, settled } = await open();
    await turnOn('phone');
    await order.asHomeowner({ kind: 'asked', text: 'Is it dry?' });
    await settled();
    expect(service.attempts).toBe(0);
  });

  it('signs with the configured key, and else keeps one of its own', async () => {
    const first = await open();
    const own = await request(first.app).get('/api/push-key').expect(200);
    const again = await request(first.app).get('/api/push-key').expect(200);
    expect(again.body).toEqual(own.body);
    expect(own.body.key).toMatch(/^B[\w-]{86}$/);
    // The sender's keys of the example in RFC 8291, appendix A.
    const environment = { VAPID_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' };
    const { app } = await openTestApp({ environment });
    await request(app).get('/api/push-key').expect(200, {
      key: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    });
  });

  it('ends when it is turned off, when links are renewed, and when the request is withdrawn', async () => {
    const { order, service, post, turnOn, tell, devices, settled } = await open();
    const { token } = order;
    const { endpoint } = await turnOn('phone');
    expect(await devices()).toHaveLength(1);
    await post('/push/off', { token, endpoint }).expect(204);
    await post('/push/off', { token, endpoint }).expect(204);
    await tell();
    await turnOn('phone');
    await order.asHomeowner({ kind: 'withdrawn', text: '' });
    expect(await devices()).toEqual([]);
    const again = await post('/push', { token, ...service.subscribe('late') });
    expect([again.status, again.body.code]).toEqual([422, 'ended']);
    await settled();
    expect(service.attempts).toBe(0);
    const other = await open();
    await other.turnOn('phone');
    await other.order.asCompany({ kind: 'link-renewed' });
    expect(await other.devices()).toEqual([]);
    await other
      .post('/push', { token: other.order.token, ...other.service.subscribe('x') })
      .expect(404);
  });

  it.each(['anonymise', 'remove'])('ends with a request that we %s, in every file', async (how) => {
    const { app, folder, order, devices, turnOn, post, service } = await open();
    const { endpoint } = await turnOn('phone');
    const path = `/api/room-configurations/${order.id}`;
    const gone =
      how === 'remove' ? request(app).delete(path) : request(app).post(`${path}/anonymise`);
    await gone.set('Cookie', order.cookie).expect(204);
    expect(await devices()).toEqual([]);
    await vi.waitFor(async () => expect(await filesSaying(folder, endpoint)).toEqual([]), PATIENT);
    const late = await post('/push', { token: order.token, ...service.subscribe('late') });
    expect([late.status, late.body]).toMatchObject([410, GONE]);
  });

  it('keeps the five newest devices of a request, and each for each request it follows', async () => {
    const { app, turnOn, devices, post, order } = await open();
    for (const name of ['one', 'two', 'three', 'four', 'five', 'six']) await turnOn(name);
    const names = async () => (await devices()).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(await names()).toEqual(['two', 'three', 'four', 'five', 'six']);
    const other = await openOrder(app);
    const six = await turnOn('six', other);
    expect(await names()).toHaveLength(6);
    await post('/push/off', { token: order.token, endpoint: six.endpoint }).expect(204);
    expect(await names()).toEqual(['two', 'three', 'four', 'five', 'six']);
  });

  it('takes no endpoint but of a push service, and no keys that are none', async () => {
    const { order, post, service, devices } = await open();
    const { endpoint, keys } = service.subscribe('phone');
    const { token } = order;
    const refused = await post('/push', { token, keys, endpoint: 'https://127.0.0.1/internal' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['endpoint']]);
    const bad = await post('/push', { token, endpoint, keys: { p256dh: 'x', auth: '' } });
    expect([bad.status, Object.keys(bad.body.fields)]).toEqual([400, ['keys.p256dh', 'keys.auth']]);
    await post('/push', { token: 'guess', endpoint, keys }).expect(404, /no_such_link/);
    expect(await devices()).toEqual([]);
  });

  it('forgets a device that its push service no longer knows, or that nothing can be encrypted for', async () => {
    const { order, post, service, turnOn, tell, devices } = await open();
    await turnOn('gone');
    service.spoil({ status: 410 });
    const { endpoint, keys } = service.subscribe('odd');
    // The form of a key, and no point of the curve.
    const p256dh = `B${'A'.repeat(86)}`;
    await post('/push', { token: order.token, endpoint, keys: { ...keys, p256dh } }).expect(204);
    await tell();
    await vi.waitFor(async () => expect(await devices()).toEqual([]), PATIENT);
    expect(service.attempts).toBe(1);
  });

  it('follows no redirect, and does not send again what may have arrived', async () => {
    const { service, turnOn, tell, settled, order } = await open();
    await turnOn('phone');
    const elsewhere = await PushService.open();
    onTestFinished(() => elsewhere.close());
    service.spoil({ status: 307, headers: { location: `${elsewhere.origin}/phone` } });
    await tell();
    await settled();
    expect([service.attempts, elsewhere.attempts]).toEqual([1, 0]);
    service.spoil('breaks');
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    await settled();
    expect([service.attempts, service.received.length]).toEqual([2, 0]);
  });

  it('waits while a push service is down, holds no mail up, and then tells the newest alone', async () => {
    const { service, order, turnOn, tell, devices, settled, titles, stored } = await open();
    await turnOn('phone');
    service.spoil({ status: 503, headers: { 'retry-after': '120' } });
    await tell();
    await vi.waitFor(async () => expect((await devices())[0]?.due?.tries).toBe(1), PATIENT);
    const { due } = (await devices())[0] ?? {};
    expect(Date.parse(due?.notBefore ?? '') - Date.now()).toBeGreaterThan(60_000);
    await vi.waitFor(async () => {
      expect((await stored()).mailQueue.filter(({ state }) => state === 'waiting')).toEqual([]);
    }, PATIENT);
    await order.asCompany({ kind: 'visit-booked', ...MONDAY });
    await settled();
    expect(titles()).toEqual([['phone', expect.stringMatching(/^Our visit: /)]]);
  });
});
