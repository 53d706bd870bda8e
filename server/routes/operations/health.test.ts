import request from 'supertest';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app';
import { quoteBody } from '#server/testing/requests/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openTestApp } from '#server/testing/test-app';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

/** The result of a disk check is valid for a second. */
const nextSecond = () => vi.advanceTimersByTime(1000);

describe('the health checks', () => {
  it('report that the process is up and that the store is writable', async () => {
    const { app } = await openTestApp();
    await request(app).get('/healthz').expect(200, { status: 'ok' });
    const ready = await request(app)
      .get('/readyz')
      .expect(200, { status: 'ready', room: 'enough' });
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('report not ready, but up, while the disk cannot be flushed', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ disk });
    disk.break('flush file');
    await request(app).get('/healthz').expect(200);
    const response = await request(app).get('/readyz').expect(503);
    expect(response.body).toMatchObject({ code: 'store_unavailable' });
    expect(response.headers['retry-after']).toBe('10');
    disk.repair();
    nextSecond();
    await request(app).get('/readyz').expect(200);
  });

  it('and the calls agree about a full disk, until it has space again, without a restart', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ disk });
    const send = () => request(app).post('/api/room-configurations').send(quoteBody());
    disk.break('write');
    for (const answer of [await send(), await request(app).get('/readyz')]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'store_unavailable' });
      expect(answer.headers['retry-after']).toBe('10');
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    disk.repair();
    nextSecond();
    await request(app).get('/readyz').expect(200);
    await send().expect(201);
  });

  it('check the disk once a second, however often they are called, and whatever the result', async () => {
    const disk = new SimulatedDisk();
    const { services } = await openTestApp({ disk });
    const check = vi.fn<() => Promise<void>>(() => services.check());
    const app = createApp({ ...services, check });
    const flood = async (status: number) => {
      const answers = Array.from({ length: 20 }, () => request(app).get('/readyz'));
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(status);
      await request(app).get('/readyz').expect(status);
    };
    await flood(200);
    expect(check).toHaveBeenCalledTimes(1);
    disk.break('write');
    nextSecond();
    await flood(503);
    expect(check).toHaveBeenCalledTimes(2);
  });
});
