import * as z from 'zod/mini';
import { draftSchema } from '#domain/design/draft/draft';
import { designNameSchema } from '#domain/design/sharing/design-name';
import { migrate, UnreadableRecordError, type Migrations } from '#app/offline/storage/migrate';

export const DESIGN_SCHEMA = 1;

/** Nothing to migrate yet: schema 1 is the first released. */
const DESIGN_MIGRATIONS: Migrations = {};

const designRecordSchema = z.object({
  schema: z.literal(DESIGN_SCHEMA),
  id: z.string().check(z.minLength(1)),
  name: designNameSchema,
  /** Milliseconds since 1970. */
  createdAt: z.int().check(z.nonnegative()),
  /** When the choices last changed. */
  updatedAt: z.int().check(z.nonnegative()),
  draft: draftSchema,
  /** A picture of the view in 3-D, as a JPEG; anything else is none. */
  still: z.optional(z.pipe(z.unknown(), z.transform(pictureOrNone))),
});

function pictureOrNone(still: unknown): ArrayBuffer | undefined {
  return still instanceof ArrayBuffer ? still : undefined;
}

/** A named design as stored on the device. */
export type DesignRecord = z.infer<typeof designRecordSchema>;

/**
 * Reads a stored row as a design in the current schema.
 *
 * @throws NewerRecordError when a newer version of the app wrote it
 * @throws UnreadableRecordError when it cannot be read
 */
export function readDesignRecord(raw: unknown, migrations = DESIGN_MIGRATIONS): DesignRecord {
  const record = z.safeParse(designRecordSchema, migrate(raw, DESIGN_SCHEMA, migrations));
  if (!record.success) throw new UnreadableRecordError(z.prettifyError(record.error));
  return record.data;
}
