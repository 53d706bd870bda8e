import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import * as nodeDisk from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DamagedFileError } from '#server/stores/files/damaged-file-error';
import type { OpenFile } from '#server/stores/files/disk';
import { LockedError } from '#server/stores/files/exclusive-lock';
import { SnapshotFile } from '#server/stores/files/snapshot-file';
import { StoreUnavailableError } from '#server/stores/ports';
import { contentOf } from '#server/testing/rows/content-of';
import { SimulatedDisk } from '#server/testing/simulated-disk';
import { temporaryFolder } from '#server/testing/temporary-folder';
import type { JournaledDatabase } from './journaled-database';
import { adding, names } from '#server/testing/rows/named-rows';
import { describeDatabase } from '#server/stores/database/database.contract';
import { emptyDocument } from './document';
import { openLowdbDatabase, openUnlocked } from './lowdb-database';
import type { DatabaseOptions } from './lowdb-database';
import { readStoredDocument } from './stored-state';

describeDatabase('the lowdb store', async () => {
  const folder = await temporaryFolder();
  return { open: () => openLowdbDatabase(folder) };
});

async function open(folder: string, options?: DatabaseOptions): Promise<JournaledDatabase> {
  const database = await openLowdbDatabase(folder, options);
  onTestFinished(() => database.close());
  return database;
}

async function openOnSimulatedDisk(options: Omit<DatabaseOptions, 'disk'> = {}) {
  const disk = new SimulatedDisk();
  const database = await openUnlocked('/d', { disk, ...options });
  const safe = async (): Promise<string[]> => {
    const { roomConfigurations } = await readStoredDocument('/d', disk.afterPowerCut());
    return roomConfigurations.map((row) => row.name);
  };
  return { disk, safe, database };
}

/** Has no space beyond what is stored already. */
class CrampedDisk extends SimulatedDisk {
  override async open(path: string, flags: 'r' | 'r+' | 'w'): Promise<OpenFile> {
    const file = await super.open(path, flags);
    return {
      ...file,
      write: (bytes, ...place) =>
        bytes.every((byte) => byte === 0)
          ? Promise.reject(new Error('ENOSPC'))
          : file.write(bytes, ...place),
    };
  }
}

async function add(database: JournaledDatabase, ...added: string[]): Promise<void> {
  for (const name of added) await database.change([], adding(name));
}

describe('the lowdb store', () => {
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
    const database = await open(folder);
    await add(database, 'one');
    expect(await readFile(join(folder, 'db.json.journal'), 'utf8')).toContain('"name":"one"');
    expect(names(database)).toEqual(['one']);
  });

  it('has everything in db.json once it is closed, for a person to read', async () => {
    const folder = await temporaryFolder();
    const database = await openLowdbDatabase(folder);
    await add(database, 'one', 'two');
    await database.close();
    expect(JSON.parse(await readFile(join(folder, 'db.json'), 'utf8'))).toMatchObject({
      sequence: 2,
      roomConfigurations: [{ name: 'one' }, { name: 'two' }],
    });
    expect((await readdir(folder)).toSorted()).toEqual(['db.json', 'db.json.journal']);
  });

  it('has room in the journal for the next entry before it comes', async () => {
    const folder = await temporaryFolder();
    const database = await open(folder);
    const size = async () => (await stat(join(folder, 'db.json.journal'))).size;
    await add(database, 'one');
    const before = await size();
    await add(database, 'two');
    expect(await size()).toBe(before);
    const { roomConfigurations } = await readStoredDocument(folder, nodeDisk);
    expect(roomConfigurations.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('takes an entry where there is no room for more', async () => {
    const disk = new CrampedDisk();
    const database = await openUnlocked('/d', { disk });
    await add(database, 'one', 'two');
    const { roomConfigurations } = await readStoredDocument('/d', disk.afterPowerCut());
    expect(roomConfigurations.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('can be read by others while it is at work', async () => {
    const folder = await temporaryFolder();
    const database = await open(folder);
    await add(database, 'one');
    expect(await readStoredDocument(folder, nodeDisk)).toEqual(contentOf(database));
  });

  it('acknowledges nothing that a power cut could take', async () => {
    const { disk, database, safe } = await openOnSimulatedDisk();
    const lost: string[] = [];
    const commits = Array.from({ length: 60 }, async (_, index) => {
      // Commits arrive in small bursts, as requests do.
      for (let turn = 0; turn < index / 5; turn += 1) await new Promise(setImmediate);
      const name = await database.change([], adding(`${index}`));
      if (!(await safe()).includes(name)) lost.push(name);
    });
    await Promise.all(commits);
    expect(lost).toEqual([]);
    expect(disk.calls.length).toBeGreaterThan(4);
  });

  it('shows nobody a change before the disk has it', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    const added = add(database, 'one');
    while (!disk.calls.includes('write')) {
      expect(names(database)).toEqual([]);
      await new Promise(setImmediate);
    }
    await added;
    expect(names(database)).toEqual(['one']);
  });

  it('writes all waiting changes in one go', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    const first = add(database, 'first');
    await new Promise(setImmediate);
    disk.calls.length = 0;
    const crowd = Array.from({ length: 50 }, (_, index) => add(database, `${index}`));
    await Promise.all([first, ...crowd]);
    expect(disk.calls.filter((call) => call !== 'write')).toEqual(['flush file', 'flush file']);
  });

  it.each(['write', 'flush file'] as const)(
    'reports a failing %s to everyone in the batch, changes nothing, and recovers',
    async (call) => {
      const { disk, database, safe } = await openOnSimulatedDisk();
      await add(database, 'before');
      disk.break(call);
      const outcomes = await Promise.allSettled([
        database.change([], adding('one')),
        // Changes nothing, but saw something that was never written.
        database.change([], (on) => on.count('roomConfigurations')),
        database.change([], adding('two')),
      ]);
      const reasons = outcomes.map((outcome) => 'reason' in outcome && outcome.reason);
      expect(reasons.every((reason) => reason instanceof StoreUnavailableError)).toBe(true);
      expect(names(database)).toEqual(['before']);
      disk.repair();
      await add(database, 'after');
      expect(names(database)).toEqual(['before', 'after']);
      expect(await safe()).toEqual(['before', 'after']);
    },
  );

  it('refuses changes until it could cut off a failed one, which a probe does', async () => {
    const { disk, database, safe } = await openOnSimulatedDisk();
    disk.break('flush file', 'truncate');
    await expect(add(database, 'refused')).rejects.toThrow(StoreUnavailableError);
    disk.repair();
    disk.break('truncate');
    await expect(add(database, 'too early')).rejects.toThrow(StoreUnavailableError);
    await expect(database.probe()).rejects.toThrow(StoreUnavailableError);
    disk.repair();
    await database.probe();
    expect(await safe()).toEqual([]);
    await add(database, 'after');
    expect(await safe()).toEqual(['after']);
  });

  it('fails its probe while the disk cannot be flushed, and not afterwards', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    disk.break('flush file');
    await expect(database.probe()).rejects.toThrow(StoreUnavailableError);
    disk.repair();
    await database.probe();
    expect(disk.names().toSorted()).toEqual(['/d/db.json', '/d/db.json.journal']);
  });

  it.each([
    ['not JSON at all', 'line 1'],
    ['[]', 'no document'],
    ['{"schemaVersion": 1000}', 'schemaVersion'],
    [
      '{"schemaVersion": 1, "pricingVersions": [], "roomConfigurations": [{"id": 7}], "credentials": {"adminPasswordHash": null}}',
      'roomConfigurations[0].id',
    ],
    [
      '{"schemaVersion": 1, "pricingVersions": [], "roomConfigurations": "text", "credentials": {"adminPasswordHash": null}}',
      'roomConfigurations is no list',
    ],
  ])('refuses to open over %j, names the place and lets go of the lock', async (content, place) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json'), content);
    const refusal = await openLowdbDatabase(folder).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DamagedFileError);
    expect(String(refusal)).toContain(place);
    expect(String(refusal)).toContain('There is no backup.');
    expect(String(refusal)).not.toContain('\n');
    expect(await readdir(folder)).toEqual(['db.json']);
  });

  it('names the newest backup when it refuses', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'backups'));
    const newest = join(folder, 'backups', 'db-2026-05-02T09-30-00-000Z-daily.json');
    await writeFile(join(folder, 'backups', 'db-2026-05-01T09-30-00-000Z-daily.json'), '');
    await writeFile(newest, '');
    await writeFile(join(folder, 'db.json'), '{');
    await expect(openLowdbDatabase(folder)).rejects.toThrow(`The newest backup is ${newest}:`);
  });
});

describe('a journal', () => {
  it('makes way for a snapshot when it is long, while changes go on', async () => {
    const { disk, database, safe } = await openOnSimulatedDisk();
    const long = 'x'.repeat(2_200_000);
    await add(database, `1${long}`, `2${long}`);
    const during = Array.from({ length: 40 }, (_, index) => add(database, `${index}`));
    await Promise.all(during);
    await add(database, 'after');
    await database.close();
    const { length } = await disk.readFile('/d/db.json.journal');
    expect(length).toBeLessThan(100_000);
    expect(await safe()).toHaveLength(43);
  });

  it('goes on when there is no room for a snapshot, and tells', async () => {
    const told: string[] = [];
    const report = (_: unknown, what: string) => void told.push(what);
    const { disk, database, safe } = await openOnSimulatedDisk({ report });
    disk.break('rename');
    await add(database, 'x'.repeat(4_300_000), 'one', 'two');
    await database.close();
    expect(told).toContainEqual(expect.stringContaining('No new snapshot'));
    expect(await safe()).toHaveLength(3);
    expect(disk.names()).not.toContain('/d/db.json.tmp');
  });

  it('that does not follow the snapshot is refused', async () => {
    const folder = await temporaryFolder();
    const database = await openLowdbDatabase(folder);
    const before = await readFile(join(folder, 'db.json'));
    await add(database, 'one');
    await database.close();
    // An older db.json, with the journal left where it was.
    await writeFile(join(folder, 'db.json'), before);
    await expect(openLowdbDatabase(folder)).rejects.toThrow('goes on after change 1');
  });

  it('that is gone is refused: the snapshot names it', async () => {
    const folder = await temporaryFolder();
    const database = await openLowdbDatabase(folder);
    await add(database, 'one');
    await database.close();
    await rm(join(folder, 'db.json.journal'));
    const refusal = openLowdbDatabase(folder);
    await expect(refusal).rejects.toThrow('db.json.journal is damaged: it is gone');
    await expect(refusal).rejects.toThrow('db.json names it in line 4');
  });

  it('of another store is refused', async () => {
    const [one, other] = [await temporaryFolder(), await temporaryFolder()];
    for (const folder of [one, other]) {
      const database = await openLowdbDatabase(folder);
      await add(database, 'one');
      await database.close();
    }
    await cp(join(other, 'db.json.journal'), join(one, 'db.json.journal'));
    await expect(openLowdbDatabase(one)).rejects.toThrow('it belongs to another db.json');
  });

  it('that goes on is refused beside a copy, which names none', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    const copy = await readStoredDocument('/d', disk);
    await add(database, 'one');
    await new SnapshotFile('/d/db.json', disk).write({ ...copy });
    await expect(openUnlocked('/d', { disk })).rejects.toThrow('Move the journal away');
  });

  it('has its torn end cut off, which is told with its length', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    await add(database, 'one');
    const whole = await disk.readFile('/d/db.json.journal');
    const end = whole.indexOf('\0');
    // As left by a power cut in the middle of the next write.
    whole.write('deadbeef {"sequence":2,', end);
    disk.put('/d/db.json.journal', whole);
    const told: string[] = [];
    const report = (error: unknown) => void told.push(String(error));
    const again = await openUnlocked('/d', { disk, report });
    expect(names(again)).toEqual(['one']);
    expect(told).toEqual([expect.stringMatching(/journal: 23 bytes from line 5 on are cut off/)]);
  });

  it('refuses to open without an entry that was acknowledged', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    await add(database, 'one', 'two');
    // The note is written after the answer.
    await database.probe();
    const whole = await disk.readFile('/d/db.json.journal');
    disk.put('/d/db.json.journal', whole.subarray(0, whole.indexOf('\0') - 1));
    await expect(openUnlocked('/d', { disk })).rejects.toThrow('line 5 is not as it was written');
  });

  it('without a snapshot is refused', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    await add(database, 'one');
    const alone = new SimulatedDisk();
    alone.put('/d/db.json.journal', await disk.readFile('/d/db.json.journal'));
    await expect(openUnlocked('/d', { disk: alone })).rejects.toThrow(DamagedFileError);
  });
});

describe('what an interrupted write has left', () => {
  it('goes when the store is opened', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'db.json.tmp'), '{"n": 2'.repeat(100));
    await writeFile(join(folder, `db.json.journal.${randomUUID()}.tmp`), 'x');
    await (await openLowdbDatabase(folder)).close();
    expect((await readdir(folder)).toSorted()).toEqual(['db.json', 'db.json.journal']);
  });
});

describe('a full disk at the start', () => {
  it.each([[[]], [['kept']]])(
    'shows %j, refuses changes, and takes them when there is room',
    async (kept) => {
      const disk = new SimulatedDisk();
      const first = await openUnlocked('/d', { disk });
      await add(first, ...kept);
      if (kept.length === 0) for (const name of disk.names()) await disk.rm(name);
      disk.break('write');
      const told: string[] = [];
      const database = await openUnlocked('/d', {
        disk,
        report: (_, what) => void told.push(what),
      });
      expect(names(database)).toEqual(kept);
      expect(told).toContainEqual(expect.stringContaining('disk is full'));
      await expect(add(database, 'refused')).rejects.toThrow(StoreUnavailableError);
      await expect(database.probe()).rejects.toThrow(StoreUnavailableError);
      disk.repair();
      await add(database, 'new');
      await database.close();
      expect(names(await openUnlocked('/d', { disk }))).toEqual([...kept, 'new']);
    },
  );
});

describe('the backups of a store', () => {
  it('are written once a day while there is something new', async () => {
    let now = new Date('2026-05-01T09:30:00.000Z');
    const disk = new SimulatedDisk();
    const start = () => openUnlocked('/d', { disk, now: () => now });
    const backups = async () => (await disk.readdir('/d/backups')).length;
    const first = await start();
    await add(first, 'one');
    await first.close();
    expect(await backups()).toBe(0);
    for (const [hours, expected] of [
      [0, 1],
      [23, 1],
      [1, 2],
    ] as const) {
      now = new Date(now.getTime() + hours * 3_600_000);
      await (await start()).close();
      expect(await backups()).toBe(expected);
    }
  });

  it('leave the last tenth of the disk alone, and say so, while all else is stored', async () => {
    const disk = new SimulatedDisk();
    const told: string[] = [];
    const report = (error: unknown) => void told.push(String(error));
    const start = () => openUnlocked('/d', { disk, report });
    const database = await start();
    await add(database, 'one');
    await database.close();
    disk.space = { bsize: 4096, blocks: 1e6, bavail: 1e5 };
    const short = await start();
    await add(short, 'two');
    await short.close();
    expect(await disk.readdir('/d/backups')).toEqual([]);
    expect(told).toEqual([
      expect.stringMatching(
        /^NoRoomError: A backup takes .* the last 410\u00a0MB are kept for quotes/,
      ),
    ]);
    disk.space = { bsize: 4096, blocks: 1e6, bavail: 2e5 };
    await (await start()).close();
    expect(await disk.readdir('/d/backups')).toHaveLength(1);
  });

  it('go on after a clock that was ahead, whose backup is neither the newest nor stays longest', async () => {
    const right = Date.parse('2026-05-01T09:30:00.000Z');
    let now = new Date(right + 400 * 86_400_000);
    const disk = new SimulatedDisk();
    const open = () => openUnlocked('/d', { disk, now: () => now });
    const backups = () => disk.readdir('/d/backups').catch(() => []);
    const openAfter = async (row: string) => {
      const database = await open();
      await add(database, row);
      await database.close();
      await (await open()).close();
    };
    await openAfter('ahead');
    expect(await backups()).toHaveLength(1);
    for (let day = 0; day < 7; day += 1) {
      now = new Date(right + day * 86_400_000);
      await openAfter(`day ${day}`);
    }
    const names = (await backups()).toSorted();
    expect(names).toHaveLength(7);
    expect(names[0]).toMatch(/^db-2026-05-01T/);
    expect(names[6]).toMatch(/^db-2026-05-07T/);
  });

  it('hold what the store holds', async () => {
    const { disk, database } = await openOnSimulatedDisk();
    await add(database, 'one');
    await database.close();
    await (await openUnlocked('/d', { disk })).close();
    const [name = ''] = await disk.readdir('/d/backups');
    const restored = new SimulatedDisk();
    restored.put('/e/db.json', await disk.readFile(join('/d/backups', name)));
    const again = await openUnlocked('/e', { disk: restored });
    expect(contentOf(again)).toEqual(contentOf(database));
    expect(contentOf(again)).not.toEqual(emptyDocument);
  });
});
