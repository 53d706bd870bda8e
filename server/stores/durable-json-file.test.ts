import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { DamagedFileError, durableJsonFile } from './durable-json-file';

const parse = (content: unknown) =>
  z.object({ n: z.int('n must be a whole number') }).parse(content);

describe('a durable JSON file', () => {
  it('is null before the first write and gives back what was written', async () => {
    const path = join(await temporaryFolder(), 'db.json');
    const file = durableJsonFile({ path, parse });
    expect(await file.read()).toBeNull();
    await file.write({ n: 1 });
    await file.write({ n: 2 });
    expect(await durableJsonFile({ path, parse }).read()).toEqual({ n: 2 });
  });

  it('can be read by a person, and by nobody but its owner', async () => {
    const path = join(await temporaryFolder(), 'db.json');
    await durableJsonFile({ path, parse }).write({ n: 1 });
    expect(await readFile(path, 'utf8')).toBe('{\n  "n": 1\n}\n');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('flushes the file before the rename and the folder after it', async () => {
    const disk = new SimulatedDisk();
    await durableJsonFile({ path: '/d/db.json', parse, disk }).write({ n: 1 });
    expect(disk.calls).toEqual(['write', 'flush file', 'rename', 'flush folder']);
    expect(disk.afterPowerCut('/d/db.json')).toBe('{\n  "n": 1\n}\n');
  });

  it('removes what an interrupted write left behind and keeps the old content', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'db.json');
    await durableJsonFile({ path, parse }).write({ n: 1 });
    await writeFile(`${path}.tmp`, '{"n": 2');
    expect(await durableJsonFile({ path, parse }).read()).toEqual({ n: 1 });
    expect(await readdir(folder)).toEqual(['db.json']);
  });

  it.each(['write', 'flush file', 'rename'] as const)(
    'keeps the old content when the %s fails',
    async (call) => {
      const disk = new SimulatedDisk();
      const file = durableJsonFile({ path: '/d/db.json', parse, disk });
      await file.write({ n: 1 });
      disk.break(call);
      await expect(file.write({ n: 2 })).rejects.toThrow('ENOSPC');
      expect(disk.names()).toEqual(['/d/db.json']);
      expect(await file.read()).toEqual({ n: 1 });
      disk.repair();
      await file.write({ n: 3 });
      expect(disk.afterPowerCut('/d/db.json')).toContain('3');
    },
  );

  it.each([
    ['', 'not JSON'],
    ['{"n": 1', 'not JSON'],
    ['{"n": "one"}', 'n must be a whole number'],
  ])('refuses the content %j, says why and leaves it as it is', async (content, reason) => {
    const path = join(await temporaryFolder(), 'db.json');
    await writeFile(path, content);
    const refusal = await durableJsonFile({ path, parse })
      .read()
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DamagedFileError);
    expect(String(refusal)).toContain(path);
    expect(String(refusal)).toContain(reason);
    expect(await readFile(path, 'utf8')).toBe(content);
  });
});
