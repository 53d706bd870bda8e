import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { DamagedFileError } from './damaged-file-error';

const LINE_END = 10;
/** Placeholder for the checksum, so that a line is encoded only once. */
const NO_SUM = '00000000';
/** Cannot occur inside an entry, where quotes are escaped. */
const ENTRY_START = /[0-9a-f]{8} \{"sequence":/g;

const headerSchema = z.discriminatedUnion('journal', [
  /** The previous format, without a name and notes. */
  z.strictObject({
    journal: z.literal(1),
    schemaVersion: z.int().positive(),
    after: z.int().nonnegative(),
  }),
  z.strictObject({
    /** The version of this format. */
    journal: z.literal(2),
    /** The journal's name, repeated in the snapshots it belongs to. */
    id: z.string(),
    /** The schema version of its rows. */
    schemaVersion: z.int().positive(),
    /** The sequence number of the snapshot or entry that the first entry follows. */
    after: z.int().nonnegative(),
  }),
]);

export interface JournalHeader {
  /** Undefined in journals of the previous format. */
  id?: string | undefined;
  schemaVersion: number;
  after: number;
}

/** An `Effect` of any schema version; the row is validated later, as part of its document. */
const storedEffectSchema = z.union([
  z.strictObject({ put: z.string(), row: z.looseObject({}) }),
  z.strictObject({ remove: z.string(), key: z.string() }),
  z.strictObject({ set: z.string(), value: z.looseObject({}) }),
]);

export type StoredEffect = z.infer<typeof storedEffectSchema>;

const entrySchema = z.strictObject({
  sequence: z.int().positive(),
  effects: z.array(storedEffectSchema),
});

/** The effects of one batch of accepted changes, which applies as a whole or not at all. */
export type JournalEntry = z.infer<typeof entrySchema>;

const noteSchema = z.strictObject({ flushed: z.int().nonnegative() });

/**
 * The header is followed by two copies of a note: the number of the last entry known to be flushed, and so
 * perhaps acknowledged. They are overwritten in place, the second once the first is flushed, so that a power
 * cut tears at most one; at rest they are equal.
 */
export const NOTES = 2;
export const NOTE_BYTES = noteLine(0).length;

export function headLines(header: Required<JournalHeader>, flushed: number): Buffer {
  const note = noteLine(flushed);
  return Buffer.concat([seal(JSON.stringify({ journal: 2, ...header })), note, note]);
}

/** The same length for every number, so that it can be overwritten in place. */
export function noteLine(flushed: number): Buffer {
  return seal(`${`{"flushed":${flushed}`.padEnd(28)}}`);
}

export function entryLine(sequence: number, effects: readonly StoredEffect[]): Buffer {
  return seal(JSON.stringify({ sequence, effects }));
}

/** One line: the checksum of the JSON as eight hex digits, a space, and the JSON. */
function seal(json: string): Buffer {
  const line = Buffer.from(`${NO_SUM} ${json}\n`);
  const sum = crc32(line.subarray(NO_SUM.length + 1, -1));
  line.write(sum.toString(16).padStart(NO_SUM.length, '0'), 'latin1');
  return line;
}

/** The content of a line, or undefined if its checksum does not match. */
function unseal(line: Buffer): unknown {
  const sum = line.toString('latin1', 0, 9);
  const json = line.subarray(9);
  if (!/^[0-9a-f]{8} $/.test(sum) || crc32(json) !== Number.parseInt(sum, 16)) return undefined;
  return JSON.parse(json.toString());
}

export interface JournalContent {
  header: JournalHeader;
  /** Where the first entry begins. */
  start: number;
  entries: readonly (JournalEntry & { end: number })[];
  /** Where the last one ends. */
  end: number;
  /** What follows it: the torn end of a write that was never acknowledged. */
  torn: { line: number; bytes: number } | null;
}

/**
 * Reads a journal up to its torn tail, if it has one.
 *
 * @throws {DamagedFileError} something that may have been acknowledged is damaged
 */
export function readJournal(bytes: Buffer, path: string): JournalContent {
  const headerEnd = bytes.indexOf(LINE_END) + 1;
  const header = headerSchema.safeParse(unseal(bytes.subarray(0, Math.max(headerEnd - 1, 0))));
  if (!header.success) throw new DamagedFileError(path, 'line 1 is not the one it was begun with');
  const notes = header.data.journal === 1 ? null : readNotes(bytes, headerEnd);
  if (notes?.length === 0) {
    throw new DamagedFileError(path, 'lines 2 and 3 are not as they were written');
  }
  const start = headerEnd + (notes === null ? 0 : NOTES * NOTE_BYTES);
  const firstLine = notes === null ? 2 : 2 + NOTES;
  const { after } = header.data;
  const entries: (JournalEntry & { end: number })[] = [];
  for (const [index, { line, end }] of splitLines(bytes, start).entries()) {
    const content = unseal(line);
    if (content === undefined) {
      refuseWhatFollows(bytes.subarray(entries.at(-1)?.end ?? headerEnd), firstLine + index, path);
      break;
    }
    const entry = entrySchema.safeParse(content);
    if (!entry.success || entry.data.sequence !== after + index + 1) {
      throw new DamagedFileError(
        path,
        `line ${firstLine + index} does not follow the one before it`,
      );
    }
    entries.push({ ...entry.data, end });
  }
  const flushed = Math.max(after, ...(notes ?? []));
  const line = firstLine + entries.length;
  if (after + entries.length < flushed) {
    const reason = `line ${line} is not as it was written: change ${flushed} was stored, and it ends before that`;
    throw new DamagedFileError(path, reason);
  }
  const end = entries.at(-1)?.end ?? start;
  const torn = lengthWithoutZeros(bytes.subarray(end));
  return {
    header: header.data,
    start,
    entries,
    end,
    torn: torn > 0 ? { line, bytes: torn } : null,
  };
}

/** The notes that are intact. */
function readNotes(bytes: Buffer, start: number): number[] {
  return [0, 1].flatMap((place) => {
    const line = bytes.subarray(start + place * NOTE_BYTES, start + (place + 1) * NOTE_BYTES - 1);
    const note = noteSchema.safeParse(unseal(line));
    return note.success ? note.data.flushed : [];
  });
}

/**
 * Refuses a broken line with an intact entry after it: writes are torn only at the end, so the line was
 * complete once. Searches within the line too, since its line end may be what is broken.
 */
function refuseWhatFollows(tail: Buffer, number: number, path: string): void {
  for (const { index } of tail.toString('latin1').matchAll(ENTRY_START)) {
    const end = tail.indexOf(LINE_END, index);
    if (index > 0 && end !== -1 && unseal(tail.subarray(index, end)) !== undefined) {
      throw new DamagedFileError(path, `line ${number} is not as it was written`);
    }
  }
}

/** Every intact entry, wherever it is: for a journal that is known to be damaged. */
export function journalEntriesIn(bytes: Buffer): JournalEntry[] {
  const starts = [...bytes.toString('latin1').matchAll(ENTRY_START)].map(({ index }) => index);
  return starts.flatMap((start) => {
    const entry = entrySchema.safeParse(
      unseal(bytes.subarray(start, bytes.indexOf(LINE_END, start))),
    );
    return entry.success ? entry.data : [];
  });
}

function lengthWithoutZeros(bytes: Buffer): number {
  let length = bytes.length;
  while (length > 0 && bytes[length - 1] === 0) length -= 1;
  return length;
}

interface Line {
  line: Buffer;
  /** Where the next line begins. */
  end: number;
}

/** The complete lines. Whatever follows the last line end was never finished. */
function splitLines(bytes: Buffer, from: number): Line[] {
  const lines: Line[] = [];
  let start = from;
  for (;;) {
    const lineEnd = bytes.indexOf(LINE_END, start);
    if (lineEnd === -1) return lines;
    lines.push({ line: bytes.subarray(start, lineEnd), end: lineEnd + 1 });
    start = lineEnd + 1;
  }
}
