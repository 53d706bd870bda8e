import { describe, expect, it } from 'vitest';
import { oldHeaderLine } from '#server/testing/rows/old-journal';
import { DamagedFileError } from './damaged-file-error';
import { entryLine, headLines, NOTE_BYTES, noteLine, readJournal } from './journal-lines';

const NAMED = { id: 'one', schemaVersion: 4, after: 7 };
/** The third entry is being written and was not acknowledged. */
const HEADER = headLines(NAMED, 9);

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
    const { header, start, entries, torn } = readJournal(WHOLE, 'the journal');
    expect(torn).toBeNull();
    expect(header).toEqual({ journal: 2, ...NAMED });
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

  it('tells where and how long the torn end is', () => {
    const safe = WHOLE.length - (ENTRIES[2]?.length ?? 0);
    const cut = Buffer.concat([WHOLE.subarray(0, safe + 20), Buffer.alloc(100)]);
    expect(readJournal(cut, 'the journal').torn).toEqual({ line: 6, bytes: 20 });
  });

  it('is refused where an entry that may have been acknowledged is not whole', () => {
    const acknowledged = Buffer.concat([headLines(NAMED, 10), ...ENTRIES]);
    for (let length = 0; length < acknowledged.length; length += 1) {
      const grown = Buffer.alloc(acknowledged.length);
      acknowledged.copy(grown, 0, 0, length);
      for (const bytes of [acknowledged.subarray(0, length), grown]) {
        expect(() => readJournal(bytes, 'the journal')).toThrow(/line/);
      }
    }
    const shorter = acknowledged.subarray(0, -1);
    expect(() => readJournal(shorter, 'the journal')).toThrow('line 6 is not as it was written');
  });

  it('believes the other note where a power cut has torn one, and is refused without any', () => {
    const torn = Buffer.from(WHOLE);
    torn.fill(0, HEADER.length - 10, HEADER.length);
    expect(sequences(torn)).toEqual([8, 9, 10]);
    torn.fill(0, HEADER.length - NOTE_BYTES - 10, HEADER.length);
    expect(() => readJournal(torn, 'the journal')).toThrow('lines 2 and 3');
    const newer = Buffer.from(WHOLE);
    noteLine(10).copy(newer, HEADER.length - NOTE_BYTES);
    expect(() => readJournal(newer.subarray(0, -1), 'the journal')).toThrow('change 10 was stored');
  });

  it('from before it had notes is read as it was', () => {
    const old = Buffer.concat([oldHeaderLine({ schemaVersion: 4, after: 7 }), ...ENTRIES]);
    expect(sequences(old)).toEqual([8, 9, 10]);
    expect(sequences(old.subarray(0, -1))).toEqual([8, 9]);
    const second = Buffer.from(old);
    second.write('X', old.length - WHOLE.length + HEADER.length + 20);
    expect(() => readJournal(second, 'the journal')).toThrow('line 2 is not as it was written');
  });

  it('is refused, with the line, when any bit before its last entry has changed', () => {
    const end = WHOLE.length - (ENTRIES[2]?.length ?? 0);
    const notes = HEADER.length - 2 * NOTE_BYTES;
    for (let place = 0; place < end; place += 1) {
      if (place >= notes && place < HEADER.length) continue;
      const damaged = Buffer.from(WHOLE);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      expect(() => readJournal(damaged, 'the journal')).toThrow(DamagedFileError);
    }
    const second = Buffer.from(WHOLE);
    second.write('X', HEADER.length + 20);
    expect(() => readJournal(second, 'the journal')).toThrow('line 4 is not as it was written');
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
