import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ADMIN_PASSWORD } from '#server/testing/admin';
import { quoteBody } from '#server/testing/requests/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openTestApp } from '#server/testing/test-app';

const environment = { SAMPLES: 'off' };

function send(app: Parameters<typeof request>[0], key: string = randomUUID()) {
  return request(app)
    .post('/api/room-configurations')
    .set('Idempotency-Key', key)
    .send(quoteBody());
}

describe('a server that starts on a full disk', () => {
  it('shows its data, refuses changes with 503, and accepts them once there is space', async () => {
    const disk = new SimulatedDisk();
    const first = await openTestApp({ disk, environment });
    const key = randomUUID();
    await send(first.app, key).expect(201);
    // As a crash leaves it: this message may or may not have been sent.
    const handed = { state: 'handing-over', notBefore: '2099-01-01T00:00:00.000Z' } as const;
    await first.services.mailQueue.set(`quote-${key}-company`, handed);
    await first.services.close();
    disk.break('write');
    const { app, services } = await openTestApp({ disk, folder: first.folder, environment });
    await request(app).get('/api/pricing').expect(200);
    await request(app).get('/healthz').expect(200);
    await request(app).get('/readyz').expect(503);
    const refused = await send(app).expect(503);
    expect(refused.body).toMatchObject({ code: 'store_unavailable' });
    disk.repair();
    await send(app).expect(201);
    // The disk is probed at most once a second.
    await vi.waitFor(() => request(app).get('/readyz').expect(200), { timeout: 10_000 });
    services.mail.wake();
    await vi.waitFor(async () => {
      const mail = await services.mailQueue.find(`quote-${key}-company`);
      expect(mail?.state).toMatch(/unclear|sent/);
    });
  });

  it('stores its password and its prices as soon as there is space', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const disk = new SimulatedDisk();
    disk.break('write');
    const { app } = await openTestApp({ disk, environment });
    await request(app).get('/api/pricing').expect(503);
    disk.repair();
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.waitFor(async () => request(app).get('/api/pricing').expect(200));
    const login = request(app).post('/api/auth/login');
    await login.send({ password: ADMIN_PASSWORD }).expect(200);
  });
});
