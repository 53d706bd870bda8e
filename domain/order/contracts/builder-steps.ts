import * as z from 'zod/mini';

/** What is counted of the builder: its six steps, and then the request. */
export const COUNTED_STEPS = [1, 2, 3, 4, 5, 6, 7] as const;

/** A step of the builder, or 7 for the request that was saved or sent from the sixth. */
export type CountedStep = (typeof COUNTED_STEPS)[number];

/**
 * The body of POST /api/builder-steps: the steps that a page has reached since it last told, each once. It names
 * nobody and nothing else.
 */
export const builderStepsSchema = z.object(
  {
    steps: z
      .array(z.literal(COUNTED_STEPS, 'must be a step of the builder'), 'must be a list of steps')
      .check(
        z.minLength(1, 'must have a step'),
        z.refine((steps) => new Set(steps).size === steps.length, 'must have each step once'),
      ),
  },
  'Send the steps as a JSON object',
);
