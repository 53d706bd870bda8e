/** Converts a record from one schema version to the next. */
type Migration = (record: Record<string, unknown>) => Record<string, unknown>;

/** Keyed by the version each step starts from. */
export type Migrations = Readonly<Record<number, Migration>>;

/** Written by a newer version of the app than this one: leave it exactly as it is. */
export class NewerRecordError extends Error {
  override readonly name = 'NewerRecordError';
}

/** Nothing this version can interpret. */
export class UnreadableRecordError extends Error {
  override readonly name = 'UnreadableRecordError';
}

/**
 * Migrates a stored record to schema version `current`, step by step.
 *
 * @throws NewerRecordError when it is ahead of `current`
 * @throws UnreadableRecordError when it has no version or a step is missing
 */
export function migrate(
  raw: unknown,
  current: number,
  migrations: Migrations,
): Record<string, unknown> {
  if (!isRecord(raw)) throw new UnreadableRecordError('The stored record is not an object');
  let record = raw;
  for (let version = versionOf(record); version !== current; version += 1) {
    if (version > current) {
      throw new NewerRecordError(`The record has version ${version}, this program ${current}`);
    }
    const step = migrations[version];
    if (!step) throw new UnreadableRecordError(`There is no step from version ${version}`);
    record = { ...step(record), schema: version + 1 };
  }
  return record;
}

function versionOf({ schema }: Record<string, unknown>): number {
  if (typeof schema === 'number' && Number.isInteger(schema) && schema >= 0) return schema;
  throw new UnreadableRecordError('The stored record names no schema version');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
