import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { quoteBody } from '#server/testing/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openTestApp } from '#server/testing/test-app';

describe('the health checks', () => {
  it('say that the process is up and that the store can be written', async () => {
    const { app } = await openTestApp();
    await request(app).get('/healthz').expect(200, { status: 'ok' });
    const ready = await request(app).get('/readyz').expect(200, { status: 'ready' });
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('say not ready, but up, while the disk cannot be flushed', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ disk });
    disk.break('flush file');
    await request(app).get('/healthz').expect(200);
    const response = await request(app).get('/readyz').expect(503);
    expect(response.body).toMatchObject({ code: 'store_unavailable' });
    expect(response.headers['retry-after']).toBe('10');
    disk.repair();
    await request(app).get('/readyz').expect(200);
  });

  it('and the calls say the same of a full disk, until it has room again, without a restart', async () => {
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
    await request(app).get('/readyz').expect(200);
    await send().expect(201);
  });
});
