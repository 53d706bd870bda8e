import * as z from 'zod/mini';

/** The body of every API response that is not 2xx: a sentence, a stable code, and the invalid fields. */
export const apiErrorSchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});

export type ApiError = z.infer<typeof apiErrorSchema>;
