import { hash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { create, extract } from 'tar';
import type { SharedFiles } from '#server/ports/objects';
import type { StaticFile } from '#server/ports/site';
import { filesBelow, KEEP_MS } from './archive-folder';
import { indexFiles } from './file-index';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Between two lists, in ms: whoever asks for files that nobody has must not make us ask without end. */
const LIST_MS = 1_000;
const BUNDLE = /^[0-9a-f]{64}\.tar$/;

interface SharedArchiveOptions {
  /** Where all processes find the files of a build, in one bundle. */
  files: SharedFiles;
  /** The build's folder of hashed files. */
  assets: string;
  /** Where files of other builds are kept on this machine. */
  folder: string;
  now: () => Date;
}

/** The hashed files of the builds of all processes. Each call throws {StoreUnavailableError} or the disk's error. */
export interface SharedArchive {
  /** Puts this build's files where the others find them, and removes what has been in no use for 30 days. */
  share(): Promise<void>;
  /** Copies what other processes have into the folder, and finds a file in it by a name as "/index-1a2b.js". */
  fetch(name: string): Promise<StaticFile | undefined>;
}

export function openSharedArchive(options: SharedArchiveOptions): SharedArchive {
  const { files, assets, folder, now } = options;
  /** The bundles that are in the folder, or on their way there. */
  const fetched = new Map<string, Promise<void>>();
  const list = async (): Promise<ReadonlyMap<string, Date>> => {
    const listed = new Map<string, Date>();
    for await (const { name, modified } of files.list()) {
      if (BUNDLE.test(name)) listed.set(name, modified);
    }
    return listed;
  };
  const nextList = oneSoon(list);
  const unpackOnce = (name: string, modified: Date): Promise<void> => {
    const unpacked =
      fetched.get(name) ??
      unpack(files, name, { folder, modified }).catch((error: unknown) => {
        fetched.delete(name);
        throw error;
      });
    fetched.set(name, unpacked);
    return unpacked;
  };
  return {
    async share() {
      const name = await nameOf(assets);
      const listed = await list();
      const time = now().getTime();
      if (time - (listed.get(name)?.getTime() ?? 0) > DAY_MS) {
        await files.put(name, await pack(assets, folder));
      }
      // What is in it is on this machine.
      fetched.set(name, Promise.resolve());
      for (const [other, modified] of listed) {
        if (other !== name && time - modified.getTime() > KEEP_MS) await files.remove(other);
      }
    },
    async fetch(name) {
      const listed = await nextList();
      await Promise.all([...listed].map(([bundle, modified]) => unpackOnce(bundle, modified)));
      return (await indexFiles(folder)).get(name);
    },
  };
}

/** Hashed names say what is in the files, and so together what is in a bundle of them. */
async function nameOf(assets: string): Promise<string> {
  const names = (await filesBelow(assets)).map((path) => relative(assets, path)).toSorted();
  return `${hash('sha256', names.join('\n'))}.tar`;
}

async function pack(assets: string, folder: string): Promise<Buffer> {
  const file = `${folder}.${randomUUID()}.tar`;
  try {
    await mkdir(assets, { recursive: true });
    await create({ file, cwd: assets, portable: true }, ['.']);
    return await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}

/** Each file appears whole. It is as old here as its bundle is there, so that copies keep nothing alive. */
async function unpack(
  files: SharedFiles,
  name: string,
  { folder, modified }: { folder: string; modified: Date },
): Promise<void> {
  const content = await files.read(name);
  if (content === undefined) return;
  const coming = `${folder}.${randomUUID()}`;
  try {
    await mkdir(coming, { recursive: true });
    const file = join(coming, 'bundle.tar');
    await writeFile(file, content);
    const unpacked = join(coming, 'files');
    await mkdir(unpacked);
    const plain = new Set(['File', 'Directory']);
    const filter = (_path: string, entry: object) =>
      'type' in entry && plain.has(String(entry.type));
    await extract({ file, cwd: unpacked, strict: true, filter });
    for (const path of await filesBelow(unpacked)) {
      const target = join(folder, relative(unpacked, path).split(sep).join('/'));
      const isThere = await stat(target).then(Boolean, () => false);
      if (isThere) continue;
      await utimes(path, modified, modified);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
    }
  } finally {
    await rm(coming, { recursive: true, force: true });
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
