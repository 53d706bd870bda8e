import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { answerProblems } from '#server/middleware/api-answers';
import { shedOverload } from './shed-overload';

/** An app whose requests stay in progress until they are released. */
function busyApp(most: number) {
  const waiting: (() => void)[] = [];
  const app = express();
  app.use(shedOverload(most));
  app.get('/', (_request, response) => {
    waiting.push(() => response.json({}));
  });
  app.use(answerProblems);
  const server = app.listen(0);
  return { server, waiting };
}

describe('more requests than can be answered quickly', () => {
  it('are refused with 503 and Retry-After, until others have finished', async () => {
    const { server, waiting } = busyApp(2);
    const first = [
      request(server).get('/').then(statusOf),
      request(server).get('/').then(statusOf),
    ];
    await expect.poll(() => waiting.length).toBe(2);
    const refused = await request(server).get('/');
    expect(refused.status).toBe(503);
    expect(refused.body).toEqual({ error: expect.any(String), code: 'overloaded' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    for (const answer of waiting.splice(0)) answer();
    expect(await Promise.all(first)).toEqual([200, 200]);
    const next = request(server).get('/').then(statusOf);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    expect(await next).toBe(200);
    server.close();
  });

  it('do not include those whose client has gone', async () => {
    const { server, waiting } = busyApp(1);
    const gone = request(server).get('/').timeout(50);
    await expect(gone).rejects.toThrow('Timeout');
    const next = request(server).get('/').then(statusOf);
    await expect.poll(() => waiting.length).toBe(2);
    for (const answer of waiting) answer();
    expect(await next).toBe(200);
    server.close();
  });
});

function statusOf({ status }: { status: number }): number {
  return status;
}
