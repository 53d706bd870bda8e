import { readMeta, writeMeta } from '#app/offline/storage/meta';

/** Whether the browser has promised not to clear our data when it runs short of space. */
export type Persistence = 'granted' | 'denied' | 'unsupported';

const KEY = 'storage-persistence';

/**
 * Asks the browser, once per device, to keep our data; call it after the first quote was saved. The
 * answer is remembered, because some browsers ask the visitor.
 */
export async function persistStorage(): Promise<Persistence> {
  const { storage } = navigator;
  if (!storage?.persist) return 'unsupported';
  if (await storage.persisted()) return 'granted';
  if ((await readMeta(KEY)) === 'denied') return 'denied';
  const answer = (await storage.persist()) ? 'granted' : 'denied';
  await writeMeta(KEY, answer);
  return answer;
}
