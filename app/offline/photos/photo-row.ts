import * as z from 'zod/mini';
import { migrate, type Migrations } from '#app/offline/storage/migrate';
import { problemSchema } from '#app/offline/outbox/outbox-entry';

export const PHOTO_SCHEMA = 1;

const PHOTO_MIGRATIONS: Migrations = {};

/** Whom a photo is for, and what opens the way there. */
const addresseeSchema = z.discriminatedUnion('kind', [
  /** A question on the page of a request, which names the photo. */
  z.object({ kind: z.literal('question'), token: z.string() }),
]);

const rowSchema = z.object({
  schema: z.literal(PHOTO_SCHEMA),
  id: z.uuid(),
  createdAt: z.number(),
  to: addresseeSchema,
  /** A JPEG that this device has made, without what the camera wrote beside the picture. */
  content: z.instanceof(ArrayBuffer),
  /** Of the content, base64url. */
  sha256: z.string(),
  /** `attention`: refused, and not sent again. One that has arrived is no longer here. */
  state: z.enum(['waiting', 'attention']),
  /** In the current run of attempts, as with requests. */
  attempts: z.int(),
  nextAttemptAt: z.number(),
  lastProblem: z.optional(problemSchema),
});

/** A photo that waits on this device. */
export type KeptPhoto = z.infer<typeof rowSchema>;

/** A photo as it was made from a picture on this device. */
export type NewPhoto = Pick<KeptPhoto, 'id' | 'content' | 'sha256'>;

const NO_ROOM = 507;
const ENOUGH_FOR_TODAY = 429;

/** Whether our server answered an attempt by asking to keep the photo until it takes some again. */
export function waitsForServer({ status }: { status?: number | undefined }): boolean {
  return status === NO_ROOM || status === ENOUGH_FOR_TODAY;
}

/** Reads a stored row; null for one that this version cannot read, which is left alone. */
export function readPhoto(raw: unknown): KeptPhoto | null {
  try {
    return z.parse(rowSchema, migrate(raw, PHOTO_SCHEMA, PHOTO_MIGRATIONS));
  } catch {
    // Written by another version: that one sends it.
    return null;
  }
}
