import * as nodeDisk from 'node:fs/promises';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emptyDocument } from '#server/stores/lowdb/document';
import type { Document, Lists } from '#server/stores/lowdb/document';
import { openUnlocked } from '#server/stores/lowdb/lowdb-database';
import { migrateDocument, SCHEMA_VERSION } from '#server/stores/lowdb/migrations';
import {
  journalPath,
  numbered,
  readStoredDocument,
  replay,
  snapshotPath,
} from '#server/stores/lowdb/stored-state';
import { eachTable, TABLE_NAMES, TABLES } from '#server/stores/database/tables';
import type { TableName } from '#server/stores/database/tables';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import { flushFolder, readIfPresent, writeFlushed } from '#server/stores/files/disk';
import { takeExclusiveLock } from '#server/stores/files/exclusive-lock';
import { salvageJournal, salvageSnapshot } from '#server/stores/files/salvage-lines';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { credentialsSchema } from '#server/stores/records';

export interface Salvage {
  /** The folder with the original files. */
  aside: string;
  /** What is damaged and what was left out, one sentence each. */
  problems: readonly string[];
}

/**
 * Rebuilds a damaged store from what can be read of it, after copying its files. Null if it is intact: then
 * nothing has changed.
 *
 * @throws {LockedError} a server is using the folder
 */
export async function salvageStore(dataDir: string, now: Date): Promise<Salvage | null> {
  const lock = await takeExclusiveLock(join(dataDir, 'db.lock'));
  try {
    const damage = await findDamage(dataDir);
    if (damage === undefined) return null;
    const aside = join(dataDir, `before-salvage-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
    const files = [snapshotPath(dataDir), journalPath(dataDir)];
    const [snapshot, journal] = await Promise.all(files.map((path) => copyAside(path, aside)));
    await flushFolder(dataDir, nodeDisk);
    const { document, sequence, problems } = salvage(snapshot, journal);
    await new SnapshotFile(snapshotPath(dataDir), nodeDisk).write(numbered(document, sequence));
    await rm(journalPath(dataDir), { force: true });
    await (await openUnlocked(dataDir, {})).close();
    return { aside, problems: [damage.message, ...problems] };
  } finally {
    await lock.release();
  }
}

async function findDamage(dataDir: string): Promise<DamagedFileError | undefined> {
  try {
    await readStoredDocument(dataDir, nodeDisk);
    return undefined;
  } catch (error) {
    if (error instanceof DamagedFileError) return error;
    throw error;
  }
}

async function copyAside(path: string, aside: string): Promise<Buffer> {
  const bytes = await readIfPresent(path, nodeDisk);
  if (bytes === undefined) return Buffer.alloc(0);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await writeFlushed(join(aside, basename(path)), [bytes], nodeDisk);
  await flushFolder(aside, nodeDisk);
  return bytes;
}

function salvage(snapshot: Buffer = Buffer.alloc(0), journal: Buffer = Buffer.alloc(0)) {
  const { content, problems } = salvageSnapshot(snapshot);
  const { fields, strays } = content;
  const has = typeof fields['sequence'] === 'number' ? fields['sequence'] : 0;
  const entries = salvageJournal(journal, has);
  const version =
    typeof fields['schemaVersion'] === 'number' ? fields['schemaVersion'] : SCHEMA_VERSION;
  const stored = replay(
    { ...emptyOf(version), ...fields, schemaVersion: version },
    entries.content,
  );
  const migrated: Record<string, unknown> = { ...Object(migrateDocument(stored)) };
  const notes = [...problems, ...entries.problems];
  const sequence = Math.max(has, entries.content.at(-1)?.sequence ?? 0);
  return { document: checked(migrated, strays, notes), sequence, problems: notes };
}

/** The tables to start from; none for an older version, whose missing tables the migration adds. */
function emptyOf(version: number): object {
  return version === SCHEMA_VERSION ? emptyDocument : {};
}

/** The valid parts; everything left out is added to `notes`. */
function checked(fields: Record<string, unknown>, strays: unknown[], notes: string[]): Document {
  const credentials = credentialsSchema.safeParse(fields['credentials']);
  if (!credentials.success) notes.push('The administrator’s password is lost: set another one.');
  const homes = new Map(strays.map((row) => [row, TABLE_NAMES.find((name) => isRow(name, row))]));
  const lists = eachTable<Lists>((name) => {
    const found = fields[name];
    const rows: unknown[] = Array.isArray(found) ? found : [];
    const whole = rows.filter((row) => isRow(name, row));
    const lost = rows.length - whole.length;
    if (lost > 0) notes.push(`${name}: rows that are not complete are left out: ${lost}.`);
    return [...strays.filter((row) => homes.get(row) === name), ...whole];
  });
  const homeless = strays.filter((row) => homes.get(row) === undefined).length;
  if (homeless > 0) notes.push(`Rows that belong to nothing are left out: ${homeless}.`);
  return {
    ...lists,
    schemaVersion: SCHEMA_VERSION,
    credentials: credentials.success ? credentials.data : emptyDocument.credentials,
  };
}

function isRow(name: TableName, row: unknown): boolean {
  return TABLES[name].row.safeParse(row).success;
}
