import * as z from 'zod/mini';
import { hashOfToken } from '#app/offline/outbox/new-link';
import { inTransaction } from '#app/offline/storage/transaction';

const linkSchema = z.object({ token: z.string() });

/**
 * Keeps the link of a request that this device is told about: notifications name it by its hash alone. It goes with
 * the request (`forgetView`), or when the device is told no more.
 */
export async function keepLink(token: string): Promise<void> {
  const key = await keyOf(token);
  await inTransaction('meta', 'readwrite', (store) => store.put({ token }, key));
}

/** Whether this device is told about the request of a token. */
export async function isLinkKept(token: string): Promise<boolean> {
  return (await linkBehind((await hashOfToken(token)) ?? '')) !== undefined;
}

/** The token with this hash; undefined if this device does not keep it. */
export async function linkBehind(hash: string): Promise<string | undefined> {
  const row = await inTransaction('meta', 'readonly', (store) => store.get(`${PREFIX}${hash}`));
  const kept = z.safeParse(linkSchema, row);
  return kept.success ? kept.data.token : undefined;
}

/** Forgets it. Returns whether links of other requests are still kept. */
export async function forgetLink(token: string): Promise<boolean> {
  const key = await keyOf(token);
  return inTransaction('meta', 'readwrite', async (store) => {
    await store.delete(key);
    const keys = await store.getAllKeys();
    return keys.some((other) => other.startsWith(PREFIX));
  });
}

const PREFIX = 'told-about:';

async function keyOf(token: string): Promise<string> {
  return `${PREFIX}${await hashOfToken(token)}`;
}
