import { crc32 } from 'node:zlib';

/** A document of any version, before it is validated. */
export type StoredDocument = Readonly<Record<string, unknown>>;

const START = '{\n';
const END = '}\n';
const ROW_INDENT = 4;
const COMMA = ','.charCodeAt(0);
const NEWLINE = '\n'.charCodeAt(0);
export const LIST_START = /^ {2}"(\w+)": \[$/;
export const LIST_END = /^ {2}\],?$/;
export const VALUE = /^ {2}"(\w+)": (.+?),?$/;

/** The last two fields of a snapshot, after its content. */
const SUMS_START = '  "checksums": [\n';
const SUMS_PER_LINE = 8;
const SUM = /[0-9a-f]{8}/g;
const SEAL = /^ {2}"checksum": "([0-9a-f]{8})"\n}\n$/;
const SEAL_LENGTH = sealLines(0).length;

/** A line of a snapshot is not as it was written. */
export class BrokenLineError extends SyntaxError {
  override name = 'BrokenLineError';

  constructor(
    /** Counted from 1. */
    readonly line: number,
    options?: ErrorOptions,
  ) {
    super(`line ${line} is not as it was written`, options);
  }
}

/**
 * JSON with one row per line, so that a person can read, search and diff it. The content is followed by a
 * running checksum for each of its lines, and then by a checksum of everything before it.
 */
export function* snapshotLines(document: StoredDocument): Generator<string> {
  const sums = new LineSums();
  for (const line of contentLines(document)) yield sums.add(line);
  yield* sums.end();
}

/** Collects the checksums of a snapshot while its lines are written. */
export class LineSums {
  readonly #sums: string[] = [];
  #sum = 0;

  add(line: string): string {
    this.#sum = crc32(line, this.#sum);
    this.#sums.push(digitsOf(this.#sum));
    return line;
  }

  /** The lines that end the file. */
  *end(): Generator<string> {
    for (const line of sumLines(this.#sums)) {
      this.#sum = crc32(line, this.#sum);
      yield line;
    }
    yield sealLines(this.#sum);
  }
}

/** Every field ends with a comma, because the checksums follow. */
export function* contentLines(document: StoredDocument): Generator<string> {
  yield START;
  for (const [name, value] of Object.entries(document)) {
    if (Array.isArray(value) && value.length > 0) {
      yield `  "${name}": [\n`;
      for (const [row, content] of value.entries()) {
        yield `    ${JSON.stringify(content)}${row < value.length - 1 ? ',' : ''}\n`;
      }
      yield '  ],\n';
    } else yield `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`;
  }
}

function* sumLines(sums: readonly string[]): Generator<string> {
  yield SUMS_START;
  for (let from = 0; from < sums.length; from += SUMS_PER_LINE) {
    const to = from + SUMS_PER_LINE;
    yield `    "${sums.slice(from, to).join(' ')}"${to < sums.length ? ',' : ''}\n`;
  }
  yield '  ],\n';
}

function sealLines(sum: number): string {
  return `  "checksum": "${digitsOf(sum)}"\n${END}`;
}

export function digitsOf(sum: number): string {
  return sum.toString(16).padStart(8, '0');
}

/**
 * Reads a snapshot line by line, which takes half as long as parsing it as one text. One without checksums was
 * written before there were any, or by somebody else, and is read as plain JSON.
 *
 * @throws {BrokenLineError} it is damaged, or not JSON
 */
export function readSnapshot(bytes: Buffer): unknown {
  const sums = bytes.lastIndexOf(`\n${SUMS_START}`) + 1;
  const sealed = Math.max(bytes.length - SEAL_LENGTH, 0);
  const seal = SEAL.exec(bytes.toString('latin1', sealed))?.[1];
  if (sums === 0 && seal === undefined) return readPlain(bytes);
  if (sums === 0) {
    // The line that should start the checksums is damaged: `readLines` throws and names it.
    readLines(bytes.subarray(START.length, sealed));
    throw new BrokenLineError(countLines(bytes));
  }
  if (seal !== digitsOf(crc32(bytes.subarray(0, sealed)))) {
    throw new BrokenLineError(brokenLine(bytes, sums, sealed));
  }
  return readLines(bytes.subarray(START.length, sums));
}

function readPlain(bytes: Buffer): unknown {
  try {
    if (bytes.toString('latin1', 0, START.length) !== START) throw new BrokenLineError(1);
    if (bytes.toString('latin1', bytes.length - END.length) !== END) {
      throw new BrokenLineError(countLines(bytes));
    }
    return readLines(bytes.subarray(START.length, bytes.length - END.length));
  } catch (cause) {
    if (!(cause instanceof BrokenLineError)) throw cause;
    try {
      return JSON.parse(bytes.toString()) as unknown;
    } catch {
      throw cause;
    }
  }
}

/** The first line that does not match its recorded checksum. */
function brokenLine(bytes: Buffer, sumsStart: number, sumsEnd: number): number {
  const listed = bytes.toString('latin1', sumsStart, sumsEnd).match(SUM) ?? [];
  let sum = 0;
  const found = [...linesOf(bytes.subarray(0, sumsStart))].map((line) => {
    sum = crc32('\n', crc32(line, sum));
    return digitsOf(sum);
  });
  // Checksums are cumulative: a broken line also changes the last one.
  if (found.at(-1) === listed.at(-1)) return found.length + 1;
  const first = found.findIndex((each, index) => each !== listed[index]);
  return listed[first] === undefined ? countLines(bytes) : first + 1;
}

function countLines(bytes: Buffer): number {
  return [...linesOf(bytes)].length + (bytes.at(-1) === NEWLINE ? 0 : 1);
}

/** @throws {BrokenLineError} it is not laid out as `contentLines` writes it */
function readLines(inside: Buffer): StoredDocument {
  const document: Record<string, unknown> = {};
  let rows: unknown[] | undefined;
  let number = 2;
  try {
    for (const line of linesOf(inside)) {
      if (rows !== undefined && line.length > ROW_INDENT) rows.push(readRow(line));
      else if (rows !== undefined && LIST_END.test(line.toString())) rows = undefined;
      else if (rows === undefined) rows = readField(line.toString(), document);
      else throw new SyntaxError('Not a row');
      number += 1;
    }
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new BrokenLineError(number, { cause });
    throw cause;
  }
  if (rows !== undefined) throw new BrokenLineError(number);
  return document;
}

/** Returns the list whose rows are on the lines that follow, if this line opens one. */
export function readField(line: string, document: Record<string, unknown>): unknown[] | undefined {
  const list = LIST_START.exec(line)?.[1];
  if (list !== undefined) {
    const rows: unknown[] = [];
    document[list] = rows;
    return rows;
  }
  const [, name, value = ''] = VALUE.exec(line) ?? [];
  if (name === undefined) throw new SyntaxError(`Not a field: ${line}`);
  document[name] = JSON.parse(value);
  return undefined;
}

export function readRow(line: Buffer): unknown {
  const end = line.at(-1) === COMMA ? -1 : undefined;
  return JSON.parse(line.subarray(ROW_INDENT, end).toString());
}

function* linesOf(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  for (let end = bytes.indexOf('\n'); end !== -1; end = bytes.indexOf('\n', start)) {
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}
