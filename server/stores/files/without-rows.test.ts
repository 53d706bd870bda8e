import { readFile, writeFile } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { DamagedFileError } from './damaged-file-error';
import { SnapshotFile } from './snapshot-file';

const NONE: Readonly<Record<string, unknown>> = {
  schemaVersion: 7,
  credentials: { hash: null },
  empty: [],
  rows: [
    { id: 'first', text: 'a line\nand "id":"last"' },
    { id: 'middle', lines: [{ id: 'shell' }] },
    { id: 'last', text: 'é ✓' },
  ],
  mails: [
    { id: 'quote-first', requestId: 'first' },
    { id: 'quote-last', requestId: 'last' },
  ],
  versions: [{ version: 1 }],
};

async function written(document = NONE) {
  const path = join(await temporaryFolder(), 'db.json');
  const file = new SnapshotFile(path, nodeDisk);
  await file.write(document);
  return { path, file };
}

describe('a snapshot that forgets', () => {
  it.each([
    [['first'], ['middle', 'last'], ['last']],
    [['middle'], ['first', 'last'], ['first', 'last']],
    [['last'], ['first', 'middle'], ['first']],
    [['first', 'last'], ['middle'], []],
    [['first', 'middle', 'last', 'other'], [], []],
  ])('%j has all but that, as if it had been written without', async (ids, rows, about) => {
    const { path, file } = await written();
    await file.forget(new Set(ids));
    const left = {
      ...NONE,
      rows: rows.map((id) => expect.objectContaining({ id })),
      mails: about.map((requestId) => expect.objectContaining({ requestId })),
    };
    const document = await new SnapshotFile(path, nodeDisk).read();
    expect(document).toEqual(left);
    const anew = await written(document ?? {});
    expect(await readFile(path, 'utf8')).toBe(await readFile(anew.path, 'utf8'));
  });

  it('is left alone when nothing of that is in it', async () => {
    const { path, file } = await written();
    const before = await nodeDisk.stat(path, { bigint: true });
    await file.forget(new Set(['other', 'shel', 'quote']));
    expect(await nodeDisk.stat(path, { bigint: true })).toMatchObject({ ino: before.ino });
  });

  it('may be from before there were checksums, or laid out by somebody else', async () => {
    const path = join(await temporaryFolder(), 'db.json');
    const { rows, ...others } = NONE;
    const old = ['{', '  "version": 1,', '  "rows": [', '    {"id":"first"}', '  ]', '}\n'];
    for (const [text, left] of [
      [old.join('\n'), { version: 1, rows: [] }],
      [JSON.stringify({ ...others, rows }), { ...NONE, rows: [], mails: [] }],
      [JSON.stringify({ ...others, rows }, null, 2), { ...NONE, rows: [], mails: [] }],
    ] as const) {
      await writeFile(path, text);
      const file = new SnapshotFile(path, nodeDisk);
      await file.forget(new Set(['first', 'middle', 'last']));
      expect(await file.read()).toEqual(left);
    }
  });

  it('stays damaged, and as it is, when it was damaged', async () => {
    const { path, file } = await written();
    const text = await readFile(path, 'utf8');
    for (const damaged of [text.replace('middle', 'muddle'), text.slice(0, -2), `${text}}`]) {
      await writeFile(path, damaged);
      await expect(file.forget(new Set(['first']))).rejects.toThrow(DamagedFileError);
      expect(await readFile(path, 'utf8')).toBe(damaged);
    }
  });

  it('lets others run', async () => {
    const text = 'x'.repeat(1000);
    const rows = Array.from({ length: 30_000 }, (_, number) => ({ id: `row ${number}`, text }));
    const { path, file } = await written({ rows });
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await file.forget(new Set(['row 29999']));
    clearInterval(counting);
    // 31 MB: read once to search and once to copy, at most 256 kB at a time.
    expect(turns).toBeGreaterThan(60);
    expect((await readFile(path, 'utf8')).split('\n    {"id"')).toHaveLength(30_000);
    expect(await nodeDisk.readdir(dirname(path))).toEqual(['db.json']);
  });
});
