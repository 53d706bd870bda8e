import { crc32 } from 'node:zlib';
import { BrokenLineError, digitsOf, LineSums, LIST_END, LIST_START, VALUE } from './snapshot-lines';

const ROW = /^ {4}(.+?),?$/;
const SEAL = /^ {2}"checksum": "([0-9a-f]{8})"$/;
/** In characters: the checksums too are written in a few large parts. */
const PART_LENGTH = 64 * 1024;
/** The list whose rows are recalculated. */
const SUMS = 'checksums';

type Parts = AsyncIterable<readonly string[]> | Iterable<readonly string[]>;

/**
 * Copies a snapshot without some of its rows. Reads and writes parts of whole lines: the memory a part takes
 * does not grow with the file.
 *
 * @param parts lines without their line ends
 * @param isGone called with each row, as JSON, and the name of its list
 * @throws {BrokenLineError} it is damaged, or laid out differently
 */
export async function* withoutRows(
  parts: Parts,
  isGone: (row: string, list: string) => boolean,
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

/** Takes the lines of a snapshot one by one and gives back those to keep. */
class KeptLines {
  readonly #isGone: (row: string, list: string) => boolean;
  /** The list whose rows are being read. */
  #list: string | undefined;
  /** The last row kept, held back until it is known whether a comma follows. */
  #row: string | undefined;
  #sum = 0;
  #number = 0;
  #ended = false;

  constructor(isGone: (row: string, list: string) => boolean) {
    this.#isGone = isGone;
  }

  /** The lines that can be written once this one is known. */
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
    if (list === SUMS || this.#isGone(row, list)) return [];
    this.#row = row;
    return [last === undefined ? `  "${list}": [` : `    ${last},`];
  }

  expectEnd(): void {
    if (!this.#ended) throw new BrokenLineError(this.#number + 1);
  }
}
