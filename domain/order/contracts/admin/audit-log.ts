import * as z from 'zod/mini';

/** What an entry of the log can say. Stored, so a name stays what it is. */
export const AUDIT_ACTS = [
  'prices-saved',
  'content-saved',
  'article-removed',
  'setting-saved',
  'picture-added',
  'picture-changed',
  'picture-removed',
  'pictures-ordered',
  'quote-changed',
  'quote-opened',
  'quote-anonymised',
  'quote-removed',
  'quote-mail-sent-again',
  'order-step-taken',
  'quote-drafted',
  'quote-sent',
  'photo-sent',
  'invoice-made',
  'invoice-credited',
  'payment-noted',
  'payment-undone',
  'enquiry-changed',
  'enquiry-opened',
  'enquiry-anonymised',
  'enquiry-removed',
  'enquiry-mail-sent-again',
  'subscriber-removed',
  'person-invited',
  'person-invited-again',
  'person-joined',
  'person-removed',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'device-signed-out',
  'calendar-made',
  'calendar-revoked',
  'archive-taken',
] as const;

export type AuditAct = (typeof AUDIT_ACTS)[number];

const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  what: z.string(),
  /** What it was done to, as the desk calls it; null where there is only one, or it is gone. */
  about: z.nullable(z.string()),
  /** Which of several it was: a title, a reference, a time, a step; absent from what was done before it was noted. */
  detail: z.optional(z.string()),
  /** The request to look at; null for none, or if it was removed. */
  request: z.nullable(z.object({ kind: z.enum(['quotes', 'enquiries']), id: z.string() })),
});

export type ShownEntry = z.infer<typeof auditEntrySchema>;

/** GET /api/audit-log, newest first. */
export const auditLogSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** Asks for the next page; null on the last one. */
  next: z.nullable(z.string()),
});

export type AuditPage = z.infer<typeof auditLogSchema>;
