import { journalEntriesIn } from './journal-lines';
import type { JournalEntry } from './journal-lines';
import { readField, readRow } from './snapshot-lines';

/** What can be read of a damaged file, and a sentence about each part that cannot. */
interface Salvaged<Content> {
  content: Content;
  problems: readonly string[];
}

interface SalvagedSnapshot {
  fields: Record<string, unknown>;
  /** Rows that the file no longer assigns to a table. */
  strays: unknown[];
}

/** Reads the fields and rows of a snapshot line by line, ignoring checksums. */
export function salvageSnapshot(bytes: Buffer): Salvaged<SalvagedSnapshot> {
  const fields: Record<string, unknown> = {};
  const strays: unknown[] = [];
  const problems: string[] = [];
  let rows: unknown[] = strays;
  for (const [index, line] of bytes.toString().split('\n').entries()) {
    try {
      if (/^[{}]?$/.test(line) || /^ {4}"/.test(line)) continue;
      if (line.startsWith('    ')) rows.push(readRow(Buffer.from(line)));
      else if (/^ {2}\]/.test(line)) rows = strays;
      else rows = readField(line, fields) ?? strays;
    } catch {
      problems.push(`db.json, line ${index + 1}: cannot be read and is left out.`);
    }
  }
  return { content: { fields, strays }, problems };
}

/** The intact entries of a journal after change number `after`, in order. */
export function salvageJournal(bytes: Buffer, after: number): Salvaged<JournalEntry[]> {
  const found = new Map(journalEntriesIn(bytes).map((entry) => [entry.sequence, entry]));
  const content = [...found.values()]
    .filter(({ sequence }) => sequence > after)
    .toSorted((one, other) => one.sequence - other.sequence);
  const problems = content.flatMap(({ sequence }, index) => {
    const before = content[index - 1]?.sequence ?? (after || sequence - 1);
    return sequence === before + 1
      ? []
      : [`db.json.journal: the changes from ${before + 1} to ${sequence - 1} cannot be read.`];
  });
  return { content, problems };
}
