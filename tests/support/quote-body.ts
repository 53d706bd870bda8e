import { randomUUID } from 'node:crypto';
import type { QuoteRequestBody } from '#domain/order/contracts/requests/quote-request';

/** A quote request as any client may send it: 27,150 shell + 850 door. */
export function quoteBody(changes: Partial<QuoteRequestBody> = {}): QuoteRequestBody {
  return {
    name: 'Test Homeowner',
    email: 'homeowner@example.com',
    phone: '01632 960123',
    roomType: 'garden-room',
    shellSizeId: '4x4',
    windows: 0,
    doors: 1,
    features: [],
    finishes: {},
    estimatedPrice: 28_000,
    ...changes,
  };
}

/** Sends one without a browser. */
export function postQuote(
  origin: string,
  body: unknown = quoteBody(),
  key: string = randomUUID(),
): Promise<Response> {
  return fetch(`${origin}/api/room-configurations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
}
