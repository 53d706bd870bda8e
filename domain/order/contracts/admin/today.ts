import * as z from 'zod/mini';
import { launchItemSchema, sampleLeftSchema } from './content';

/** What may have to be done at the desk, the most pressing first. */
export const DESK_TASKS = ['quotes', 'enquiries', 'visits', 'pictures', 'prices'] as const;

const countedSchema = z.object({ name: z.string(), count: z.int().check(z.nonnegative()) });

/** Something and how often it occurs. */
export type Counted = z.infer<typeof countedSchema>;

const figuresSchema = z.object({
  /** Every day in UTC ("2026-11-24"), the oldest first. */
  days: z.array(countedSchema),
  /** The ids that were asked for, the most frequent first. */
  roomTypes: z.array(countedSchema),
  sizes: z.array(countedSchema),
  /** The median of what the rooms cost, in pounds; null without a request. */
  medianPrice: z.nullable(z.int()),
});

/** The quote requests of some time, counted. */
export type RequestFigures = z.infer<typeof figuresSchema>;

/** The response of GET /api/today. */
export const deskTodaySchema = z.object({
  /** How much there is of each task; what needs nothing is left out. */
  tasks: z.array(z.object({ task: z.enum(DESK_TASKS), count: z.int().check(z.positive()) })),
  /** What has to be settled before the site is shown to customers. */
  launch: z.array(launchItemSchema),
  /** For open tabs of the build before; `launch` has all of it. */
  samples: z.array(sampleLeftSchema),
  /** The last 30 days, today included. */
  figures: figuresSchema,
  /**
   * The builder's steps by their titles, and the request, each with how many reached it on those days, which here are
   * days in England.
   */
  steps: z.array(countedSchema),
});

export type DeskToday = z.infer<typeof deskTodaySchema>;
