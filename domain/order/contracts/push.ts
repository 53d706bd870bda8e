import * as z from 'zod/mini';
import { followSchema } from './follow';

const bytes = (pattern: RegExp) => z.string().check(z.regex(pattern, 'must be a key in base64url'));

/** A push service's address of one browser. */
const endpoint = z.url('must be an address').check(z.maxLength(2000, 'is too long'));

/** The body of POST /api/follow/push: what a browser's `PushSubscription` says of itself, and the link's token. */
export const pushOnSchema = z.object({
  ...followSchema.shape,
  endpoint,
  keys: z.object({
    /** An uncompressed point: 65 bytes that begin with 4. */
    p256dh: bytes(/^B[\w-]{86}$/),
    auth: bytes(/^[\w-]{22}$/),
  }),
});

export type PushOn = z.infer<typeof pushOnSchema>;

/** The body of POST /api/follow/push/off. */
export const pushOffSchema = z.object({ ...followSchema.shape, endpoint });

/** The response of GET /api/push-key: the public key that a browser subscribes with, base64url. */
export const pushKeySchema = z.object({ key: z.string() });
