import * as z from 'zod/mini';
import { followViewSchema } from '#domain/order/contracts/follow';
import { namedPhotoSchema } from '#domain/order/photos';
import { companyActionSchema } from '#domain/order/history/actions';
import { orderEventSchema } from '#domain/order/history/events';
import { STAGES } from '#domain/order/history/stages';
import { writtenQuoteSchema } from '#domain/order/quote/written-quote';
import { MAIL_KINDS } from '#domain/order/mails/mail-kinds';
import { mailTextsSchema } from '#domain/order/mails/mail-texts';
import { quoteTermsSchema } from '#domain/order/quote/quote-terms';
import { reminderRulesSchema } from '#domain/order/reminders/reminder-rules';
import { takenVisitSchema } from '#domain/order/visits/taken-visit';
import { visitCalendarSchema } from '#domain/order/visits/visit-calendar';
import { mailReportSchema } from './inbox';

const instant = z.iso.datetime();
const text = z.string();
const revision = z.int('Name the revision you have changed');

/** The body of POST /api/room-configurations/:id/order/actions; its Idempotency-Key is the event's id. */
export const companyCallSchema = z.object(
  {
    /** How many events the order had when the administrator decided. */
    over: z.int('Say how much of the history you have seen'),
    action: companyActionSchema,
  },
  'Send the action as a JSON object',
);

export type CompanyCall = z.output<typeof companyCallSchema>;

/** The body of PUT /api/room-configurations/:id/order/quote: the version that is being written. */
export const quoteDraftSchema = z.object(
  {
    /** The revision of the draft it was made from; 0 for the first. */
    over: revision,
    content: writtenQuoteSchema,
  },
  'Send the written quote as a JSON object',
);

/** The body of POST /api/room-configurations/:id/order/quote/send: sends what the draft of this revision says. */
export const sendQuoteSchema = z.object({ over: revision }, 'Say which draft you send');

/** The response of GET /api/room-configurations/:id/order, and of every call that changes it. */
export const deskOrderSchema = z.object({
  /** As the homeowner sees it. */
  follow: followViewSchema,
  /** How many events there are. */
  number: z.int(),
  /** The whole history, oldest first, each with what has become of its mails. */
  events: z.array(
    z.object({
      ...z.omit(orderEventSchema, { requestId: true }).shape,
      mails: mailReportSchema,
      /** Those that it names, with what has become of each. */
      photos: z.array(namedPhotoSchema),
    }),
  ),
  /** The version that is being written; without one, `fresh` is what it would begin as. */
  draft: z.nullable(z.object({ revision, savedAt: instant, content: writtenQuoteSchema })),
  fresh: writtenQuoteSchema,
  /** An answer to whether the room is warm enough; absent from a server of before, and where the room is not known. */
  warmth: z.optional(z.string()),
  /** What an invoice of it must say and we do not know yet; absent from a server of before. */
  missingForInvoice: z.optional(z.array(text)),
  /** Whether anybody has a link to the homeowner's page. */
  hasLinks: z.boolean(),
  /** Whether what is done here reaches anybody by mail; absent from a server of before, which did not know. */
  isMailSetUp: z.optional(z.boolean()),
});

export type DeskOrder = z.infer<typeof deskOrderSchema>;

/** The body of POST /api/room-configurations/:id/order/actions/preview: the mail that an action would send. */
export const actionPreviewCallSchema = z.object(
  { action: companyActionSchema },
  'Send the action as a JSON object',
);

/** The body of POST …/order/quote/send/preview: the mail that sending this version would write. */
export const sendingPreviewCallSchema = z.object(
  { content: writtenQuoteSchema },
  'Send the written quote as a JSON object',
);

/** The body of POST /api/settings/mail-texts/preview; its words are checked as those that are kept. */
export const wordsPreviewCallSchema = z.object(
  {
    kind: z.enum(MAIL_KINDS, 'Say which mail it is'),
    words: z.object({ subject: z.string('Write the subject'), text: z.string('Write the text') }),
  },
  'Send the words of the mail as a JSON object',
);

/** The response of every preview of a mail to the homeowner. */
export const mailPreviewSchema = z.object({
  /** As it would be written now; null where none is sent. */
  mail: z.nullable(
    z.object({
      to: text,
      subject: text,
      text,
      /** The names of the files that go with it. */
      attachments: z.array(text),
    }),
  ),
});

export type MailPreview = z.infer<typeof mailPreviewSchema>;

/** The columns of the board, in order. */
export const BOARD_PLACES = [...STAGES, 'ended'] as const;

export type BoardPlace = (typeof BOARD_PLACES)[number];

const buildDaysSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

const boardCardSchema = z.object({
  requestId: z.uuid(),
  reference: text,
  /** Empty once it has been anonymised. */
  name: text,
  room: text,
  waitsFor: z.nullable(z.enum(['company', 'homeowner'])),
  since: instant,
  /** The visit that is booked. */
  visit: z.nullable(z.object({ start: instant, minutes: z.int() })),
  /** The first and last day of the build; absent from a server of before. */
  build: z.optional(z.nullable(buildDaysSchema)),
  /** The last day of a quote that has run out unanswered. */
  ranOutOn: z.nullable(z.iso.date()),
  /** What is left to pay of its invoices, in whole pence; absent where there is nothing, and from a server of before. */
  owes: z.optional(z.object({ pence: z.int(), isLate: z.boolean() })),
});

export type BoardCard = z.infer<typeof boardCardSchema>;

/** The response of GET /api/board: every column with its oldest cards, and how many there are. */
export const boardSchema = z.object({
  columns: z.array(
    z.object({ place: z.enum(BOARD_PLACES), count: z.int(), cards: z.array(boardCardSchema) }),
  ),
});

export type Board = z.infer<typeof boardSchema>;

/** The response of GET /api/visits: the visits that are booked, by their start. */
export const deskVisitsSchema = z.object({
  visits: z.array(
    z.object({
      ...takenVisitSchema.shape,
      requestId: z.uuid(),
      reference: text,
      name: text,
      phone: text,
      room: text,
      address: text,
      postcode: text,
      notes: text,
    }),
  ),
  /** The rooms that are built, by their first day; absent from a server of before, and from a day that is taken along. */
  builds: z.optional(
    z.array(
      z.object({
        ...buildDaysSchema.shape,
        requestId: z.uuid(),
        reference: text,
        name: text,
        room: text,
      }),
    ),
  ),
  calendar: visitCalendarSchema,
});

export type DeskVisits = z.infer<typeof deskVisitsSchema>;

/** The settings of the desk: GET and PUT /api/settings/visit-calendar, /quote-terms, /mail-texts and /reminders. */
export const visitCalendarSettingSchema = z.object({ revision, value: visitCalendarSchema });
export const quoteTermsSettingSchema = z.object({ revision, value: quoteTermsSchema });
export const mailTextsSettingSchema = z.object({ revision, value: mailTextsSchema });
export const remindersSettingSchema = z.object({ revision, value: reminderRulesSchema });
