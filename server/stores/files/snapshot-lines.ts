/** A document of any version, as far as it is known before it is checked. */
export type StoredDocument = Readonly<Record<string, unknown>>;

const START = '{\n';
const END = '}\n';
const ROW_INDENT = 4;
const ROW_START = '{'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const LIST_START = /^ {2}"(\w+)": \[$/;
const LIST_END = /^ {2}\],?$/;
const VALUE = /^ {2}"(\w+)": (.+?),?$/;

/** JSON with one row per line: a person can read it, search it and compare two of them. */
export function* snapshotLines(document: StoredDocument): Generator<string> {
  const fields = Object.entries(document);
  yield '{\n';
  for (const [index, [name, value]] of fields.entries()) {
    const comma = index < fields.length - 1 ? ',' : '';
    if (Array.isArray(value) && value.length > 0) {
      yield `  "${name}": [\n`;
      for (const [row, content] of value.entries()) {
        yield `    ${JSON.stringify(content)}${row < value.length - 1 ? ',' : ''}\n`;
      }
      yield `  ]${comma}\n`;
    } else yield `  ${JSON.stringify(name)}: ${JSON.stringify(value)}${comma}\n`;
  }
  yield '}\n';
}

/**
 * Reads a snapshot line by line, which takes half as long as reading it as one text. A file that
 * was laid out by somebody else is read as any JSON.
 *
 * @throws {SyntaxError} it is not JSON.
 */
export function readSnapshot(bytes: Buffer): unknown {
  return readLines(bytes) ?? JSON.parse(bytes.toString());
}

/** Undefined when it is not laid out as `snapshotLines` does. */
function readLines(bytes: Buffer): StoredDocument | undefined {
  const inside = bytes.subarray(START.length, bytes.length - END.length);
  if (bytes.toString('latin1', 0, START.length) !== START) return undefined;
  if (bytes.toString('latin1', bytes.length - END.length) !== END) return undefined;
  const document: Record<string, unknown> = {};
  let rows: unknown[] | undefined;
  try {
    for (const line of linesOf(inside)) {
      if (rows !== undefined && line[ROW_INDENT] === ROW_START) rows.push(readRow(line));
      else if (rows !== undefined && LIST_END.test(line.toString())) rows = undefined;
      else if (rows === undefined) rows = readField(line.toString(), document);
      else return undefined;
    }
  } catch (error) {
    // The whole text is then read as JSON, which says what is wrong with it.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return rows === undefined ? document : undefined;
}

/** Returns the list whose rows stand on the lines to come. */
function readField(line: string, document: Record<string, unknown>): unknown[] | undefined {
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

function readRow(line: Buffer): unknown {
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
