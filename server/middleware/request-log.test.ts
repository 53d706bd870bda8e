import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { ApiProblem } from '#server/api-problem';
import { createApp } from '#server/app';
import { quoteBody } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';

async function loggedApp() {
  const lines: string[] = [];
  const { services } = await openTestApp();
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { app: createApp({ ...services, logger }), services: { ...services, logger }, lines };
}

describe('the request log', () => {
  it('has a line per request with method, path, status, time and the id in the response', async () => {
    const { app, lines } = await loggedApp();
    const { headers } = await request(app).get('/api/pricing?from=mail').expect(200);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      req: { id: headers['x-request-id'], method: 'GET', path: '/api/pricing' },
      res: { status: 200 },
      responseTime: expect.any(Number),
    });
  });

  it('holds nothing personal, however the request goes wrong', async () => {
    const { app, lines } = await loggedApp();
    const call = () =>
      request(app)
        .post('/api/room-configurations?email=test.person@example.com')
        .set('Cookie', 'session=secret-cookie')
        .set('User-Agent', 'secret-agent')
        .set('X-Forwarded-For', '203.0.113.9');
    await call().send(quoteBody()).expect(201);
    await call()
      .send(quoteBody({ email: 'Test Person' }))
      .expect(400);
    await call().set('Content-Type', 'application/json').send('{"name": "Test Person').expect(400);
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toMatch(/Test Person|test\.person|secret|203\.0|127\.0|01632/);
  });

  it.each(['/api/calendar/', '/API/Calendar/', '/api/calendar/x/'])(
    'leaves out whatever follows %s',
    async (path) => {
      const { app, lines } = await loggedApp();
      await request(app).get(`${path}AAAAAAAAAAAAAAAAAAAAAA.ics?a=1`).expect(404);
      expect(lines).toHaveLength(1);
      expect(lines[0]).not.toContain('AAAA');
      expect(lines[0]?.toLowerCase()).toContain('/api/calendar/…');
    },
  );

  it('records our own errors, with the stack', async () => {
    const { services, lines } = await loggedApp();
    const pricing = {
      ...services.pricing,
      current: () => Promise.reject(Object.assign(new Error('broken'), { body: 'Test Person' })),
    };
    await request(createApp({ ...services, pricing }))
      .get('/api/pricing')
      .expect(500);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      err: { message: 'broken', stack: expect.stringContaining('request-log.test') },
    });
    expect(lines.join('')).not.toContain('Test Person');
  });

  it('has one line without a stack for a refused request', async () => {
    const { services, lines } = await loggedApp();
    const pricing = {
      ...services.pricing,
      current: () => Promise.reject(new ApiProblem(503, 'overloaded', 'Please try again soon.')),
    };
    await request(createApp({ ...services, pricing }))
      .get('/api/pricing')
      .expect(503);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).not.toHaveProperty('err');
  });

  it('leaves out the health checks while they succeed', async () => {
    const { app, lines } = await loggedApp();
    await request(app).get('/healthz').expect(200);
    await request(app).get('/readyz').expect(200);
    expect(lines).toEqual([]);
  });
});
