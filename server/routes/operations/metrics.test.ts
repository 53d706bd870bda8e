import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { quoteBody } from '#server/testing/requests/quote-body';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { openTestApp } from '#server/testing/test-app';

const TOKEN = 'only monitoring knows this';
const environment = { METRICS_TOKEN: TOKEN };

/** The values of Prometheus' text, by name and labels. */
async function read(app: Parameters<typeof request>[0]): Promise<Record<string, number>> {
  const { text } = await request(app)
    .get('/metrics')
    .set('authorization', `Bearer ${TOKEN}`)
    .expect(200)
    .expect('cache-control', 'no-store')
    .expect('content-type', /^text\/plain; version=0\.0\.4/);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]),
  );
}

describe('the metrics', () => {
  it('are there only for whoever has the token, and only where one is set', async () => {
    const { app } = await openTestApp({ environment });
    for (const authorization of ['', 'Bearer ', 'Bearer wrong', TOKEN, `bearer ${TOKEN}`]) {
      await request(app).get('/metrics').set('authorization', authorization).expect(404);
    }
    const { app: without } = await openTestApp();
    await request(without).get('/metrics').set('authorization', 'Bearer undefined').expect(404);
  });

  it('count answers by their route, without an id or a token among the labels', async () => {
    const { app } = await openTestApp({ environment });
    await request(app).post('/api/room-configurations').send(quoteBody()).expect(201);
    await request(app).post('/api/room-configurations').send({}).expect(400);
    await request(app).get('/api/models/secret-code.glb');
    await request(app).get('/secret-page');
    const metrics = await read(app);
    const answers = (labels: string) => metrics[`http_request_duration_seconds_count{${labels}}`];
    expect(answers('method="POST",route="/api/room-configurations",status="201"')).toBe(1);
    expect(answers('method="POST",route="/api/room-configurations",status="400"')).toBe(1);
    expect(answers('method="GET",route="site",status="404"')).toBe(1);
    expect(JSON.stringify(metrics)).not.toContain('secret');
  });

  it('say how much room the disk has, and what of it is kept for quotes', async () => {
    const disk = new SimulatedDisk();
    disk.space = { bsize: 4096, blocks: 1e6, bavail: 9e4 };
    const metrics = await read((await openTestApp({ environment, disk })).app);
    expect(metrics).toMatchObject({
      'disk_bytes{kind="free"}': 368_640_000,
      'disk_bytes{kind="reserve"}': 409_600_000,
      'room_missing{place="disk"}': 1,
      'room_missing{place="bucket"}': 0,
    });
  });

  it('time the calls to the storage, and tell those that failed', async () => {
    const disk = new SimulatedDisk();
    const { app } = await openTestApp({ environment, disk });
    const send = () => request(app).post('/api/room-configurations').send(quoteBody());
    await send().expect(201);
    disk.break('write');
    await send().expect(503);
    disk.repair();
    const metrics = await read(app);
    const adds = (outcome: string) =>
      metrics[
        `store_call_duration_seconds_count{store="roomConfigurations",call="add",outcome="${outcome}"}`
      ];
    expect([adds('done'), adds('failed')]).toEqual([1, 1]);
  });

  it('tell what waits, and for how long', async () => {
    const { app, services } = await openTestApp({ environment });
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await services.enquiries.add(newEnquiry({ createdAt: hourAgo }));
    const metrics = await read(app);
    expect(metrics['queue_length{queue="mail"}']).toBe(2);
    expect(metrics['queue_oldest_seconds{queue="mail"}']).toBeGreaterThanOrEqual(3600);
    expect(metrics['queue_length{queue="push"}']).toBe(0);
    expect(metrics['queue_oldest_seconds{queue="push"}']).toBe(0);
    expect(metrics['mail_unclear{queue="mail"}']).toBe(0);
    expect(metrics['requests_unseen{kind="enquiry"}']).toBe(1);
  });
});
