import { readFile, readlink } from 'node:fs/promises';

/**
 * Within which a process id means one process: this boot of the machine and our PID namespace, which every
 * container has for itself. Null where the system does not say (not Linux), or says it of others.
 */
export async function processScope(): Promise<string | null> {
  try {
    const [boot, pids, times, self] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readlink('/proc/self/ns/pid'),
      // Start times are told by the clock of this namespace.
      readlink('/proc/self/ns/time').catch(() => ''),
      readlink('/proc/self'),
    ]);
    // A /proc of another namespace shows other processes under our numbers.
    return self === String(process.pid) ? `${boot.trim()} ${pids} ${times}` : null;
  } catch {
    return null;
  }
}

/** Of a process that has ended and whose parent has not yet heard of it. */
const ENDED = 'ended';

/** What tells a process from a later one with the same number: its start time, where Linux shows it. */
export async function processMark(pid: number | 'self' = 'self'): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  if (status === undefined) return undefined;
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? ENDED : fields[19];
}

/** Whether a process of our own scope still runs; undefined when it is hidden from us. */
export async function isRunning({ pid, mark }: { pid: number; mark: string }) {
  const found = await processMark(pid);
  if (found !== undefined) return found === mark;
  try {
    process.kill(pid, 0);
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH' ? false : undefined;
  }
}
