import * as z from 'zod/mini';
import { emailSchema, personNameSchema } from '#domain/text/contact-fields';
import { newPasskeySchema, passkeyNameSchema } from './passkeys';
import { newPasswordSchema } from './sign-in';

// oxlint-disable-next-line no-underscore-dangle -- Zod's own name, as `default` is a word of the language
const withDefault = z._default;

/** POST /api/people. */
export const invitePersonSchema = z.object(
  { name: personNameSchema, email: emailSchema },
  'Send the name and the email address',
);

/** The token of an invitation, as it stands in the fragment of its link. */
const tokenSchema = z.string('Send the link').check(z.maxLength(100, 'Send the link'));

/** POST /api/auth/join/look and /api/auth/join/passkey/options. */
export const joinTokenSchema = z.object({ token: tokenSchema }, 'Send the link');

/** POST /api/auth/join. */
export const joinByPasswordSchema = z.object(
  { token: tokenSchema, password: newPasswordSchema },
  'Send the link and a password',
);

/** POST /api/auth/join/passkey. */
export const joinByPasskeySchema = z.object(
  { token: tokenSchema, name: passkeyNameSchema, passkey: newPasskeySchema },
  'Send the link and the passkey',
);

/** Whose invitation it is. */
export const invitedSchema = z.object({ name: z.string(), email: z.string() });

const shownPasskeySchema = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  usedAt: z.nullable(z.string()),
});

/** A browser in which somebody stays signed in. */
const shownDeviceSchema = z.object({
  id: z.string(),
  /** "Safari on an iPhone" */
  device: z.string(),
  since: z.string(),
  /** When it was last used, to within a minute. */
  seenAt: z.string(),
  /** Whether it is the one that asks. */
  isHere: z.boolean(),
});

export type ShownDevice = z.infer<typeof shownDeviceSchema>;

/** A server of the build before says nothing of them. */
const devicesSchema = withDefault(z.array(shownDeviceSchema), []);

const shownPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.nullable(z.string()),
  /** Until when the link that waits can be used; null for none. */
  invitedUntil: z.nullable(z.string()),
  hasPassword: z.boolean(),
  passkeys: z.int(),
  devices: devicesSchema,
});

export type ShownPerson = z.infer<typeof shownPersonSchema>;

/** GET /api/people. */
export const peopleSchema = z.object({
  me: z.object({
    name: z.string(),
    isOwner: z.boolean(),
    /** `outside`: ADMIN_PASSWORD decides it. */
    password: z.enum(['own', 'none', 'outside']),
    passkeys: z.array(shownPasskeySchema),
    devices: devicesSchema,
    /** Since when one has an address of the company's calendar; null for none, absent from a server of before. */
    calendarSince: z.optional(z.nullable(z.string())),
  }),
  /** Only the owner is told. */
  people: z.nullable(z.array(shownPersonSchema)),
});

export type People = z.infer<typeof peopleSchema>;

/** POST /api/people and /api/people/:id/invite: the one time that the link's token is told. */
export const invitationSchema = z.object({
  name: z.string(),
  email: z.string(),
  token: z.string(),
  until: z.string(),
  mail: z.enum(['sent', 'failed', 'not-set-up']),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** The path of the page on which an invitation is used. */
export function joinPath(token: string): string {
  return `/admin/join#${token}`;
}

/** POST /api/people/me/calendar: the one time that the address's token is told. */
export const calendarMadeSchema = z.object({ token: z.string() });

/** The path at which programs ask for the company's calendar. */
export function calendarPath(token: string): string {
  return `/api/calendar/${token}.ics`;
}
