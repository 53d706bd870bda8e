import * as z from 'zod';
import { sessionSchema } from '#server/stores/records';

const timestamp = z.iso.datetime();

/** What the owner is called where people are named by id: there is one, who has no row. */
export const OWNER = 'owner';

/** An administrator whom the owner has invited. */
export const personSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** Written by `hashPassword`; null for somebody who has none. */
  passwordHash: z.string().nullable(),
  /** The link that is waiting to be used, by the SHA-256 of its token; null for none. */
  invite: z.strictObject({ hash: z.string(), until: timestamp }).nullable(),
  invitedAt: timestamp,
  /** When a link was used last; null until then. */
  joinedAt: timestamp.nullable(),
});

export type Person = z.infer<typeof personSchema>;

/** A passkey of the owner or of an administrator. */
export const passkeySchema = z.strictObject({
  /** The credential's id, base64url. */
  id: z.string(),
  /** The person's id, or `OWNER`. */
  holder: z.string(),
  /** COSE, base64url. */
  publicKey: z.string(),
  counter: z.int().nonnegative(),
  transports: z.array(z.string()),
  /** What its holder calls it. */
  name: z.string(),
  addedAt: timestamp,
  /** Null until it was used to sign in. */
  usedAt: timestamp.nullable(),
});

export type Passkey = z.infer<typeof passkeySchema>;

/**
 * A browser in which an administrator is signed in. Apart from the owner's: a build that knows no administrators must not
 * take one for the owner (decision 0077).
 */
export const personSessionSchema = z.strictObject({ ...sessionSchema.shape, personId: z.uuid() });

export type PersonSession = z.infer<typeof personSessionSchema>;

/**
 * A browser in which somebody stays signed in, the owner too. A table of its own, as the sessions of administrators have one: a build that
 * does not know it just asks to sign in (decision 0117).
 */
export const keptSessionSchema = z.strictObject({
  ...sessionSchema.shape,
  /** The person's id, or `OWNER`. */
  holder: z.string(),
  /** "Safari on an iPhone" */
  device: z.string(),
  /** When its holder last gave the password or passkey there. */
  provenAt: timestamp,
});

export type KeptSession = z.infer<typeof keptSessionSchema>;

/**
 * The private address of the company's calendar that somebody at the desk has made. Only its holder knows the token itself.
 */
export const calendarLinkSchema = z.strictObject({
  /** SHA-256 of the token, base64url. */
  hash: z.string(),
  /** The person's id, or `OWNER`. */
  holder: z.string(),
  since: timestamp,
});

export type CalendarLink = z.infer<typeof calendarLinkSchema>;

/** Who changed what: names, titles and ids, and nothing that a homeowner has given us. */
export const auditEntrySchema = z.strictObject({
  id: z.uuid(),
  at: timestamp,
  /** The person's id, or `OWNER`. */
  who: z.string(),
  /** The person's name at that time. */
  name: z.string(),
  /**
   * One of `AUDIT_ACTS`, or of another version's; behind a space, where there are several, which: a title, a reference, a
   * step. In one text, because the build before takes no further field.
   */
  what: z.string(),
  /** What it was done to, by its id, number or name; null where there is only one. */
  about: z.string().nullable(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
