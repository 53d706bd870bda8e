import { join } from 'node:path';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import { readIfPresent } from '#server/stores/files/disk';
import type { Disk } from '#server/stores/files/disk';
import type { CarriedEntries } from '#server/stores/files/journal';
import { readJournal } from '#server/stores/files/journal-lines';
import type {
  JournalContent,
  JournalEntry,
  StoredEffect,
} from '#server/stores/files/journal-lines';
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
  /** The name of the journal, in either file; null when neither has one. */
  journalId: string | null;
  /** Whether the snapshot names it: without its journal it is refused from then on. */
  namesJournal: boolean;
  /** The journal as it goes on; null when it is not there, or has nothing to say any more. */
  journal: ({ after: number; torn: JournalContent['torn'] } & CarriedEntries) | null;
}

export function snapshotPath(folder: string): string {
  return join(folder, 'db.json');
}

export function journalPath(folder: string): string {
  return join(folder, 'db.json.journal');
}

/**
 * Adds the journal of the folder to what its snapshot holds, null for a folder without one. Names and
 * sequence numbers say whether they belong together. Nothing is changed on the disk.
 *
 * @throws {DamagedFileError} one of them is not what the server wrote.
 */
export async function readStoredState(
  content: StoredDocument | null,
  folder: string,
  disk: Disk,
): Promise<StoredState> {
  const { stored, sequence, name } = withoutNumber(content ?? emptyDocument, snapshotPath(folder));
  const names = { journalId: name ?? null, namesJournal: name !== undefined };
  const alone = { stored, sequence, snapshotHas: sequence, ...names, journal: null };
  const path = journalPath(folder);
  const bytes = await readIfPresent(path, disk);
  if (bytes === undefined) {
    if (name === undefined) return alone;
    throw new DamagedFileError(path, 'it is gone, and db.json names it in line 4');
  }
  const { header, start, entries, end, torn } = readJournal(bytes, path);
  const last = header.after + entries.length;
  const refuse = (reason: string): never => {
    throw new DamagedFileError(path, reason);
  };
  if (content === null && last > 0) refuse('line 1: db.json, which it goes on from, is gone');
  if (sequence < header.after) {
    refuse(`line 1: it goes on after change ${header.after}, and db.json ends with ${sequence}`);
  }
  const isNamed = header.id !== undefined;
  if (name !== undefined && isNamed && header.id !== name) {
    refuse('line 1: it belongs to another db.json');
  }
  if (name !== undefined && last < sequence) {
    refuse(
      `it ends with change ${last}, behind line ${entries.length + 3}, and db.json has ${sequence}`,
    );
  }
  const newer = entries.filter((entry) => entry.sequence > sequence);
  if (name === undefined && isNamed && newer.length > 0) {
    refuse('line 1: db.json is a copy that no journal belongs to. Move the journal away');
  }
  // Behind a newer snapshot, or one of a newer version, it has nothing to say.
  if (newer.length === 0 && (last < sequence || header.schemaVersion !== SCHEMA_VERSION)) {
    return alone;
  }
  if (newer.length > 0 && header.schemaVersion !== stored['schemaVersion']) {
    refuse(`line 1: it is of version ${header.schemaVersion}, and db.json is not`);
  }
  return {
    stored: replay(stored, newer),
    sequence: last,
    snapshotHas: sequence,
    journalId: name ?? header.id ?? null,
    namesJournal: name !== undefined,
    journal: { after: header.after, torn, sequence: last, entries: bytes.subarray(start, end) },
  };
}

/** The document as a snapshot: with the number of the last change that is in it, and its journal's name. */
export function numbered(
  document: StoredDocument,
  sequence: number,
  journal?: string,
): StoredDocument {
  const { schemaVersion, ...fields } = document;
  return { schemaVersion, sequence, ...(journal === undefined ? {} : { journal }), ...fields };
}

/** A file without a number, as a person may write it, starts at 0. A copy names no journal. */
function withoutNumber(content: StoredDocument, path: string) {
  const { sequence = 0, journal: name, ...stored } = content;
  if (typeof sequence !== 'number' || !Number.isSafeInteger(sequence) || sequence < 0) {
    throw new DamagedFileError(path, 'sequence is not a whole number');
  }
  if (name !== undefined && typeof name !== 'string') {
    throw new DamagedFileError(path, 'journal is not a name');
  }
  return { stored, sequence, name };
}

/** The document with these changes made to it. */
export function replay(stored: StoredDocument, entries: readonly JournalEntry[]): StoredDocument {
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
      const { stored } = await readStoredState(content, folder, disk);
      return checkDocument(stored, snapshotPath(folder));
    } catch (error) {
      // Between the two readings a new snapshot may have come, and a journal that follows it.
      if (attempt === 3 || !(error instanceof DamagedFileError)) throw error;
    }
  }
}
