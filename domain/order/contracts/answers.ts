import * as z from 'zod/mini';

/** The body of every API response that is not 2xx: a sentence, a stable code, and the invalid fields. */
export const apiErrorSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ApiError = z.infer<typeof apiErrorSchema>;

/**
 * One sentence per field, for the `fields` of an error body and for forms. The key is the dotted path
 * ("finishes.roofing", "shellSizes.3.width"); "body" stands for the whole document. Works for errors from
 * zod and zod/mini.
 */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    if (!fields.has(field)) fields.set(field, issue.message);
  }
  return Object.fromEntries(fields);
}

/** The 201 body of an enquiry and of a newsletter sign-up: proof that it is stored. */
export const acknowledgementSchema = z.object({
  id: z.uuid(),
  receivedAt: z.iso.datetime(),
});

export type Acknowledgement = z.infer<typeof acknowledgementSchema>;

const wholePounds = z.int().check(z.nonnegative());

/**
 * The 201 body of a quote request: proof that it is stored. `estimatedPrice` is the visitor's figure,
 * `serverPrice` ours for the pricing version named; both in whole pounds.
 */
export const receiptSchema = z.object({
  id: z.uuid(),
  reference: z.string().check(z.regex(/^MGR-[0-9A-Z]{4}-[0-9A-Z]{2}$/)),
  receivedAt: z.iso.datetime(),
  estimatedPrice: wholePounds,
  serverPrice: wholePounds,
  pricingVersion: z.int().check(z.positive()),
});

export type Receipt = z.infer<typeof receiptSchema>;

/** Why a request has not been delivered although it was sent. */
export type RetryReason = 'network' | 'timeout' | 'server' | 'busy' | 'not-ours';

/**
 * The result of one attempt. `received` only for a receipt with the request's own id, `refused` only for
 * a refusal with our own error body; everything else may be retried.
 */
export type SendOutcome<R> =
  | { kind: 'received'; receipt: R }
  | { kind: 'refused'; status: number; error: ApiError }
  | { kind: 'retry'; reason: RetryReason; status?: number; retryAfterMs?: number };
