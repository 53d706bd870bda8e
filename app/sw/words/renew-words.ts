import { fetchDeviceFiles } from '#app/api/device-files';
import { HASH_HEADER, type DeviceFiles } from '#domain/site/content/pages/device-files';
import { NOT_FOUND_PATH } from '#domain/site/page-path';
import { PRECACHE, precache } from '#app/sw/precache';
import { isHashedAsset } from '#app/sw/updates/previous-build';
import { keptWords, replaceWords, type KeptWords } from './kept-words';

/** Of what a page or document says; null for the build's own. */
type Hash = string | null;

/** A server that does not answer must not keep later renewals waiting. */
const PATIENCE_MS = 30_000;
/** How long the first answer of a new worker waits for the newest words. */
const FIRST_ANSWER_MS = 3_000;

let running: Promise<void> | undefined;

/**
 * Takes what the server's list says differs from what is kept, whole or not at all. Nothing is taken from a server of
 * another build: its pages load its scripts.
 *
 * @throws TypeError without a connection, Error when an answer is not the one that the list names, whatever the storage
 *   throws; the earlier words stay, and the next visit tries again
 */
export function renewWords(): Promise<void> {
  running ??= renew().finally(() => (running = undefined));
  return running;
}

/**
 * Resolves once this worker has renewed its words, tried to, or waited long enough: its precache is from its install,
 * and the visitor may have seen newer words since.
 */
export async function renewedOnce(): Promise<void> {
  if ((await keptWords()) !== null) return;
  const waited = new Promise((done) => setTimeout(done, FIRST_ANSWER_MS));
  await Promise.race([renewWords().catch(() => undefined), waited]);
}

async function renew(): Promise<void> {
  const list = await fetchList();
  if (list.build !== __BUILD_ID__) return;
  const before = await keptWords();
  if (before !== null && isSame(before.list, list)) return;
  const precached = await precachedHashes();
  const wanted = await wantedHashes(list, precached, before);
  await replaceWords(list, async (cache) => {
    for (const [path, hash] of wanted) await cache.put(path, await copyOf(path, hash, before));
    // A page of the build has no hash to tell it from another build's.
    if (wanted.size > 0 && !isSame(await fetchList(), list))
      throw new Error('The site has changed meanwhile');
  });
}

/** What is in this build's precache but for hashed files, by path: it has what the server sent at the install. */
async function precachedHashes(): Promise<Map<string, Hash>> {
  const files = await caches.open(PRECACHE);
  const hashes = new Map<string, Hash>();
  for (const key of await files.keys()) {
    const url = new URL(key.url);
    // Until the worker of another build takes over, its files are in the same cache.
    if (isHashedAsset(url) || precache.getPrecacheKeyForUrl(url.pathname) !== key.url) continue;
    const copy = await files.match(key);
    hashes.set(url.pathname, copy?.headers.get(HASH_HEADER) ?? null);
  }
  return hashes;
}

/** What the precache does not have as the list wants it. */
async function wantedHashes(
  { take = {}, renew: renewed = {} }: DeviceFiles,
  precached: ReadonlyMap<string, Hash>,
  before: KeptWords | null,
): Promise<Map<string, Hash>> {
  const wanted = new Map<string, Hash>([...precached.keys()].map((path) => [path, null]));
  for (const [path, hash] of Object.entries(renewed))
    if (precached.has(path) || (await before?.match(path))) wanted.set(path, hash);
  for (const [path, hash] of Object.entries(take)) {
    if (hash === null) wanted.delete(path);
    else wanted.set(path, hash);
  }
  for (const [path, hash] of wanted) if (precached.get(path) === hash) wanted.delete(path);
  return wanted;
}

async function copyOf(path: string, hash: Hash, before: KeptWords | null): Promise<Response> {
  const kept = await before?.match(path);
  if (kept !== undefined && hashOf(kept) === hash) return kept;
  const answer = await fetch(path, {
    cache: 'no-cache',
    // What led elsewhere cannot be the answer to a navigation.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const isThere = answer.ok || (path === NOT_FOUND_PATH && answer.status === 404);
  if (!isThere || hashOf(answer) !== hash) throw new Error(`${path} is not as it was listed`);
  return answer;
}

const fetchList = (): Promise<DeviceFiles> => fetchDeviceFiles(AbortSignal.timeout(PATIENCE_MS));

const hashOf = (answer: Response): Hash => answer.headers.get(HASH_HEADER);

const isSame = (one: DeviceFiles, other: DeviceFiles): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
