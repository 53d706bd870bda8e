import * as z from 'zod';

const timestamp = z.iso.datetime();

/** The longest a push waits for its next attempt, in ms. */
export const LONGEST_PUSH_WAIT_MS = 60 * 60_000;

/** A browser that is told by web push what happens to one quote request. */
export const pushDeviceSchema = z.strictObject({
  /** SHA-256 of the request's id and the endpoint, base64url: one browser may follow several requests. */
  id: z.string(),
  requestId: z.uuid(),
  /** The link that it was turned on by, as `followLinks` has it. */
  linkHash: z.string(),
  /** Where its push service takes messages for it. Whoever knows it can send nothing without our key. */
  endpoint: z.string(),
  /** What messages to it are encrypted with, base64url. */
  keys: z.strictObject({ p256dh: z.string(), auth: z.string() }),
  /** When it was turned on, or last renewed. */
  since: timestamp,
  /** The newest event that it has not been told about; null for none. */
  due: z
    .strictObject({
      eventId: z.uuid(),
      queuedAt: timestamp,
      state: z.enum(['waiting', 'handing-over']),
      /** How many attempts have failed. */
      tries: z.int().nonnegative(),
      /** The earliest time of the next one. */
      notBefore: timestamp,
    })
    .nullable(),
});

export type PushDevice = z.infer<typeof pushDeviceSchema>;

export type DuePush = NonNullable<PushDevice['due']>;
