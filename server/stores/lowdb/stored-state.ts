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
import { keyFieldOf } from '#server/stores/database/tables';

/** What a data folder holds: snapshot and journal together. */
export interface StoredState {
  /** The document, in the version it was written in. */
  stored: StoredDocument;
  /** The number of the last change in it. */
  sequence: number;
  /** The number of the last change in the snapshot alone. */
  snapshotHas: number;
  /** The journal's name, from either file; null if neither has one. */
  journalId: string | null;
  /** Whether the snapshot names its journal, without which it is refused. */
  namesJournal: boolean;
  /** The journal to carry on; null if there is none or the snapshot supersedes it. */
  journal: ({ after: number; torn: JournalContent['torn'] } & CarriedEntries) | null;
}

export function snapshotPath(folder: string): string {
  return join(folder, 'db.json');
}

export function journalPath(folder: string): string {
  return join(folder, 'db.json.journal');
}

/**
 * Applies the folder's journal to the content of its snapshot. Names and sequence numbers tell whether the two
 * belong together. Changes nothing on disk.
 *
 * @param content null for a folder without a snapshot
 * @throws {DamagedFileError} one of the two is not as the server wrote it
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
  // A newer snapshot, or one of a newer version, supersedes the journal.
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

/** The document as a snapshot: with the number of its last change and its journal's name. */
export function numbered(
  document: StoredDocument,
  sequence: number,
  journal?: string,
): StoredDocument {
  const { schemaVersion, ...fields } = document;
  return { schemaVersion, sequence, ...(journal === undefined ? {} : { journal }), ...fields };
}

/** A file without a number, such as one written by hand, starts at 0. A copy names no journal. */
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

/** The document with these changes applied. */
export function replay(stored: StoredDocument, entries: readonly JournalEntry[]): StoredDocument {
  const document: Record<string, unknown> = { ...stored };
  const tables = new Map<string, Table<Record<string, unknown>>>();
  const table = (name: string) => {
    const rows = document[name];
    const found =
      tables.get(name) ??
      new Table(
        { key: keyFieldOf(name), fields: {}, indexes: [] },
        Array.isArray(rows) ? rows : [],
      );
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

/** Reads everything that is stored, even while a server is using the folder, and changes nothing. */
export async function readStoredDocument(folder: string, disk: Disk): Promise<Document> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const content = await new SnapshotFile(snapshotPath(folder), disk).read();
      const { stored } = await readStoredState(content, folder, disk);
      return checkDocument(stored, snapshotPath(folder));
    } catch (error) {
      // A new snapshot, and a journal that follows it, may have been written between the two reads.
      if (attempt === 3 || !(error instanceof DamagedFileError)) throw error;
    }
  }
}
