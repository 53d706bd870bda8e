import type { Express } from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { isoDay } from '#domain/text/dates';
import { createApp } from '#server/app';
import { openTestApp } from '#server/testing/test-app';

function tell(app: Express, body: string | object) {
  return request(app).post('/api/builder-steps').set('content-type', 'application/json').send(body);
}

it('counts the steps that a page tells, and stores the day and counts alone', async () => {
  const { app, stored } = await openTestApp();
  await tell(app, { steps: [1, 2, 3] }).expect(204, '');
  const again = tell(app, { steps: [4, 7], name: 'Ash' });
  await again.set('user-agent', 'Phone').set('x-forwarded-for', '192.0.2.7').expect(204);
  const today = isoDay(new Date());
  const document = await stored();
  expect(document.builderDays).toEqual([{ day: today, reached: [1, 1, 1, 1, 0, 0, 1] }]);
  expect(JSON.stringify(document)).not.toMatch(/Ash|Phone|192\.0\.2\.7/);
});

it('counts by the calendar in England, and forgets a day after 400', async () => {
  const { services } = await openTestApp();
  const { builderDays } = services;
  const at = (instant: string) => createApp({ ...services, now: () => new Date(instant) });
  await tell(at('2026-06-30T23:30:00.000Z'), { steps: [1] }).expect(204);
  expect(await builderDays.reached('2026-07-01', '2026-07-01')).toEqual([1, 0, 0, 0, 0, 0, 0]);
  await tell(at('2027-08-05T12:00:00.000Z'), { steps: [1] }).expect(204);
  expect(await builderDays.reached('2026-07-01', '2027-12-31')).toEqual([2, 0, 0, 0, 0, 0, 0]);
  await tell(at('2027-08-06T12:00:00.000Z'), { steps: [1] }).expect(204);
  expect(await builderDays.reached('2026-07-01', '2027-12-31')).toEqual([2, 0, 0, 0, 0, 0, 0]);
});

it.each([
  [{}, 'steps', 'must be a list of steps'],
  [{ steps: '1' }, 'steps', 'must be a list of steps'],
  [{ steps: [] }, 'steps', 'must have a step'],
  [{ steps: [1, 1] }, 'steps', 'must have each step once'],
  [{ steps: [1, 2, 3, 4, 5, 6, 7, 1] }, 'steps', 'must have each step once'],
  [{ steps: [1, 8] }, 'steps.1', 'must be a step of the builder'],
  [{ steps: [0] }, 'steps.0', 'must be a step of the builder'],
  [{ steps: [1.5] }, 'steps.0', 'must be a step of the builder'],
  [{ steps: ['1'] }, 'steps.0', 'must be a step of the builder'],
  [[1], 'body', 'Send the steps as a JSON object'],
])('refuses %j, naming the field', async (body, field, words) => {
  const { app, stored } = await openTestApp();
  const answer = await tell(app, body).expect(400);
  const { code, fields } = apiErrorSchema.parse(answer.body);
  expect([code, fields]).toEqual(['invalid_request', { [field]: words }]);
  expect((await stored()).builderDays).toEqual([]);
});

it('refuses what is too long, is no JSON, or comes from another site', async () => {
  const { app, stored } = await openTestApp();
  await tell(app, { steps: [1], more: 'x'.repeat(65 * 1024) }).expect(413);
  await tell(app, '{"steps":').expect(400);
  await tell(app, '{"steps":[1]}').set('content-type', 'text/plain').expect(415);
  await tell(app, { steps: [1] })
    .set('sec-fetch-site', 'cross-site')
    .expect(403);
  await request(app).get('/api/builder-steps').expect(405);
  expect((await stored()).builderDays).toEqual([]);
});

it('holds one address off after 120 in ten minutes', async () => {
  const { app } = await openTestApp();
  for (let n = 0; n < 120; n += 1) await tell(app, {}).expect(400);
  const answer = await tell(app, { steps: [1] }).expect(429);
  expect(apiErrorSchema.parse(answer.body).code).toBe('rate_limited');
  await tell(app, { steps: [1] })
    .set('x-forwarded-for', '192.0.2.8')
    .expect(204);
});
