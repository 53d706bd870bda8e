import * as z from 'zod/mini';

/**
 * A field that people cannot see and bots fill in. Any value is accepted, so that bots learn nothing; a
 * request with a value is answered like any other and never stored.
 */
export const honeypotSchema = z.optional(z.unknown());

/** Whether a bot has filled in the hidden field of this request body. */
export function isBait(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('website' in body)) return false;
  return body.website !== undefined && body.website !== null && body.website !== '';
}
