import { readFile, stat } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from 'vitest';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { DamagedFileError } from './damaged-file-error';
import { SnapshotFile } from './snapshot-file';

const PATH = '/d/db.json';

const DOCUMENT = {
  version: 1,
  empty: [],
  rows: [
    { text: 'a line\nand another, "quoted"' },
    { text: '  ],' },
    { nested: { list: [1, {}] } },
  ],
  scalars: [1, 'two', null],
  none: null,
  last: { text: '}' },
};

describe('a snapshot', () => {
  it('is null before the first write and gives back what was written', async () => {
    const path = join(await temporaryFolder(), 'db.json');
    const file = new SnapshotFile(path, nodeDisk);
    expect(await file.read()).toBeNull();
    await file.write({ n: 1 });
    await file.write(DOCUMENT);
    const again = new SnapshotFile(path, nodeDisk);
    expect(await again.read()).toEqual(DOCUMENT);
    expect(again.size).toBe((await stat(path)).size);
  });

  it('can be read by a person, one row a line, and by nobody but its owner', async () => {
    const path = join(await temporaryFolder(), 'db.json');
    await new SnapshotFile(path, nodeDisk).write({ n: 1, rows: [{ a: 1 }, { a: 2 }] });
    const text = await readFile(path, 'utf8');
    expect(text.replaceAll(/[0-9a-f]{8}/g, '<sum>')).toBe(
      [
        '{',
        '  "n": 1,',
        '  "rows": [',
        '    {"a":1},',
        '    {"a":2}',
        '  ],',
        '  "checksums": [',
        '    "<sum> <sum> <sum> <sum> <sum> <sum>"',
        '  ],',
        '  "checksum": "<sum>"',
        '}\n',
      ].join('\n'),
    );
    expect(JSON.parse(text)).toMatchObject({ n: 1, rows: [{ a: 1 }, { a: 2 }] });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it.each([
    JSON.stringify(DOCUMENT),
    JSON.stringify(DOCUMENT, null, 2),
    JSON.stringify(DOCUMENT, null, 4),
  ])('may be laid out by somebody else: %j', async (text) => {
    const disk = new SimulatedDisk();
    disk.put(PATH, text);
    expect(await new SnapshotFile(PATH, disk).read()).toEqual(DOCUMENT);
  });

  it('flushes the file before the rename and the folder after it', async () => {
    const disk = new SimulatedDisk();
    await new SnapshotFile(PATH, disk).write({ n: 1 });
    expect(disk.calls).toEqual(['write', 'flush file', 'rename', 'flush folder']);
    expect(await new SnapshotFile(PATH, disk.afterPowerCut()).read()).toEqual({ n: 1 });
  });

  it.each(['write', 'flush file', 'rename'] as const)(
    'keeps the old content when the %s fails',
    async (call) => {
      const disk = new SimulatedDisk();
      const file = new SnapshotFile(PATH, disk);
      await file.write({ n: 1 });
      disk.break(call);
      await expect(file.write({ n: 2 })).rejects.toThrow('ENOSPC');
      expect(disk.names()).toEqual([PATH]);
      expect(await file.read()).toEqual({ n: 1 });
      disk.repair();
      await file.write({ n: 3 });
      expect(await new SnapshotFile(PATH, disk.afterPowerCut()).read()).toEqual({ n: 3 });
    },
  );

  it.each([
    ['', 1],
    ['{"n": 1', 1],
    ['{\n  "rows": [\n    {"a":1},\n', 3],
    ['{\n  "rows": [\n    {"a":1\n  ]\n}\n', 3],
  ])('refuses %j, names the line and leaves it as it is', async (content, line) => {
    const disk = new SimulatedDisk();
    disk.put(PATH, content);
    const file = new SnapshotFile(PATH, disk);
    await expect(file.read()).rejects.toThrow(DamagedFileError);
    await expect(file.read()).rejects.toThrow(
      `${PATH} is damaged: line ${line} is not as it was written.`,
    );
    expect((await disk.readFile(PATH)).toString()).toBe(content);
  });

  it('is refused, with the line, whatever byte of it has changed', async () => {
    const disk = new SimulatedDisk();
    await new SnapshotFile(PATH, disk).write(DOCUMENT);
    const whole = await disk.readFile(PATH);
    const content = whole.subarray(0, whole.indexOf('  "checksums"')).toString().split('\n').length;
    for (let place = 0; place < whole.length; place += 1) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      disk.put(PATH, damaged);
      const refusal = await new SnapshotFile(PATH, disk).read().catch(String);
      const line = Number(/line (\d+) is not as it was written/.exec(String(refusal))?.[1]);
      const actual = whole.subarray(0, place).toString().split('\n').length;
      // For the checksums themselves, it is enough to name them as damaged.
      const isNamed = actual < content ? line === actual : line >= content - 1;
      expect({ place, line, isNamed }).toEqual({ place, line, isNamed: true });
    }
  });

  it('is written in slices that let others run', async () => {
    const path = join(await temporaryFolder(), 'db.json');
    const rows = Array.from({ length: 60_000 }, (_, n) => ({ n, text: 'x'.repeat(400) }));
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    let turns = 0;
    const count = setInterval(() => (turns += 1), 1);
    await new SnapshotFile(path, nodeDisk).write({ rows });
    clearInterval(count);
    delay.disable();
    expect(turns).toBeGreaterThan(4);
    expect(delay.percentile(50) / 1e6).toBeLessThan(50);
  });
});
