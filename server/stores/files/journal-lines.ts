import { crc32 } from 'node:zlib';
import * as z from 'zod';
import { DamagedFileError } from './damaged-file-error';

const LINE_END = 10;
/** Stands where the checksum comes, so that a line is put into bytes once. */
const NO_SUM = '00000000';
/** Nothing within an entry looks like this: there, quotes are escaped. */
const ENTRY_START = /[0-9a-f]{8} \{"sequence":/g;

const headerSchema = z.strictObject({
  /** Of this format. */
  journal: z.literal(1),
  /** Of the rows in it. */
  schemaVersion: z.int().positive(),
  /** The sequence number of the snapshot or entry that the first entry follows. */
  after: z.int().nonnegative(),
});

export type JournalHeader = z.infer<typeof headerSchema>;

/** An `Effect` of whatever version: the row is checked once it is in its document. */
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

/** What one batch of accepted changes has done; it happened as a whole or not at all. */
export type JournalEntry = z.infer<typeof entrySchema>;

export function headerLine(header: Omit<JournalHeader, 'journal'>): Buffer {
  return seal({ journal: 1, ...header } satisfies JournalHeader);
}

export function entryLine(sequence: number, effects: readonly StoredEffect[]): Buffer {
  return seal({ sequence, effects });
}

/** One line: the checksum of what follows it, as eight digits, and JSON. */
function seal(content: object): Buffer {
  const line = Buffer.from(`${NO_SUM} ${JSON.stringify(content)}\n`);
  const sum = crc32(line.subarray(NO_SUM.length + 1, -1));
  line.write(sum.toString(16).padStart(NO_SUM.length, '0'), 'latin1');
  return line;
}

/** What a line holds, or undefined when its bytes are not those that were written. */
function unseal(line: Buffer): unknown {
  const sum = line.toString('latin1', 0, 9);
  const json = line.subarray(9);
  if (!/^[0-9a-f]{8} $/.test(sum) || crc32(json) !== Number.parseInt(sum, 16)) return undefined;
  return JSON.parse(json.toString());
}

interface JournalContent {
  header: JournalHeader;
  /** Where the first entry begins. */
  start: number;
  /** What follows the last one is the torn end of a write that nobody was told of. */
  entries: readonly (JournalEntry & { end: number })[];
}

/**
 * Reads a journal up to its torn tail, if it has one.
 *
 * @throws {DamagedFileError} something before the last write is not as it was written.
 */
export function readJournal(bytes: Buffer, path: string): JournalContent {
  const lines = splitLines(bytes);
  const [first, ...rest] = lines;
  const header = headerSchema.safeParse(first && unseal(first.line));
  if (first === undefined || !header.success) {
    throw new DamagedFileError(path, 'its first line is not the one it was begun with');
  }
  const entries: (JournalEntry & { end: number })[] = [];
  for (const [index, { line, end }] of rest.entries()) {
    const content = unseal(line);
    if (content === undefined) {
      refuseWhatFollows(bytes.subarray(entries.at(-1)?.end ?? first.end), index + 2, path);
      break;
    }
    const entry = entrySchema.safeParse(content);
    if (!entry.success || entry.data.sequence !== header.data.after + index + 1) {
      throw new DamagedFileError(path, `line ${index + 2} does not follow the one before it`);
    }
    entries.push({ ...entry.data, end });
  }
  return { header: header.data, start: first.end, entries };
}

/**
 * A write is torn only at the end: a whole entry behind the broken line says that this one was whole
 * once. It is looked for within the line, too, whose own end may be what is broken.
 */
function refuseWhatFollows(tail: Buffer, number: number, path: string): void {
  for (const { index } of tail.toString('latin1').matchAll(ENTRY_START)) {
    const end = tail.indexOf(LINE_END, index);
    if (index > 0 && end !== -1 && unseal(tail.subarray(index, end)) !== undefined) {
      throw new DamagedFileError(path, `line ${number} is not as it was written`);
    }
  }
}

interface Line {
  line: Buffer;
  /** Where the next line begins. */
  end: number;
}

/** The whole lines. What stands behind the last line end was never finished. */
function splitLines(bytes: Buffer): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (;;) {
    const lineEnd = bytes.indexOf(LINE_END, start);
    if (lineEnd === -1) return lines;
    lines.push({ line: bytes.subarray(start, lineEnd), end: lineEnd + 1 });
    start = lineEnd + 1;
  }
}
