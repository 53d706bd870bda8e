import * as z from 'zod/mini';

/** A legal page as it is being typed. */
export const legalEditSchema = z.object({
  title: z.string(),
  lead: z.string(),
  updated: z.string(),
  body: z.string(),
});
