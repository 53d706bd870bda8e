import type { Express } from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { deskTodaySchema } from '#domain/order/contracts/admin/today';
import { apiErrorSchema } from '#domain/order/contracts/answers';
import { signedIn } from '#server/testing/admin';
import { reportedFault } from '#server/testing/rows/records';
import { openTestApp } from '#server/testing/test-app';

function tell(app: Express, body: string | object) {
  return request(app).post('/api/site-faults').set('content-type', 'application/json').send(body);
}

async function faultsOn(app: Express, cookie: string) {
  const { body } = await request(app).get('/api/today').set('Cookie', cookie).expect(200);
  return deskTodaySchema.parse(body).faults ?? [];
}

it('tells the desk of a fault, counted, until it is settled', async () => {
  const { app } = await openTestApp();
  const cookie = await signedIn(app);
  expect(await faultsOn(app, cookie)).toEqual([]);
  await tell(app, reportedFault()).expect(204, '');
  await tell(app, reportedFault()).expect(204);
  const [fault, ...more] = await faultsOn(app, cookie);
  expect([fault, more]).toMatchObject([{ ...reportedFault(), count: 2 }, []]);
  const settle = () => request(app).delete(`/api/site-faults/${fault?.id}`).set('Cookie', cookie);
  await settle().expect(204);
  expect(await faultsOn(app, cookie)).toEqual([]);
  expect(apiErrorSchema.parse((await settle().expect(404)).body).code).toBe('no_such_fault');
});

it('stores nothing that may be personal, whatever a page sends', async () => {
  const { app, stored } = await openTestApp();
  const message = 'Cannot read “Ash Green”, ash@green.example, 07700 900123 at /follow#token';
  const sent = tell(app, { ...reportedFault({ message }), url: '/follow#token', who: 'Ash' });
  await sent.set('user-agent', 'Phone').set('x-forwarded-for', '192.0.2.7').expect(204);
  const document = await stored();
  expect(document.siteFaults).toMatchObject([{ message: 'Cannot read … at …', count: 1 }]);
  expect(JSON.stringify(document.siteFaults)).not.toMatch(/Ash|Green|900|token|Phone|192\.0/);
});

it.each([
  [{ ...reportedFault(), build: '<b>' }, 'build', 'must be the build, by its id'],
  [reportedFault({ route: '/follow#token' }), 'route', 'must be the pattern of a route'],
  [reportedFault({ route: '/blog/1234' }), 'route', 'must be the pattern of a route'],
  [reportedFault({ part: 'Ash Green' }), 'part', 'must be the name of a part'],
  [reportedFault({ name: 'Error: Ash' }), 'name', 'must be the name of an error'],
  [reportedFault({ message: 'x'.repeat(201) }), 'message', 'must have at most 200 characters'],
  [{ ...reportedFault(), message: 7 }, 'message', 'must be a text'],
  [[reportedFault()], 'body', 'Send the fault as a JSON object'],
])('refuses %j, naming the field', async (body, field, words) => {
  const { app, stored } = await openTestApp();
  const answer = await tell(app, body).expect(400);
  const { code, fields } = apiErrorSchema.parse(answer.body);
  expect([code, fields]).toEqual(['invalid_request', { [field]: words }]);
  expect((await stored()).siteFaults).toEqual([]);
});

it('refuses what is too long, comes from another site, or too often', async () => {
  const { app, stored } = await openTestApp();
  await tell(app, { ...reportedFault(), more: 'x'.repeat(65 * 1024) }).expect(413);
  await tell(app, reportedFault()).set('sec-fetch-site', 'cross-site').expect(403);
  await tell(app, JSON.stringify(reportedFault())).set('content-type', 'text/plain').expect(415);
  for (let n = 0; n < 120; n += 1) await tell(app, {});
  await tell(app, reportedFault()).expect(429);
  expect((await stored()).siteFaults).toEqual([]);
});

it('lets nobody but administrators settle one', async () => {
  const { app } = await openTestApp();
  await request(app).delete('/api/site-faults/one').expect(401);
});
