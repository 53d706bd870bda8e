import { readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { SharedFiles } from '#server/objects/shared-files';
import { filesBelow, KEEP_MS, putWhole } from './archive-folder';
import { encodedPath, ENCODINGS } from './file-index';
import type { Encoding, StaticFile } from './file-index';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many files are on their way at once. */
const AT_ONCE = 8;
/** Between two lists, in ms: whoever asks for files that nobody has must not make us ask without end. */
const LIST_MS = 1_000;

/** A name that the build gives, without its encoding: no part of it begins with a dot. */
const NAME = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** The archive of all processes, and the copies of it in a folder of this machine. */
export interface SharedArchive {
  /** Puts what the folder has where the others find it, and removes what has been in no use for 30 days. */
  share(): Promise<void>;
  /** Copies a file and its compressed copies into the folder; undefined if no process has brought such a file. */
  fetch(name: string): Promise<StaticFile | undefined>;
}

type Listed = ReadonlyMap<string, Date>;

/** Each call of what it returns throws {StoreUnavailableError} or the disk's error. */
export function openSharedArchive(
  files: SharedFiles,
  folder: string,
  now: () => Date,
): SharedArchive {
  const fetching = new Map<string, Promise<StaticFile | undefined>>();
  const list = async (): Promise<Listed> => {
    const listed = new Map<string, Date>();
    for await (const { name, modified } of files.list()) listed.set(name, modified);
    return listed;
  };
  const nextList = oneSoon(list);

  const fetchFile = async (name: string): Promise<StaticFile | undefined> => {
    const listed = await nextList();
    if (!listed.has(name)) return undefined;
    const all = Object.keys(ENCODINGS) as Encoding[];
    const plain: StaticFile = { folder, path: name, encodings: [] };
    const encodings = all.filter((encoding) => listed.has(encodedPath(plain, encoding)));
    // The plain file comes last: at the next start it stands for all of them.
    for (const encoding of [...encodings, undefined]) {
      const path = encodedPath(plain, encoding);
      const content = await files.read(path);
      if (content === undefined) return undefined;
      await putWhole(join(folder, path), (partial) => writeFile(partial, content));
      // It is as old here as there.
      const modified = listed.get(path) ?? now();
      await utimes(join(folder, path), modified, modified);
    }
    return { ...plain, encodings };
  };

  return {
    async share() {
      const listed = await list();
      const own = new Map<string, number>();
      for (const path of await filesBelow(folder)) {
        own.set(path.slice(folder.length + 1).replaceAll('\\', '/'), (await stat(path)).mtimeMs);
      }
      const isMissing = ([name, usedAt]: [string, number]) =>
        usedAt - (listed.get(name)?.getTime() ?? 0) > DAY_MS;
      await eachOf([...own].filter(isMissing), async ([name]) =>
        files.put(name, await readFile(join(folder, name))),
      );
      const isOld = ([name, modified]: [string, Date]) =>
        !own.has(name) && now().getTime() - modified.getTime() > KEEP_MS;
      await eachOf([...listed].filter(isOld), ([name]) => files.remove(name));
    },
    async fetch(name) {
      const isEncoded = Object.values(ENCODINGS).some((ending) => name.endsWith(ending));
      if (!NAME.test(name) || isEncoded) return undefined;
      const fetched = fetching.get(name) ?? fetchFile(name).finally(() => fetching.delete(name));
      fetching.set(name, fetched);
      return fetched;
    },
  };
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  for (let from = 0; from < items.length; from += AT_ONCE) {
    await Promise.all(items.slice(from, from + AT_ONCE).map(work));
  }
}

/** What `make` returns when it is begun after the call, at most every LIST_MS; those who wait share it. */
function oneSoon<T>(make: () => Promise<T>): () => Promise<T> {
  let next: Promise<T> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  const soon = async (): Promise<T> => {
    await pause(Math.max(0, lastAt + LIST_MS - performance.now()));
    next = undefined;
    lastAt = performance.now();
    return make();
  };
  return () => (next ??= soon());
}
