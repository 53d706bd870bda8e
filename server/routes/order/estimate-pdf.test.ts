import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { signedIn } from '#server/testing/admin';
import { quoteBody } from '#server/testing/requests/quote-body';
import { readQuote } from '#server/testing/pdf/read-quote';
import { newQuoteRequest } from '#server/testing/rows/records';
import { openTestApp } from '#server/testing/test-app';

async function openInbox() {
  const test = await openTestApp();
  const cookie = await signedIn(test.app);
  const get = (id: string) =>
    request(test.app).get(`/api/room-configurations/${id}/quote.pdf`).set('Cookie', cookie);
  return { ...test, get };
}

describe('GET /api/room-configurations/:id/quote.pdf', () => {
  it('gives the administrator the quote as it was sent, uncached', async () => {
    const { app, get } = await openInbox();
    const receipt = await request(app).post('/api/room-configurations').send(quoteBody());
    const answer = await get(receipt.body.id).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        `^inline; filename="garden-room-estimate-4x4m-[\\d-]{10}-${receipt.body.reference}\\.pdf"$`,
      ),
      'x-content-type-options': 'nosniff',
    });
    const { choices, price } = await readQuote(answer.body);
    expect(choices).toMatchObject({ roomType: 'garden-room', size: '4 m × 4 m', windows: 2 });
    expect(price).toMatchObject({ total: 37_100, vat: 6183.33 });
  });

  it('finds none for an unknown request, or for one that cannot be made into a document', async () => {
    const { get, services } = await openInbox();
    expect((await get(randomUUID()).expect(404)).body.code).toBe('no_such_request');
    const retired = newQuoteRequest({ roomType: 'yurt' });
    await services.roomConfigurations.add(retired, () => 'MGR-7K4Q-2D');
    expect((await get(retired.id).expect(409)).body.code).toBe('no_document');
  });
});
