import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { documentSchema, StoreUnavailableError } from './database';
import { adding, describeDatabase, names } from './database.contract';
import { DamagedFileError } from './durable-json-file';
import { LockedError } from './exclusive-lock';
import { openLowdbDatabase } from './lowdb-database';

describeDatabase('the lowdb file', async () => {
  const folder = await temporaryFolder();
  return { open: () => openLowdbDatabase(folder) };
});

async function openOnSimulatedDisk() {
  const folder = await temporaryFolder();
  const disk = new SimulatedDisk();
  const safe = (): string[] => {
    const text = disk.afterPowerCut(join(folder, 'db.json'));
    if (text === undefined) return [];
    return documentSchema.parse(JSON.parse(text)).roomConfigurations.map((row) => row.name);
  };
  return { disk, safe, database: await openLowdbDatabase(folder, disk) };
}

describe('the lowdb file', () => {
  it('makes its folder, and keeps a second database out of it until it is closed', async () => {
    const folder = join(await temporaryFolder(), 'new', 'data');
    const first = await openLowdbDatabase(folder);
    await expect(openLowdbDatabase(folder)).rejects.toThrow(LockedError);
    await first.close();
    await (await openLowdbDatabase(folder)).close();
  });

  it('is really a file while tests run: nothing stays in memory only', async () => {
    expect(process.env['NODE_ENV']).toBe('test');
    const folder = await temporaryFolder();
    const database = await openLowdbDatabase(folder);
    await database.commit(() => adding('one'));
    expect(await readFile(join(folder, 'db.json'), 'utf8')).toContain('"name": "one"');
    await database.close();
    expect(await readdir(folder)).toEqual(['db.json']);
  });

  it('acknowledges nothing that a power cut could take', async () => {
    const { disk, database, safe } = await openOnSimulatedDisk();
    const lost: string[] = [];
    const commits = Array.from({ length: 60 }, async (_, index) => {
      // Arrive in small crowds, as requests do.
      for (let turn = 0; turn < index / 5; turn += 1) await new Promise(setImmediate);
      const name = await database.commit(() => adding(`${index}`));
      if (!safe().includes(name)) lost.push(name);
    });
    await Promise.all(commits);
    expect(lost).toEqual([]);
    expect(disk.calls.length).toBeGreaterThan(4);
    await database.close();
  });

  it('writes all waiting changes in one go', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    const first = database.commit(() => adding('first'));
    await new Promise(setImmediate);
    const crowd = Array.from({ length: 50 }, (_, index) =>
      database.commit(() => adding(`${index}`)),
    );
    await Promise.all([first, ...crowd]);
    expect(disk.calls.filter((call) => call === 'rename')).toHaveLength(2);
    await database.close();
  });

  it.each(['write', 'flush file', 'rename', 'flush folder'] as const)(
    'reports a failing %s to everyone in the batch, changes nothing, and recovers',
    async (call) => {
      const { disk, database } = await openOnSimulatedDisk();
      await database.commit(() => adding('before'));
      disk.break(call);
      const outcomes = await Promise.allSettled([
        database.commit(() => adding('one')),
        // This one changes nothing, but what it saw was never written.
        database.commit((document) => ({ changes: [], result: document })),
        database.commit(() => adding('two')),
      ]);
      const reasons = outcomes.map((outcome) => 'reason' in outcome && outcome.reason);
      expect(reasons.every((reason) => reason instanceof StoreUnavailableError)).toBe(true);
      expect(names(database)).toEqual(['before']);
      disk.repair();
      await database.commit(() => adding('after'));
      expect(names(database)).toEqual(['before', 'after']);
      await database.close();
    },
  );

  it('fails its probe while the disk cannot be flushed, and not afterwards', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    disk.break('flush file');
    await expect(database.probe()).rejects.toThrow(StoreUnavailableError);
    disk.repair();
    await database.probe();
    expect(disk.names()).toEqual([]);
    await database.close();
  });

  it.each([
    ['not JSON at all', 'not JSON'],
    ['{"schemaVersion": 1000}', 'schemaVersion'],
    [
      '{"schemaVersion": 1, "pricingVersions": [], "roomConfigurations": [{"id": 7}], "credentials": {"adminPasswordHash": null}}',
      'roomConfigurations[0].id',
    ],
  ])('refuses to open over %j, names the place and lets go of the lock', async (content, place) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), content);
    const refusal = await openLowdbDatabase(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DamagedFileError);
    expect(String(refusal)).toContain(place);
    expect(String(refusal)).not.toContain('\n');
    expect(await readdir(folder)).toEqual(['db.json']);
  });
});
