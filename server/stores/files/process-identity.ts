import { readFile, readlink } from 'node:fs/promises';

/**
 * The scope in which a process id is unique: this boot of the machine and our PID namespace, of which every
 * container has its own. Null where the system does not say (not Linux), or /proc belongs to another
 * namespace.
 */
export async function processScope(): Promise<string | null> {
  try {
    const [boot, pids, times, self] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readlink('/proc/self/ns/pid'),
      // Start times are relative to the clock of this namespace; older kernels have none.
      readlink('/proc/self/ns/time').catch(() => ''),
      readlink('/proc/self'),
    ]);
    // A /proc of another namespace shows other processes under our numbers.
    return self === String(process.pid) ? `${boot.trim()} ${pids} ${times}` : null;
  } catch {
    return null;
  }
}

/** The mark of a process that has ended but that its parent has not yet reaped. */
const ENDED = 'ended';

/** Tells a process from a later one with the same id: its start time, where Linux shows it. */
export async function processMark(pid: number | 'self' = 'self'): Promise<string | undefined> {
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => undefined);
  if (status === undefined) return undefined;
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' || fields[0] === 'X' ? ENDED : fields[19];
}

/** Whether a process in our own scope is still running; undefined if it is hidden from us. */
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
