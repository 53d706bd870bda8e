import * as z from 'zod/mini';
import { followViewSchema, type FollowView } from '#domain/order/contracts/follow';
import { hashOfToken } from '#app/offline/outbox/new-link';
import { inTransaction } from '#app/offline/storage/transaction';
import { FOLLOWED_SCHEMA } from './keep-followed';

/** What a request's page showed last on this device, and when that came, in milliseconds since 1970. */
export interface Followed {
  view: FollowView;
  seenAt: number;
}

const rowSchema = z.object({
  schema: z.literal(FOLLOWED_SCHEMA),
  view: followViewSchema,
  seenAt: z.number(),
});

/** The kept view behind a token; null for none, and for one that another version of the app has written. */
export async function readFollowed(token: string): Promise<Followed | null> {
  const hash = await hashOfToken(token);
  if (hash === undefined) return null;
  const row = await inTransaction('followed', 'readonly', (store) => store.get(hash));
  const kept = z.safeParse(rowSchema, row);
  return kept.success ? { view: kept.data.view, seenAt: kept.data.seenAt } : null;
}
