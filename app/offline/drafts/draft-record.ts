import * as z from 'zod/mini';
import { draftSchema } from '#domain/design/draft/draft';
import { migrate, UnreadableRecordError, type Migrations } from '#app/offline/storage/migrate';

export const DRAFT_SCHEMA = 2;

export const DRAFT_MIGRATIONS: Migrations = {
  // 1 → 2: a draft may say where its openings are; older drafts leave that to the default rule.
  1: (record) => record,
};

/** The builder's step, 1 to 6. */
export const draftStepSchema = z.literal([1, 2, 3, 4, 5, 6]);

const draftRecordSchema = z.object({
  schema: z.literal(DRAFT_SCHEMA),
  /** Incremented by every save, in whichever tab. */
  revision: z.int().check(z.positive()),
  /** Milliseconds since 1970. */
  updatedAt: z.number(),
  /** The builder's step at the time. */
  step: draftStepSchema,
  draft: draftSchema,
});

export type DraftRecord = z.infer<typeof draftRecordSchema>;

/**
 * Reads a stored row as a draft in the current schema.
 *
 * @throws NewerRecordError when a newer version of the app wrote it
 * @throws UnreadableRecordError when it cannot be read
 */
export function readDraftRecord(raw: unknown, migrations = DRAFT_MIGRATIONS): DraftRecord {
  const record = z.safeParse(draftRecordSchema, migrate(raw, DRAFT_SCHEMA, migrations));
  if (!record.success) throw new UnreadableRecordError(z.prettifyError(record.error));
  return record.data;
}
