import * as z from 'zod/mini';
import { launchItemSchema, sampleLeftSchema } from './content';
import { shownFaultSchema } from '#domain/order/contracts/site-faults';
import { reportedMailSchema } from './inbox';
import { moneyTodaySchema } from './money';

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

const mailTodaySchema = z.object({
  isSetUp: z.boolean(),
  /** How many are kept as files, whether mail is set up by now or not. */
  kept: z.int(),
  /**
   * The newest that did not leave although a mail server was there to take them, or is by now; each with its request,
   * whose reference is null for an enquiry.
   */
  left: z.array(
    z.object({
      kind: z.enum(['quotes', 'enquiries']),
      request: z.string(),
      reference: z.nullable(z.string()),
      mail: reportedMailSchema,
    }),
  ),
});

const bytesSchema = z.int().check(z.nonnegative());

const roomTodaySchema = z.object({
  /** Of the disk that the data are on, in bytes, of which the reserve is for quotes and answers; null for unknown. */
  disk: z.nullable(z.object({ free: bytesSchema, total: bytesSchema, reserve: bytesSchema })),
  /** Since when photos and pictures are refused, and where there is no room for them. */
  missing: z.nullable(z.object({ place: z.enum(['disk', 'bucket']), since: z.iso.datetime() })),
});

/** The response of GET /api/today. */
export const deskTodaySchema = z.object({
  /** How much there is of each task; what needs nothing is left out. */
  tasks: z.array(z.object({ task: z.enum(DESK_TASKS), count: z.int().check(z.positive()) })),
  /** The price of electricity in what rooms cost to heat is older than a year; absent from a server of before. */
  isElectricityOld: z.optional(z.boolean()),
  /** Nobody has decided yet whether homeowners are reminded; absent from a server of before. */
  areRemindersUnset: z.optional(z.boolean()),
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
  /** What has become of our mail; absent from a server of before. */
  mail: z.optional(mailTodaySchema),
  /** What is open, late and paid; absent from a server of before. */
  money: z.optional(moneyTodaySchema),
  /** How much room there is; absent from a server of before. */
  room: z.optional(roomTodaySchema),
  /** Faults on the site, the one seen last first; absent from a server of before. */
  faults: z.optional(z.array(shownFaultSchema)),
});

export type DeskToday = z.infer<typeof deskTodaySchema>;

/** The response of POST /api/test-mail: where it went, and why it did not, in the mail server's words. */
export const testMailSchema = z.object({ to: z.string(), problem: z.nullable(z.string()) });

export type TestMail = z.infer<typeof testMailSchema>;
