import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/temporary-folder';
import { LockedError, takeExclusiveLock } from './exclusive-lock';
import type { ExclusiveLock } from './exclusive-lock';

const MINUTE_MS = 60_000;

async function lockPath(): Promise<string> {
  return join(await temporaryFolder(), 'db.lock');
}

async function take(path: string): Promise<ExclusiveLock> {
  const lock = await takeExclusiveLock(path);
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

async function age(path: string, ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  await utimes(path, then, then);
}

describe('the exclusive lock', () => {
  it('keeps a second taker out at once, and names the holder', async () => {
    const path = await lockPath();
    await take(path);
    const started = performance.now();
    await expect(takeExclusiveLock(path)).rejects.toThrow(LockedError);
    await expect(takeExclusiveLock(path)).rejects.toThrow(`process ${process.pid}.`);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('can be taken again once it is released, and leaves nothing behind', async () => {
    const path = await lockPath();
    await (await take(path)).release();
    await (await take(path)).release();
    expect(await readdir(join(path, '..'))).toEqual([]);
  });

  it('is kept while its process lives and taken over when that was killed', async () => {
    const path = await lockPath();
    const child = await otherProcess();
    const { mark } = await ownEntry();
    await writeFile(
      path,
      JSON.stringify({ pid: child.pid, mark: await markOf(child.pid, mark), host: hostname() }),
    );
    await expect(takeExclusiveLock(path)).rejects.toThrow(`process ${child.pid}.`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await take(path);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it.runIf(process.platform === 'linux')(
    'is not fooled by a new process that got the number of the dead one',
    async () => {
      const path = await lockPath();
      const child = await otherProcess();
      await writeFile(path, JSON.stringify({ pid: child.pid, mark: '1', host: hostname() }));
      await take(path);
      expect(await readFile(path, 'utf8')).toContain(`"pid":${process.pid},`);
    },
  );

  it('believes another machine while its heart beats', async () => {
    const path = await lockPath();
    await writeFile(path, JSON.stringify({ pid: 1, mark: '1', host: 'elsewhere' }));
    await expect(takeExclusiveLock(path)).rejects.toThrow('process 1 on elsewhere.');
    await age(path, MINUTE_MS);
    await take(path);
  });

  it('waits for a process that has only just created it, but not for ever', async () => {
    const path = await lockPath();
    await writeFile(path, '');
    await expect(takeExclusiveLock(path)).rejects.toThrow('just starting');
    await age(path, MINUTE_MS);
    await take(path);
  });

  it('goes to one of many that find a dead one at the same moment', async () => {
    for (let round = 0; round < 20; round += 1) {
      const path = await lockPath();
      await writeFile(path, JSON.stringify({ pid: 2 ** 30, mark: '1', host: hostname() }));
      const results = await Promise.allSettled(Array.from({ length: 10 }, () => take(path)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });
});

async function ownEntry(): Promise<{ mark: string }> {
  const path = await lockPath();
  const lock = await takeExclusiveLock(path);
  const entry = JSON.parse(await readFile(path, 'utf8')) as { mark: string };
  await lock.release();
  return entry;
}

/** The start time Linux shows; elsewhere every living process has the same mark. */
async function markOf(pid: number | undefined, ownMark: string): Promise<string> {
  if (process.platform !== 'linux') return ownMark;
  const status = await readFile(`/proc/${pid}/stat`, 'latin1');
  return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
