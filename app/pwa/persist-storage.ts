import { readMeta, writeMeta } from '#app/offline/storage/meta';

/** Whether the browser has promised not to clear our data when space runs short. */
export type Persistence = 'granted' | 'denied' | 'unsupported';

const KEY = 'storage-persistence';

/**
 * Asks the browser, once per device, to keep our data. Call it after the first quote is saved. The answer
 * is stored, because some browsers prompt the visitor.
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
