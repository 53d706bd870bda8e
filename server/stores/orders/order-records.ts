import * as z from 'zod';
import { invoiceSchema } from '#domain/order/money/invoice';
import { orderEventSchema, visitTimeSchema } from '#domain/order/history/events';
import { ENDINGS, STAGES } from '#domain/order/history/stages';
import { writtenQuoteSchema } from '#domain/order/quote/written-quote';
import { mailTextsSchema } from '#domain/order/mails/mail-texts';
import { reminderRulesSchema } from '#domain/order/reminders/reminder-rules';
import { quoteTermsSchema } from '#domain/order/quote/quote-terms';
import { quoteVersionSchema } from '#domain/order/quote/quote-version';
import { visitCalendarSchema } from '#domain/order/visits/visit-calendar';
import { REQUEST_STATES } from '#domain/order/request-states';

const timestamp = z.iso.datetime();

/** A version of the written quote as it was sent: never changed. */
const sentVersionSchema = z.strictObject({
  ...quoteVersionSchema.shape,
  /** SHA-256 of its canonical text, base64url. */
  hash: z.string(),
});

export type SentVersion = z.infer<typeof sentVersionSchema>;

/** The progress of one quote request since it was received. */
export const orderRecordSchema = z.strictObject({
  requestId: z.uuid(),
  receivedAt: timestamp,
  /** The request's state before its first event. */
  begun: z.enum(REQUEST_STATES),
  /** The complete history, in order. */
  events: z.array(orderEventSchema),
  /** The versions that were sent, oldest first; empty for an anonymised request. */
  versions: z.array(sentVersionSchema),
  /** The version being written; null if there is none. */
  draft: z
    .strictObject({
      /** Raised by every change. */
      revision: z.int().positive(),
      savedAt: timestamp,
      content: writtenQuoteSchema,
    })
    .nullable(),
  /** How many drafts were ever saved: a revision is never used again, so that no old window meets its own number. */
  drafts: z.int().nonnegative(),
  /** A summary of what the events add up to, for lists. */
  stands: z.strictObject({
    stage: z.enum(STAGES),
    ended: z.enum(ENDINGS).nullable(),
    waitsFor: z.enum(['company', 'homeowner']).nullable(),
    since: timestamp,
    /** The booked visit; null if there is none. */
    visit: z.strictObject({ ...visitTimeSchema.shape, postcode: z.string() }).nullable(),
  }),
});

export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** An invoice or a credit note, as its document says it: never changed. */
export const invoiceRecordSchema = z.strictObject(invoiceSchema.shape);

/** A link to the homeowner's page of a request. Only its holder knows the token itself. */
export const followLinkSchema = z.strictObject({
  /** SHA-256 of the token, base64url. */
  hash: z.string(),
  requestId: z.uuid(),
  /** "device", or the id of the message it is in. */
  holder: z.string(),
  since: timestamp,
  /** Set once the request is removed: until when the link answers that it is no longer kept. */
  until: timestamp.nullable(),
});

export type FollowLink = z.infer<typeof followLinkSchema>;

/** A setting that applies to all orders, by name. */
export const settingSchema = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('visit-calendar'),
    /** Raised by every change. */
    revision: z.int().positive(),
    value: visitCalendarSchema,
  }),
  z.strictObject({
    name: z.literal('quote-terms'),
    revision: z.int().positive(),
    value: quoteTermsSchema,
  }),
  z.strictObject({
    name: z.literal('mail-texts'),
    revision: z.int().positive(),
    value: mailTextsSchema,
  }),
  z.strictObject({
    name: z.literal('reminders'),
    revision: z.int().positive(),
    value: reminderRulesSchema,
  }),
]);

export type Setting = z.infer<typeof settingSchema>;

export type SettingName = Setting['name'];

export type SettingOf<Name extends SettingName> = Extract<Setting, { name: Name }>;
