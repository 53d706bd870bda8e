import * as z from 'zod/mini';

const pence = z.int().check(z.nonnegative());

const hours = z.object({ days: z.number(), from: z.number(), to: z.number() });

/** What a written quote says of heating its room, with the figures of the day on which it was sent. */
export const quotedYearSchema = z.object({
  /** A year's heating, in pence, the way the room faces, or over every way that it may. */
  costPence: z.object({ low: pence, high: pence }),
  heating: z.enum(['electricHeater', 'airConditioning', 'underfloor']),
  /** Without the limits of `useSchema`: what was sent opens, whatever may be said today. */
  use: z.object({ weekdays: hours, weekend: hours, temperature: z.number() }),
  /** Whether that week is what the homeowner has said; left out where it is the usual one of the room type. */
  isWeekSaid: z.optional(z.literal(true)),
  /**
   * The way the room faces, as the homeowner has said: degrees clockwise from the direction the back wall faces to north;
   * left out where the cost is that of every way.
   */
  north: z.optional(z.number()),
  /** Whose climate it is. */
  region: z.string(),
  /** By the ids of `ASSUMPTIONS`; later builds may have others. */
  assumptions: z.record(z.string(), z.number()),
  pencePerKwh: z.number(),
  /** Where the price of electricity is from, and of which day. */
  priceSource: z.string(),
  priceDate: z.iso.date(),
});

export type QuotedYear = z.infer<typeof quotedYearSchema>;
