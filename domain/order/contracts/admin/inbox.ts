import * as z from 'zod/mini';
import { MAIL_RECIPIENTS, MAIL_STATES, REQUEST_STATES } from '#domain/order/request-states';

const timestamp = z.iso.datetime();

const stateSchema = z.enum(REQUEST_STATES, 'Choose a state from the list');

/** What the administrator has done with a request. */
export const inboxFieldsSchema = z.object({
  state: stateSchema,
  notes: z.string(),
  /** Raised by every change of state or notes; a change names the revision it is based on. */
  revision: z.int(),
  handledAt: z.nullable(timestamp),
  seenAt: z.nullable(timestamp),
  anonymisedAt: z.nullable(timestamp),
});

/** The body of PUT /api/room-configurations/:id and /api/enquiries/:id. */
export const inboxChangeSchema = z.object(
  {
    revision: z.int('Name the revision you have changed'),
    state: z.optional(stateSchema),
    notes: z.optional(
      z
        .string('Write the notes as text')
        .check(z.maxLength(10_000, 'Use at most 10,000 characters for the notes')),
    ),
  },
  'Send the change as a JSON object',
);

export type InboxChange = z.infer<typeof inboxChangeSchema>;

/** What has become of a message about a request or an event. */
export const reportedMailSchema = z.object({
  to: z.enum(MAIL_RECIPIENTS),
  state: z.enum(MAIL_STATES),
  /** In the mail server's words. */
  problem: z.nullable(z.string()),
  /** Since when no mail server has it; absent once one does. */
  since: z.optional(timestamp),
  /** Whether it is kept as a file, because no mail was set up when it was due. Its state is then `refused`. */
  isKept: z.optional(z.boolean()),
  /** Whether the desk may have it sent now. */
  canSend: z.optional(z.boolean()),
});

export type ReportedMail = z.infer<typeof reportedMailSchema>;

export const mailReportSchema = z.array(reportedMailSchema);

export type MailReport = z.infer<typeof mailReportSchema>;

/** The response of GET /api/unread-requests: the number of requests not yet seen. */
export const unreadRequestsSchema = z.object({ quotes: z.int(), enquiries: z.int() });

export type UnreadRequests = z.infer<typeof unreadRequestsSchema>;

/** The body of POST /api/room-configurations/search and /api/enquiries/search. */
export const inboxSearchSchema = z.object(
  {
    /** A request has all of them; empty for every request. */
    words: z
      .string('Write what to look for as text')
      .check(z.maxLength(300, 'Look for at most 300 characters')),
    state: z.optional(stateSchema),
    /** The `next` of the page before; absent for the first one. */
    after: z.optional(z.string().check(z.maxLength(100))),
  },
  'Send the search as a JSON object',
);

export type InboxSearch = z.infer<typeof inboxSearchSchema>;

/** What a page of found requests has beside its rows. */
export const foundFields = {
  /** What to ask for the next page with; null behind the last row. */
  next: z.nullable(z.string()),
  /** How many have the words in each state. */
  counts: z.record(stateSchema, z.int()),
  /** How many requests there are, and how many nobody has looked at, whatever is looked for. */
  all: z.int(),
  unread: z.int(),
};

/** What the list shows for every kind of request, beside who sent it. */
export const summaryFields = {
  id: z.uuid(),
  createdAt: timestamp,
  state: stateSchema,
  seenAt: z.nullable(timestamp),
  anonymisedAt: z.nullable(timestamp),
};

/** The other quote requests and enquiries of one person: the newest, and how many there are. */
const alsoFromSchema = z.object({
  rows: z.array(
    z.object({
      kind: z.enum(['quote', 'enquiry']),
      ...summaryFields,
      name: z.string(),
      /** "MGR-7K4Q-2D, Garden Room, 4 m × 4 m"; what an enquiry is about. */
      about: z.string(),
    }),
  ),
  count: z.int(),
});

export type AlsoFrom = z.infer<typeof alsoFromSchema>;

/** Absent from a request that a device took along, and from a server, of the version before. */
export const alsoFromField = { also: z.optional(alsoFromSchema) };
