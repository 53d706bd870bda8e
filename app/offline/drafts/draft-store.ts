import * as z from 'zod/mini';
import { draftSchema } from '#domain/design/draft/draft';
import {
  migrate,
  UnreadableRecordError,
  type Migrations,
  NewerRecordError,
} from '#app/offline/storage/migrate';
import type { IDBPObjectStore } from 'idb';
import { announce } from '#app/offline/coordination/announce';
import type { DatabaseSchema } from '#app/offline/storage/database-schema';
import { inTransaction } from '#app/offline/storage/transaction';

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
function readDraftRecord(raw: unknown, migrations = DRAFT_MIGRATIONS): DraftRecord {
  const record = z.safeParse(draftRecordSchema, migrate(raw, DRAFT_SCHEMA, migrations));
  if (!record.success) throw new UnreadableRecordError(z.prettifyError(record.error));
  return record.data;
}

const CURRENT = 'current';

/** The caller's part of the record; the store sets schema and revision. */
export type DraftToSave = Pick<DraftRecord, 'updatedAt' | 'step' | 'draft'>;

/** Either saved under a new revision, or rejected because another tab has saved since `baseRevision`. */
export type SaveResult =
  | { ok: true; revision: number }
  | { ok: false; conflict: true; stored: DraftRecord };

/**
 * The draft on this device; null when there is none. An unreadable draft is set aside, so it can still be
 * recovered by hand, and counts as none.
 *
 * @throws NewerRecordError when a newer version of the app wrote it
 */
export function loadDraft(migrations: Migrations = DRAFT_MIGRATIONS): Promise<DraftRecord | null> {
  return inTransaction('drafts', 'readwrite', (store) => readCurrent(store, migrations));
}

/**
 * Saves the draft if no other tab has since `baseRevision` (0 when there was none). Comparison and write
 * share one transaction, so two tabs cannot overwrite each other.
 *
 * @throws NewerRecordError when a newer version of the app wrote the stored one; the browser's
 * DOMException when storage is full or refused
 */
export async function saveDraft(wanted: DraftToSave, baseRevision: number): Promise<SaveResult> {
  const result = await inTransaction('drafts', 'readwrite', async (store): Promise<SaveResult> => {
    const stored = await readCurrent(store, DRAFT_MIGRATIONS);
    if (stored && stored.revision !== baseRevision) return { ok: false, conflict: true, stored };
    const revision = baseRevision + 1;
    await store.put({ ...wanted, schema: DRAFT_SCHEMA, revision }, CURRENT);
    return { ok: true, revision };
  });
  if (result.ok) announce('draft');
  return result;
}

async function readCurrent(
  store: IDBPObjectStore<DatabaseSchema, ['drafts'], 'drafts', 'readwrite'>,
  migrations: Migrations,
): Promise<DraftRecord | null> {
  const raw = await store.get(CURRENT);
  if (raw === undefined) return null;
  try {
    return readDraftRecord(raw, migrations);
  } catch (error) {
    if (error instanceof NewerRecordError) throw error;
    await store.put(raw, `set-aside:${new Date().toISOString()}`);
    await store.delete(CURRENT);
    return null;
  }
}
