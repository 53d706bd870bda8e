import * as z from 'zod/mini';
import { migrate, UnreadableRecordError, type Migrations } from '#app/offline/storage/migrate';

export const GARDEN_PHOTO_SCHEMA = 1;

/** Nothing to migrate yet: schema 1 is the first released. */
const GARDEN_PHOTO_MIGRATIONS: Migrations = {};

/** Whose photo it is: the room in the builder has no id, a named design has its own. */
export const IN_BUILDER = 'builder';

/** In pixels of the picture. */
const point = z.readonly(z.tuple([z.number(), z.number()]));

/** As `PhotoCamera` of `domain/room/photo`. */
const camera = z.object({
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
  focal: z.number().check(z.positive()),
  at: z.readonly(z.tuple([z.number(), z.number(), z.number()])),
  turned: z.number(),
  pitch: z.number(),
  roll: z.number(),
});

/** How the room stands in it. */
export const standingSchema = z.object({
  /** Metres: the room has been changed since if it has others. */
  shell: z.object({ width: z.number(), depth: z.number() }),
  camera,
  /** The four corners of the base, as they were set. */
  pegs: z.readonly(z.array(point)),
  /** Why the pegs as they lie are no base; the camera is the one before. */
  fault: z.nullable(z.enum(['missing', 'crossed', 'line', 'other', 'unfit'])),
  /** By the pegs as they were last right. */
  sure: z.nullable(
    z.object({
      camera,
      covariance: z.readonly(z.array(z.readonly(z.array(z.number())))),
      beside: z.number(),
    }),
  ),
  /** The ends of what is measured. */
  marks: z.readonly(z.array(point)),
});

/** What was said of its light, as `LightChoice` of `app/room/photo/light`. */
export const lightSchema = z.object({
  sun: z.nullable(z.object({ aside: z.number(), altitude: z.number() })),
  sunshine: z.nullable(z.number()),
  brightness: z.number(),
  warmth: z.number(),
});

const recordSchema = z.object({
  schema: z.literal(GARDEN_PHOTO_SCHEMA),
  /** `IN_BUILDER`, or the id of a named design. */
  of: z.string().check(z.minLength(1)),
  /** Milliseconds since 1970. */
  savedAt: z.int().check(z.nonnegative()),
  /** A JPEG that this device has made, at most 2,048 px long, without what the camera wrote beside it. */
  picture: z.instanceof(ArrayBuffer),
  /** What of EXIF is used: the focal length in millimetres as on 35 mm; when it was taken, and degrees from north. */
  focal: z.nullable(z.number()),
  taken: z.nullable(z.object({ moment: z.date(), heading: z.nullable(z.number()) })),
  standing: standingSchema,
  light: lightSchema,
  /** What stands in front of the room, as a PNG of the picture's size. */
  mask: z.optional(z.instanceof(ArrayBuffer)),
});

/** A photograph of a garden with the room in it, as it is kept on the device. */
export type GardenPhotoRecord = z.infer<typeof recordSchema>;

/**
 * Reads a stored row as a garden photo in the current schema.
 *
 * @throws NewerRecordError when a newer version of the app wrote it
 * @throws UnreadableRecordError when it cannot be read
 */
export function readGardenPhotoRecord(raw: unknown): GardenPhotoRecord {
  const row = migrate(raw, GARDEN_PHOTO_SCHEMA, GARDEN_PHOTO_MIGRATIONS);
  const record = z.safeParse(recordSchema, row);
  if (!record.success) throw new UnreadableRecordError(z.prettifyError(record.error));
  return record.data;
}
