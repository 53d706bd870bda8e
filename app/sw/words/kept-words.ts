import { precache } from '#app/sw/precache';
import { DEVICE_LIST, type DeviceFiles } from '#domain/site/content/pages/device-files';

/** Pages and documents that say something else than those in this build's precache. */
export interface KeptWords {
  /** The list that they were made from. */
  list: DeviceFiles;
  match(path: string): Promise<Response | undefined>;
}

/** Caches are numbered: the newest whole one counts. */
const PREFIX = 'words ';
const PREFIX_OF_BUILD = `${PREFIX}${__BUILD_ID__} `;

let known: Promise<KeptWords | null> | undefined;

/** The set of this build's worker; null until words were renewed once. */
export function keptWords(): Promise<KeptWords | null> {
  known ??= findWords().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The page or document that this device has for a path, in the newest words it has seen; undefined for none. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const words = await keptWords();
  if (words?.list.take?.[path] === null) return undefined;
  return (await words?.match(path)) ?? precache.matchPrecache(path);
}

/**
 * Puts a new set in the place of the one before, at once: an answer is from the one or the other, and a worker that is
 * ended meanwhile leaves the one before.
 *
 * @param fill puts the pages and documents under their paths
 * @throws whatever `fill` and the storage throw; the set before stays
 */
export async function replaceWords(
  list: DeviceFiles,
  fill: (cache: Cache) => Promise<void>,
): Promise<void> {
  const name = `${PREFIX_OF_BUILD}${((await numbers())[0] ?? 0) + 1}`;
  const cache = await caches.open(name);
  try {
    await fill(cache);
    // The last one: a cache without its list is none.
    await cache.put(DEVICE_LIST, Response.json(list));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  known = undefined;
  for (const other of await caches.keys())
    if (other.startsWith(PREFIX) && other !== name) await caches.delete(other);
}

async function findWords(): Promise<KeptWords | null> {
  for (const number of await numbers()) {
    const cache = await caches.open(`${PREFIX_OF_BUILD}${number}`);
    const list = await cache.match(DEVICE_LIST);
    if (list === undefined) continue;
    // Our own, and written only by `replaceWords`.
    return { list: (await list.json()) as DeviceFiles, match: (path) => cache.match(path) };
  }
  return null;
}

/** The numbers of this build's caches, the newest first. */
async function numbers(): Promise<number[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX_OF_BUILD));
  return names
    .map((name) => Number(name.slice(PREFIX_OF_BUILD.length)))
    .toSorted((one, other) => other - one);
}
