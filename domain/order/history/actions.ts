import * as z from 'zod/mini';
import { personNameSchema, postcodeSchema } from '#domain/text/contact-fields';
import { linesAsSeen, notBlank } from '#domain/text/text-checks';
import { loggedCallSchema } from './calls';
import { visitTimeSchema } from './events';
import { MOST_PHOTOS } from '#domain/order/photos';
import { REQUEST_STATES } from '#domain/order/request-states';

const VERSION_MESSAGE = 'Say which version of the quote you mean';

const lines = (message: string, most: number) =>
  z
    .string(message)
    .check(
      linesAsSeen(),
      z.maxLength(most, `Use at most ${most.toLocaleString('en-GB')} characters`),
    );
const said = (message: string, most: number) => lines(message, most).check(notBlank(message));

const version = z.int(VERSION_MESSAGE).check(z.positive(VERSION_MESSAGE));

const photos = z.array(z.uuid('Name each photo by its id'), 'Name the photos as a list').check(
  z.maxLength(MOST_PHOTOS, `Send at most ${MOST_PHOTOS} photos at a time`),
  z.refine((ids) => new Set(ids).size === ids.length, 'Name each photo once'),
);

/** Where the room is to stand. */
const placeGiven = z.object({
  kind: z.literal('place-given'),
  address: said('Enter the address of the garden', 300),
  postcode: postcodeSchema,
});

/** What a homeowner can do on the page of a request. */
export const homeownerActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('time-chosen'),
      ...visitTimeSchema.shape,
      // The start of the visit that is moved: a choice made before there was one moves nothing.
      instead: z.optional(lines('Say which visit is moved', 30)),
    }),
    z.object({ kind: z.literal('time-wished'), text: said('Say when it suits you', 1000) }),
    // Names the visit that was seen: it may have moved meanwhile.
    z.object({
      kind: z.literal('visit-called-off'),
      ...visitTimeSchema.shape,
      text: lines('Say why as text', 1000),
    }),
    z.object({
      kind: z.literal('asked'),
      text: said('Write your question', 4000),
      /** The ids of the photos that follow it. */
      photos: z.optional(photos),
      /** The photos are `VISUALISATION_PHOTOS`, and nothing is asked. */
      visualisation: z.optional(z.literal(true)),
    }),
    placeGiven,
    z.object({
      kind: z.literal('accepted'),
      version,
      /** Names the text that was shown. */
      hash: z.string(VERSION_MESSAGE).check(z.maxLength(100, VERSION_MESSAGE)),
      name: personNameSchema,
    }),
    z.object({ kind: z.literal('declined'), version, text: lines('Say why as text', 1000) }),
    z.object({ kind: z.literal('renewal-asked'), version }),
    z.object({ kind: z.literal('withdrawn'), text: lines('Say why as text', 1000) }),
    // What they were reminded of, as the page names it.
    z.object({
      kind: z.literal('later-asked'),
      about: lines('Say what you want to hear of later', 60),
    }),
  ],
  'Send one of the actions of the page',
);

export type HomeownerAction = z.infer<typeof homeownerActionSchema>;

const FIRST_DAY = 'Give the first day of the build as a date';
const LAST_DAY = 'Give the last day of the build as a date';
const LONGEST_BUILD_MS = 366 * 86_400_000;

/** What happens when with a room that is ordered: in words, as the days of the build, or both. */
const planned = z
  .object({
    kind: z.literal('planned'),
    text: lines('Write what happens when', 1000),
    from: z.optional(z.iso.date(FIRST_DAY)),
    to: z.optional(z.iso.date(LAST_DAY)),
  })
  .check(
    z.refine(({ text, from }) => text.trim() !== '' || from !== undefined, {
      path: ['text'],
      message: 'Write what happens when, or give the days of the build',
    }),
    z.refine(({ from, to }) => from !== undefined || to === undefined, {
      path: ['from'],
      message: FIRST_DAY,
    }),
    z.refine(({ from, to }) => from === undefined || to !== undefined, {
      path: ['to'],
      message: LAST_DAY,
    }),
    z.refine(({ from = '', to = '' }) => from === '' || to === '' || from <= to, {
      path: ['to'],
      message: 'The last day of the build comes before the first',
    }),
    z.refine(({ from = '', to = '' }) => !(Date.parse(to) - Date.parse(from) > LONGEST_BUILD_MS), {
      path: ['to'],
      message: 'Give a last day within a year of the first',
    }),
  );

/** What the company can do to a request; sending a written quote is a call of its own. */
export const companyActionSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('times-offered'),
      times: z
        .array(visitTimeSchema, 'Offer times as a list')
        .check(
          z.minLength(1, 'Offer at least one time'),
          z.maxLength(12, 'Offer at most 12 times'),
        ),
      text: lines('Write the note as text', 1000),
    }),
    z.object({ kind: z.literal('visit-booked'), ...visitTimeSchema.shape }),
    z.object({ kind: z.literal('visit-cancelled'), text: lines('Say why as text', 1000) }),
    z.object({ kind: z.literal('visit-held') }),
    z.object({
      kind: z.literal('noted'),
      text: said('Write the note', 4000),
      photos: z.optional(photos),
      call: z.optional(loggedCallSchema),
    }),
    z.object({
      kind: z.literal('answered'),
      question: z.uuid('Say which question you answer'),
      text: said('Write the answer', 4000),
    }),
    placeGiven,
    z.object({ kind: z.literal('link-renewed') }),
    planned,
    z.object({
      kind: z.literal('moved-on'),
      to: z.enum(['workshop', 'site', 'handed-over']),
      /** Into the workshop though an invoice is open; without it that is refused as `advance_open`. */
      despite: z.optional(z.literal('advance-open')),
    }),
    z.object({ kind: z.literal('state-set'), to: z.enum(REQUEST_STATES) }),
  ],
  'Send one of the actions of the desk',
);

export type CompanyAction = z.infer<typeof companyActionSchema>;
