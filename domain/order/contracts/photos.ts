import * as z from 'zod/mini';
import { MOST_SENT_PHOTO_BYTES } from '#domain/order/photos/photo-limits';

const SIZE_MESSAGE = 'Send a JPEG picture of at most 4 MB';

/** The body of POST /api/follow/photos/:id, which asks how much of a photo the server has. */
export const photoOfferSchema = z.object(
  {
    token: z.string('Open the page by the link we sent you'),
    /** Bytes. */
    size: z
      .int(SIZE_MESSAGE)
      .check(z.positive(SIZE_MESSAGE), z.maximum(MOST_SENT_PHOTO_BYTES, SIZE_MESSAGE)),
    /** Of the whole photo, base64url: what arrives is what was sent, whoever sent which part. */
    sha256: z.string().check(z.regex(/^[\w-]{43}$/, 'Send the SHA-256 of the photo in base64url')),
  },
  'Send the size and checksum of the photo as a JSON object',
);

/** The response to that, and to each part of the photo. */
export const photoProgressSchema = z.object({
  id: z.uuid(),
  /** The bytes that the server has: the next part begins here. */
  received: z.int(),
  /** Whether the photo is whole, was looked at and is kept. */
  arrived: z.boolean(),
});

export type PhotoProgress = z.infer<typeof photoProgressSchema>;

/** A photo that a question names. */
export const namedPhotoSchema = z.object({
  id: z.uuid(),
  /** `removed`: it went with everything else that a person had sent. */
  state: z.enum(['awaited', 'arrived', 'refused', 'removed']),
});

export type NamedPhoto = z.infer<typeof namedPhotoSchema>;
