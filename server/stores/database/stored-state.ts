import { join } from 'node:path';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import { readIfPresent } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import type { JournalMark } from '#server/stores/files/journal';
import { readJournal } from '#server/stores/files/journal-lines';
import type { JournalEntry, StoredEffect } from '#server/stores/files/journal-lines';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import type { StoredDocument } from '#server/stores/files/snapshot-lines';
import { checkDocument, emptyDocument } from './document';
import type { Document } from './document';
import { SCHEMA_VERSION } from './migrations';
import { Table } from './table';
import { keyFieldOf } from './tables';

/** What a data folder holds: snapshot and journal together. */
export interface StoredState {
  /** In the version it was written in. */
  stored: StoredDocument;
  /** The number of the last entry that is in it. */
  sequence: number;
  /** The number that the snapshot alone goes to. */
  snapshotHas: number;
  /** Where the journal goes on; null when it must be begun anew. */
  mark: JournalMark | null;
}

export function snapshotPath(folder: string): string {
  return join(folder, 'db.json');
}

export function journalPath(folder: string): string {
  return join(folder, 'db.json.journal');
}

/**
 * Adds the journal of the folder to what its snapshot holds. The sequence numbers say whether they
 * belong together. Nothing is changed on the disk.
 *
 * @throws {DamagedFileError} one of them is not what the server wrote.
 */
export async function readStoredState(
  content: StoredDocument,
  folder: string,
  disk: Disk,
): Promise<StoredState> {
  const { stored, sequence } = withoutNumber(content, snapshotPath(folder));
  const alone = { stored, sequence, snapshotHas: sequence, mark: null };
  const path = journalPath(folder);
  const bytes = await readIfPresent(path, disk);
  if (bytes === undefined) return alone;
  const { header, start, entries } = readJournal(bytes, path);
  if (sequence < header.after) {
    const reason = `it goes on after change ${header.after}, and db.json ends with ${sequence}`;
    throw new DamagedFileError(path, reason);
  }
  const newer = entries.filter((entry) => entry.sequence > sequence);
  const last = header.after + entries.length;
  // Behind a newer snapshot, or one of a newer version, it has nothing to say.
  if (newer.length === 0 && (last < sequence || header.schemaVersion !== SCHEMA_VERSION)) {
    return alone;
  }
  if (newer.length > 0 && header.schemaVersion !== stored['schemaVersion']) {
    throw new DamagedFileError(
      path,
      `it is of version ${header.schemaVersion}, and db.json is not`,
    );
  }
  return {
    stored: replay(stored, newer),
    sequence: last,
    snapshotHas: sequence,
    mark: { sequence: last, end: entries.at(-1)?.end ?? start },
  };
}

/** The document as a snapshot: with the number of the last change that is in it. */
export function numbered(document: StoredDocument, sequence: number): StoredDocument {
  return { schemaVersion: document['schemaVersion'], sequence, ...document };
}

/** A file without a number, as a person may write it, starts at 0. */
function withoutNumber(content: StoredDocument, path: string) {
  const { sequence = 0, ...stored } = content;
  if (typeof sequence === 'number' && Number.isSafeInteger(sequence) && sequence >= 0) {
    return { stored, sequence };
  }
  throw new DamagedFileError(path, 'sequence is not a whole number');
}

function replay(stored: StoredDocument, entries: readonly JournalEntry[]): StoredDocument {
  const document: Record<string, unknown> = { ...stored };
  const tables = new Map<string, Table<Record<string, unknown>>>();
  const table = (name: string) => {
    const rows = document[name];
    const found =
      tables.get(name) ??
      new Table({ key: keyFieldOf(name), indexes: {} }, Array.isArray(rows) ? rows : []);
    tables.set(name, found);
    return found;
  };
  const apply = (effect: StoredEffect): void => {
    if ('set' in effect) document[effect.set] = effect.value;
    else if ('put' in effect) table(effect.put).put(effect.row);
    else table(effect.remove).remove(effect.key);
  };
  for (const { effects } of entries) effects.forEach(apply);
  for (const [name, rows] of tables) document[name] = rows.list();
  return document;
}

/** Everything that is stored, also while a server is at work in the folder; nothing is changed. */
export async function readStoredDocument(folder: string, disk: Disk): Promise<Document> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const content = await new SnapshotFile(snapshotPath(folder), disk).read();
      const { stored } = await readStoredState(content ?? emptyDocument, folder, disk);
      return checkDocument(stored, snapshotPath(folder));
    } catch (error) {
      // Between the two readings a new snapshot may have come, and a journal that follows it.
      if (attempt === 3 || !(error instanceof DamagedFileError)) throw error;
    }
  }
}
