import { describe, expect, it } from 'vitest';
import { DamagedFileError } from './damaged-file-error';
import { entryLine, headerLine, readJournal } from './journal-lines';

const HEADER = headerLine({ schemaVersion: 4, after: 7 });

function entry(sequence: number): Buffer {
  return entryLine(sequence, [{ remove: 'uploads', key: `upload ${sequence}` }]);
}

const ENTRIES = [entry(8), entry(9), entry(10)];
const WHOLE = Buffer.concat([HEADER, ...ENTRIES]);

function sequences(bytes: Buffer): number[] {
  return readJournal(bytes, 'the journal').entries.map(({ sequence }) => sequence);
}

describe('a journal', () => {
  it('gives back what was written, and where each entry ends', () => {
    const { header, start, entries } = readJournal(WHOLE, 'the journal');
    expect(header).toEqual({ journal: 1, schemaVersion: 4, after: 7 });
    expect(start).toBe(HEADER.length);
    expect(entries[0]?.effects).toEqual([{ remove: 'uploads', key: 'upload 8' }]);
    expect(entries.at(-1)).toMatchObject({ sequence: 10, end: WHOLE.length });
  });

  it('holds every entry before the one that was torn, wherever it was torn', () => {
    const safe = WHOLE.length - (ENTRIES[2]?.length ?? 0);
    for (let length = safe; length < WHOLE.length; length += 1) {
      expect(sequences(WHOLE.subarray(0, length))).toEqual([8, 9]);
      const grown = Buffer.alloc(WHOLE.length);
      WHOLE.copy(grown, 0, 0, length);
      expect(sequences(grown)).toEqual([8, 9]);
    }
  });

  it('is refused, with the line, when any bit before its last entry has changed', () => {
    const end = WHOLE.length - (ENTRIES[2]?.length ?? 0);
    for (let place = 0; place < end; place += 1) {
      const damaged = Buffer.from(WHOLE);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      expect(() => readJournal(damaged, 'the journal')).toThrow(DamagedFileError);
    }
    const second = Buffer.from(WHOLE);
    second.write('X', HEADER.length + 20);
    expect(() => readJournal(second, 'the journal')).toThrow('line 2 is not as it was written');
  });

  it.each([
    ['an entry is missing', [HEADER, entry(8), entry(10)]],
    ['an entry comes twice', [HEADER, entry(8), entry(8)]],
    ['the first entry does not follow its header', [HEADER, entry(9)]],
    ['it has no header', [entry(8)]],
    ['it is empty', []],
  ])('is refused when %s', (_, lines) => {
    expect(() => readJournal(Buffer.concat(lines), 'the journal')).toThrow(DamagedFileError);
  });
});
