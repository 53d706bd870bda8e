import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { StoreTakenError } from '#server/stores/ports';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { LockedError, takeExclusiveLock } from './exclusive-lock';
import type { ExclusiveLock } from './exclusive-lock';
import { processMark, processScope } from './process-identity';

/** Long compared with a heartbeat of 10 ms, for tests that rely on silence alone. */
const QUICK = { beatMs: 10, silenceMs: 300 };
/** Who waits for this silence does not end within a test. */
const FOREVER = { silenceMs: 3_600_000 };

async function lockPath(): Promise<string> {
  return join(await temporaryFolder(), 'db.lock');
}

async function take(path: string, options = {}): Promise<ExclusiveLock> {
  const lock = await takeExclusiveLock(path, options);
  onTestFinished(() => lock.release());
  return lock;
}

/** A process that waits until it is killed. */
async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** The lock content left by a process with this id. */
async function leave(path: string, holder: { pid?: number; mark?: string; scope?: string | null }) {
  const here = { pid: process.pid, mark: await processMark(), scope: await processScope() };
  await writeFile(path, JSON.stringify({ ...here, host: hostname(), ...holder }));
}

/** Beats on behalf of a process that this machine cannot see. */
function beatFor(path: string): void {
  const timer = setInterval(() => void utimes(path, new Date(), new Date()), 20);
  onTestFinished(() => clearInterval(timer));
}

describe('the exclusive lock', () => {
  it('keeps a second taker out at once, and names the holder', async () => {
    const path = await lockPath();
    await take(path);
    await expect(takeExclusiveLock(path, FOREVER)).rejects.toThrow(LockedError);
    await expect(takeExclusiveLock(path, FOREVER)).rejects.toThrow(`process ${process.pid}.`);
  });

  it('can be taken again once it is released, and leaves nothing behind', async () => {
    const path = await lockPath();
    await (await take(path)).release();
    await (await take(path)).release();
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'is kept while its process lives and taken over at once when that was killed',
    async () => {
      const path = await lockPath();
      const child = await otherProcess();
      await leave(path, { pid: child.pid, mark: await processMark(child.pid) });
      await expect(takeExclusiveLock(path)).rejects.toThrow(`process ${child.pid}.`);
      child.kill('SIGKILL');
      await once(child, 'exit');
      await take(path, FOREVER);
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    },
  );

  it.runIf(process.platform === 'linux')(
    'is not fooled by a new process that got the number of the dead one',
    async () => {
      const path = await lockPath();
      const child = await otherProcess();
      await leave(path, { pid: child.pid, mark: '1' });
      await take(path);
      expect(await readFile(path, 'utf8')).toContain(`"pid":${process.pid},`);
    },
  );

  it.each([
    ['of another machine or container', 'elsewhere'],
    ['of a version that did not say where it ran', null],
  ])(
    '%s is believed while its heart beats, whatever runs here under its number',
    async (_, scope) => {
      const path = await lockPath();
      await leave(path, { pid: 2 ** 30, scope });
      beatFor(path);
      await expect(takeExclusiveLock(path, QUICK)).rejects.toThrow(`process ${2 ** 30} on `);
    },
  );

  it('of elsewhere is taken over after its silence, however wrong its clock is', async () => {
    const path = await lockPath();
    await leave(path, { scope: 'elsewhere' });
    const ahead = new Date(Date.now() + 400 * 86_400_000);
    await utimes(path, ahead, ahead);
    const started = performance.now();
    await take(path, QUICK);
    expect(performance.now() - started).toBeGreaterThanOrEqual(QUICK.silenceMs);
  });

  it('waits for a process that has only just created it, but not for ever', async () => {
    const path = await lockPath();
    await writeFile(path, '');
    beatFor(path);
    await expect(takeExclusiveLock(path, QUICK)).rejects.toThrow('just starting');
    const other = await lockPath();
    await writeFile(other, '');
    await take(other, QUICK);
  });

  it('goes to one of many that find a dead one at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const path = await lockPath();
      await leave(path, { pid: 2 ** 30 });
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => take(path, QUICK)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('knows that it was taken, tells at a beat, and leaves the taker alone', async () => {
    const path = await lockPath();
    const lost = vi.fn<() => void>();
    const lock = await takeExclusiveLock(path, { beatMs: 10, onLost: lost });
    await lock.confirm();
    await rename(path, `${path}.aside`);
    await rm(`${path}.aside`);
    await leave(path, { pid: 1 });
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(lock.lost).toBeInstanceOf(StoreTakenError);
    await expect(lock.confirm()).rejects.toThrow(StoreTakenError);
    await lock.release();
    expect(await readFile(path, 'utf8')).toContain('"pid":1,');
    expect(lost).toHaveBeenCalledOnce();
  });

  it('is not lost while somebody who took it for another one puts it back', async () => {
    const path = await lockPath();
    const lock = await take(path);
    await rename(path, `${path}.aside`);
    const confirmed = lock.confirm();
    await sleep(60);
    await rename(`${path}.aside`, path);
    await expect(confirmed).resolves.toBeUndefined();
  });

  it('needs no room on the disk, and is signed when there is some', async () => {
    const path = await lockPath();
    const file = await open(`${path}.other`, 'w');
    const write = vi.spyOn(Object.getPrototypeOf(file), 'write');
    await file.close();
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
    write.mockRejectedValue(full);
    onTestFinished(() => write.mockRestore());
    const lock = await take(path, QUICK);
    expect(await readFile(path, 'utf8')).toBe('');
    await lock.confirm();
    await expect(takeExclusiveLock(path, QUICK)).rejects.toThrow(LockedError);
    write.mockRestore();
    await vi.waitFor(async () => expect(await readFile(path, 'utf8')).toContain('"pid"'));
  });
});
