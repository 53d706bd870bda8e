import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { signedIn } from '#server/testing/admin';
import { enquiryBody } from '#server/testing/requests/enquiries';
import { openMailServer } from '#server/testing/servers/mail-server';
import { quoteBody } from '#server/testing/requests/quote-body';
import { openTestApp } from '#server/testing/test-app';

/** A quote's mail takes a while: it is written with its PDF. */
const SLOW = { timeout: 10_000 };

it.each([
  ['/api/room-configurations', quoteBody()],
  ['/api/enquiries', enquiryBody()],
])('a key that comes to %s again and again tells everybody once', async (path, body) => {
  const mail = await openMailServer();
  const { app, stored } = await openTestApp({ environment: { MAIL_URL: mail.url } });
  const post = () => request(app).post(path).set('Idempotency-Key', key).send(body).expect(201);
  const key = randomUUID();
  // All at once, and again when everything is done.
  await Promise.all(Array.from({ length: 10 }, post));
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), SLOW);
  await post();
  await vi.waitFor(async () => {
    expect((await stored()).mailQueue).toEqual([]);
  }, SLOW);
  expect(mail.received.map(({ to }) => to)).toEqual([
    ['test.person@example.com'],
    ['hello@example.com'],
  ]);
});

it('whoever enters an address again and again has five mails sent to it, unless the administrator sends more', async () => {
  const mail = await openMailServer();
  const { app, stored } = await openTestApp({ environment: { MAIL_URL: mail.url } });
  const cookie = await signedIn(app);
  for (let n = 0; n < 31; n += 1) {
    const body = enquiryBody({ email: `victim+${n}@example.com` });
    await request(app).post('/api/enquiries').send(body).expect(201);
  }
  const settled = async (sent: number) => {
    const { mailQueue } = await stored();
    expect(mailQueue).toHaveLength(62 - sent);
    expect(mailQueue.filter(({ state }) => state !== 'refused')).toEqual([]);
  };
  await vi.waitFor(() => settled(31 + 5), SLOW);
  const toVictim = () => mail.received.filter(({ to }) => to[0]?.startsWith('victim'));
  expect(toVictim()).toHaveLength(5);
  const { mailQueue } = await stored();
  const held = mailQueue.find(({ state }) => state === 'refused');
  await request(app)
    .post(`/api/enquiries/${held?.requestId}/mails/homeowner/send-again`)
    .set('Cookie', cookie)
    .expect(204);
  await vi.waitFor(() => settled(31 + 6), SLOW);
  expect(toVictim()).toHaveLength(6);
});

it.each([
  ['/api/enquiries', enquiryBody()],
  ['/api/room-configurations', quoteBody()],
])('what a hidden field gives away to %s as a program is told to nobody', async (path, body) => {
  const mail = await openMailServer();
  const { app, stored } = await openTestApp({ environment: { MAIL_URL: mail.url } });
  const honest = await request(app).post(path).send(body).expect(201);
  // Its mails leave the queue once they are sent, which must not be mistaken for an effect of the bait.
  await vi.waitFor(async () => expect((await stored()).mailQueue).toEqual([]), SLOW);
  const before = await stored();
  const bait = await request(app)
    .post(path)
    .send({ ...body, website: 'http://spam.example' })
    .expect(201);
  expect(Object.keys(bait.body as object)).toEqual(Object.keys(honest.body as object));
  const after = await stored();
  for (const table of ['mailQueue', 'enquiries', 'roomConfigurations'] as const) {
    expect(after[table]).toHaveLength(before[table].length);
  }
});
