import type { Request } from 'express';
import * as z from 'zod';
import { ApiProblem } from '#server/api-problem';

const keySchema = z.compile(z.uuid());

/** The request's `Idempotency-Key` in lower case, or undefined without one. */
export function readIdempotencyKey(request: Request): string | undefined {
  const header = request.get('idempotency-key');
  if (header === undefined) return undefined;
  const key = keySchema.safeParse(header);
  if (!key.success) {
    throw new ApiProblem(400, 'invalid_idempotency_key', 'The Idempotency-Key must be a UUID.', {
      fields: { 'Idempotency-Key': 'must be a UUID' },
    });
  }
  return key.data.toLowerCase();
}
