import * as z from 'zod/mini';
import { draftSchema } from '#domain/draft/draft';
import { designNameSchema } from '#domain/sharing/design-name';
import { migrate, UnreadableRecordError, type Migrations } from '#app/offline/storage/migrate';

export const DESIGN_SCHEMA = 1;

/** Nothing to migrate yet: schema 1 is the first that was released. */
const DESIGN_MIGRATIONS: Migrations = {};

const designRecordSchema = z.object({
  schema: z.literal(DESIGN_SCHEMA),
  id: z.string().check(z.minLength(1)),
  name: designNameSchema,
  /** Milliseconds since 1970. */
  createdAt: z.int().check(z.nonnegative()),
  /** Of the last change of the choices. */
  updatedAt: z.int().check(z.nonnegative()),
  draft: draftSchema,
});

/** A named design as it lies on the device. */
export type DesignRecord = z.infer<typeof designRecordSchema>;

/**
 * A stored row as a design of the present schema.
 *
 * @throws NewerRecordError when a newer version of the program wrote it
 * @throws UnreadableRecordError when it cannot be read
 */
export function readDesignRecord(raw: unknown, migrations = DESIGN_MIGRATIONS): DesignRecord {
  const record = z.safeParse(designRecordSchema, migrate(raw, DESIGN_SCHEMA, migrations));
  if (!record.success) throw new UnreadableRecordError(z.prettifyError(record.error));
  return record.data;
}
