import { randomUUID } from 'node:crypto';
import { receiptSchema, type Receipt } from '#domain/order/contracts/answers';
import { quoteBody } from '#server/testing/requests/quote-body';

/** A key for each quote, in sending order. */
export function newKeys(count: number): string[] {
  return Array.from({ length: count }, () => randomUUID());
}

/**
 * Sends a quote request once, from an address of its own.
 *
 * @param changes where mail to the homeowner goes: without it all of them have one address, which gets little mail
 * @returns its receipt, or undefined when there was no response or a different one
 */
export async function sendQuote(
  origin: string,
  key: string,
  changes: { email?: string } = {},
): Promise<Receipt | undefined> {
  try {
    const response = await fetch(`${origin}/api/room-configurations`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        // Simulates many homes, each within the limit.
        'x-forwarded-for': `2001:db8:${key.slice(0, 4)}:${key.slice(4, 8)}::1`,
      },
      body: JSON.stringify(quoteBody({ name: key, ...changes })),
    });
    return response.status === 201 ? receiptSchema.parse(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}
