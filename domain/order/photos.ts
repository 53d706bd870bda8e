import * as z from 'zod/mini';

/** How many photos go with one question. */
export const MOST_PHOTOS = 8;

/** How many photos of a homeowner we keep for one request: ten questions full of them. */
export const MOST_PHOTOS_OF_REQUEST = 80;

/** Devices make photos this long at most before they keep or send them, in pixels: enough to see a gate's width. */
export const LONGEST_PHOTO_SIDE = 2048;

/** The largest photo that is sent, in bytes. One of `LONGEST_PHOTO_SIDE` has about 0.7 MB. */
export const MOST_SENT_PHOTO_BYTES = 4 * 1024 * 1024;

/** Photos travel in parts of this many bytes: a lost connection costs no more than one of them. */
export const PHOTO_PART_BYTES = 128 * 1024;

const SIZE_MESSAGE = 'Send a JPEG picture of at most 4 MB';

/** What the photos of a visualisation show, in their order. */
export const VISUALISATION_PHOTOS = ['Visualisation', 'The photo without the room'] as const;

/** What a device writes with the photos of a visualisation. */
export const VISUALISATION_TEXT = 'My room in a photo of my garden, and the photo without it.';

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

/** "1 photo", "3 photos". */
export function photosInWords({ length }: readonly unknown[]): string {
  return length === 1 ? '1 photo' : `${length} photos`;
}

/** How many photos of a question have arrived: "2 of 3 photos have arrived"; undefined once none is missing. */
export function arrivedWords(photos: readonly Pick<NamedPhoto, 'state'>[]): string | undefined {
  const arrived = photos.filter(({ state }) => state === 'arrived').length;
  const isComplete = !photos.some(({ state }) => state === 'awaited');
  if (isComplete) return undefined;
  if (photos.length === 1) return 'The photo has not arrived yet';
  if (arrived === 0) return `None of the ${photos.length} photos has arrived yet`;
  return `${arrived} of ${photos.length} photos ${arrived === 1 ? 'has' : 'have'} arrived`;
}
