import { randomBytes, randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request from 'supertest';
import { deskOrderSchema, type DeskOrder } from '#domain/order/contracts/admin/order';
import { followReceiptSchema, followViewSchema } from '#domain/order/contracts/follow';
import type { CompanyAction, HomeownerAction } from '#domain/order/history/actions';
import type { QuoteRequestBody } from '#domain/order/contracts/requests/quote-request';
import type { WrittenQuote } from '#domain/order/quote/written-quote';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { hashOfToken } from '#server/auth/follow-token';
import { signedIn } from '#server/testing/admin';
import { quoteBody } from './quote-body';

/** Two visits in the company's hours, in a year in which the tests have not arrived. */
export const MONDAY = { start: '2098-12-01T10:00:00.000Z', minutes: 60 };
export const WEDNESDAY = { start: '2098-12-03T14:00:00.000Z', minutes: 60 };

/** The first version of a written quote, as an event. */
export const quoteSent = (validUntil: string) =>
  ({ kind: 'quote-sent', version: 1, hash: 'hash', pence: 3_710_000, validUntil }) as const;

/** With all that an invoice must say. */
export const BILLING_FACTS = {
  ...STARTER_FACTS,
  legal: {
    ...STARTER_FACTS.legal,
    registeredName: 'Modular Garden Rooms Ltd',
    companyNumber: '01234567',
  },
  vat: { registered: true, number: 'GB 123 4567 89', rate: 20 },
  money: {
    accountName: 'Modular Garden Rooms Ltd',
    sortCode: '12-34-56',
    accountNumber: '12345678',
    invoiceDays: 14,
  },
} satisfies StoredFacts;

/** A request with both sides of it, over the real calls. */
export async function openOrder(app: Express, changes: Partial<QuoteRequestBody> = {}) {
  const cookie = await signedIn(app);
  const token = randomBytes(16).toString('base64url');
  const id = randomUUID();
  await request(app)
    .post('/api/room-configurations')
    .set('Idempotency-Key', id)
    .send({ ...quoteBody(changes), followHash: hashOfToken(token) })
    .expect(201);
  const path = `/api/room-configurations/${id}/order`;
  const desk = async (): Promise<DeskOrder> => {
    const { body } = await request(app).get(path).set('Cookie', cookie).expect(200);
    return deskOrderSchema.parse(body);
  };
  const tryAsHomeowner = (action: HomeownerAction, key: string = randomUUID(), by = token) =>
    request(app)
      .post('/api/follow/actions')
      .set('Idempotency-Key', key)
      .send({ token: by, action });
  const tryAsCompany = async (action: CompanyAction, over?: number, key: string = randomUUID()) =>
    request(app)
      .post(`${path}/actions`)
      .set('Cookie', cookie)
      .set('Idempotency-Key', key)
      .send({ over: over ?? (await desk()).number, action });
  return {
    id,
    token,
    cookie,
    path,
    desk,
    tryAsHomeowner,
    tryAsCompany,
    /** The homeowner's page. */
    async view(by = token) {
      const { body } = await request(app).post('/api/follow').send({ token: by }).expect(200);
      return followViewSchema.parse(body);
    },
    async asHomeowner(action: HomeownerAction, key?: string) {
      const { body } = await tryAsHomeowner(action, key).expect(200);
      return followReceiptSchema.parse(body).view;
    },
    async asCompany(action: CompanyAction): Promise<DeskOrder> {
      const { body, status } = await tryAsCompany(action);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return deskOrderSchema.parse(body);
    },
    /** Writes and sends the next version, changed from what it begins as. */
    async sendQuote(change: (quote: WrittenQuote) => WrittenQuote = (quote) => quote) {
      const { fresh, draft } = await desk();
      const over = draft?.revision ?? 0;
      const content = change(fresh);
      const saved = await request(app)
        .put(`${path}/quote`)
        .set('Cookie', cookie)
        .send({ over, content })
        .expect(200);
      const { body } = await request(app)
        .post(`${path}/quote/send`)
        .set('Cookie', cookie)
        .set('Idempotency-Key', randomUUID())
        .send({ over: deskOrderSchema.parse(saved.body).draft?.revision })
        .expect(200);
      const sent = deskOrderSchema.parse(body).follow.quotes.at(-1);
      if (sent === undefined) throw new Error('Nothing was sent.');
      return sent;
    },
  };
}
