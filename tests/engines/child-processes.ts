import { readFile, readdir } from 'node:fs/promises';

/** The ids of all running descendants of a process (Linux only). */
export async function descendants(id: number | undefined): Promise<number[]> {
  if (id === undefined) return [];
  const ids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const parents = await Promise.all(ids.map(parentOf));
  const below = (parent: number): number[] =>
    ids
      .filter((_, index) => parents[index] === parent)
      .flatMap((child) => [child, ...below(child)]);
  return below(id);
}

/** Whether the process is still running. */
export async function isRunning(id: number): Promise<boolean> {
  return (await parentOf(id)) !== null;
}

/** Null when the process has gone or is a zombie. */
async function parentOf(id: number): Promise<number | null> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  // The name in brackets may itself contain brackets and spaces: "123 (name) S 1 …".
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return state === 'Z' || !parent ? null : Number(parent);
}
