import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { expect, it, vi } from 'vitest';
import { enquiryBody } from '#server/testing/enquiries';
import { openMailServer } from '#server/testing/mail-server';
import { quoteBody } from '#server/testing/quote-body';
import { openTestApp } from '#server/testing/test-app';

/** A quote's mail is written with its PDF. */
const SLOW = { timeout: 10_000 };

it.each([
  ['/api/room-configurations', quoteBody()],
  ['/api/enquiries', enquiryBody()],
])('a key that comes to %s again and again tells everybody once', async (path, body) => {
  const mail = await openMailServer();
  const { app, stored } = await openTestApp({ environment: { MAIL_URL: mail.url } });
  const post = () => request(app).post(path).set('Idempotency-Key', key).send(body).expect(201);
  const key = randomUUID();
  // At the same moment, and again when everything is done.
  await Promise.all(Array.from({ length: 10 }, post));
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), SLOW);
  await post();
  await vi.waitFor(async () => {
    const states = (await stored()).mailQueue.map(({ state }) => state);
    expect(states).toEqual(['sent', 'sent']);
  }, SLOW);
  expect(mail.received.map(({ to }) => to)).toEqual([
    ['test.person@example.com'],
    ['hello@example.com'],
  ]);
});

it('what a hidden field gives away as a program is told to nobody', async () => {
  const mail = await openMailServer();
  const { app, stored } = await openTestApp({ environment: { MAIL_URL: mail.url } });
  const bait = { ...enquiryBody(), website: 'http://spam.example' };
  await request(app).post('/api/enquiries').send(bait).expect(201);
  expect((await stored()).mailQueue).toEqual([]);
});
