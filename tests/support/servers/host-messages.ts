import { z } from 'zod';

/** What a test asks of the process that hosts its server. */
export const demandSchema = z.discriminatedUnion('kind', [
  /** Serve the build of this script; from then on the site goes by the number of the demand. */
  z.object({
    kind: z.literal('open'),
    id: z.number(),
    script: z.string(),
    env: z.record(z.string(), z.string().optional()),
  }),
  /** Stop that site; its requests have so long to finish, in milliseconds. */
  z.object({ kind: z.literal('close'), id: z.number(), site: z.number(), patience: z.number() }),
]);

/** What it says once it has done so. */
export const answerSchema = z.object({ id: z.number(), error: z.string().optional() });

export type Demand = z.infer<typeof demandSchema>;
export type Answer = z.infer<typeof answerSchema>;
