import * as z from 'zod/mini';

/**
 * A field that no person sees and programs fill in. Whatever it holds is accepted, so that they
 * learn nothing; a request that has it filled in is answered as any other and kept nowhere.
 */
export const honeypotSchema = z.optional(z.unknown());

/** Whether a program has filled the hidden field of this request body in. */
export function isBait(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !('website' in body)) return false;
  return body.website !== undefined && body.website !== null && body.website !== '';
}
