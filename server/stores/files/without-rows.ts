import { crc32 } from 'node:zlib';
import { BrokenLineError, digitsOf, LineSums, LIST_END, LIST_START, VALUE } from './snapshot-lines';

const ROW = /^ {4}(.+?),?$/;
const SEAL = /^ {2}"checksum": "([0-9a-f]{8})"$/;
/** Of the checksums, so that they are written in few parts too. */
const PART_LENGTH = 64 * 1024;
/** The list whose rows are made anew. */
const SUMS = 'checksums';

type Parts = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * A snapshot but for some of its rows. It comes and goes in parts of whole lines, without their ends: what a
 * part takes does not grow with the file.
 *
 * @param isGone is asked of each row, as JSON
 * @throws {BrokenLineError} it is not as it was written, or laid out in another way
 */
export async function* withoutRows(
  parts: Parts,
  isGone: (row: string) => boolean,
): AsyncGenerator<string> {
  const sums = new LineSums();
  const kept = new KeptLines(isGone);
  for await (const lines of parts) {
    let part = '';
    for (const line of lines) {
      for (const written of kept.after(line)) part += sums.add(`${written}\n`);
    }
    yield part;
  }
  kept.expectEnd();
  let part = '';
  for (const line of sums.end()) {
    part += line;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield part;
}

/** What is left of the content, line by line. */
class KeptLines {
  readonly #isGone: (row: string) => boolean;
  /** The list whose rows come. */
  #list: string | undefined;
  /** The last row of it that is kept: whether it gets a comma depends on what comes. */
  #row: string | undefined;
  #sum = 0;
  #number = 0;
  #ended = false;

  constructor(isGone: (row: string) => boolean) {
    this.#isGone = isGone;
  }

  /** The lines that are certain once this one is known. */
  after(line: string): string[] {
    this.#number += 1;
    const before = this.#sum;
    this.#sum = crc32(`${line}\n`, before);
    if (this.#list !== undefined) return this.#afterRow(line, this.#list);
    const seal = SEAL.exec(line)?.[1];
    this.#list = LIST_START.exec(line)?.[1];
    if (this.#list !== undefined) return [];
    if (line === '{' && this.#number === 1) return [line];
    if (seal === undefined && VALUE.test(line)) return [line.replace(/,?$/, ',')];
    if (seal === digitsOf(before)) return [];
    this.#ended = line === '}' && !this.#ended;
    if (this.#ended) return [];
    throw new BrokenLineError(this.#number);
  }

  #afterRow(line: string, list: string): string[] {
    const row = ROW.exec(line)?.[1];
    const last = this.#row;
    if (row === undefined) {
      if (!LIST_END.test(line)) throw new BrokenLineError(this.#number);
      this.#list = undefined;
      this.#row = undefined;
      if (list === SUMS) return [];
      return last === undefined ? [`  "${list}": [],`] : [`    ${last}`, '  ],'];
    }
    if (list === SUMS || this.#isGone(row)) return [];
    this.#row = row;
    return [last === undefined ? `  "${list}": [` : `    ${last},`];
  }

  expectEnd(): void {
    if (!this.#ended) throw new BrokenLineError(this.#number + 1);
  }
}
