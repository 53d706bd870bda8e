import { precache } from '#app/sw/precache';
import { keptWords } from './kept-words';

/** The page or document that this device has for a path, in the newest words it has seen; undefined for none. */
export async function keptAnswer(path: string): Promise<Response | undefined> {
  const words = await keptWords();
  if (words?.list.take?.[path] === null) return undefined;
  return (await words?.match(path)) ?? precache.matchPrecache(path);
}
