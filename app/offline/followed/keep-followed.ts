import * as z from 'zod/mini';
import { announce } from '#app/offline/coordination/announce';
import { hashOfToken } from '#app/offline/outbox/new-link';
import { inTransaction } from '#app/offline/storage/transaction';

export const FOLLOWED_SCHEMA = 1;

/** All that has to be known of a view to tell which of two is the newer one. */
const ageSchema = z.object({
  seenAt: z.number(),
  view: z.looseObject({ since: z.string(), history: z.array(z.unknown()) }),
});

type Age = z.infer<typeof ageSchema>;

/**
 * Keeps what a request's page shows, for a visit without a signal. Of two answers that crossed on their way the newer
 * view stays; what was asked for after the kept one had come is the truth, whatever it says.
 *
 * @param askedAt when it was asked for, and `seenAt` when it came, in milliseconds since 1970
 */
export async function keepFollowed(token: string, seen: Age & { askedAt: number }): Promise<void> {
  const hash = await hashOfToken(token);
  if (hash === undefined) return;
  const { askedAt, ...row } = seen;
  await inTransaction('followed', 'readwrite', async (store) => {
    const kept = z.safeParse(ageSchema, await store.get(hash));
    if (kept.success && askedAt <= kept.data.seenAt && isOlder(row, kept.data)) return;
    await store.put({ schema: FOLLOWED_SCHEMA, ...row }, hash);
  });
  announce('followed');
}

function isOlder({ view }: Age, { view: kept }: Age): boolean {
  const fewer = view.history.length - kept.history.length;
  return fewer === 0 ? view.since < kept.since : fewer < 0;
}
