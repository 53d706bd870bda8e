import { hash, randomBytes } from 'node:crypto';
import type { FollowLinkStore } from '#server/stores/orders/order-ports';

/** What the store knows the token of a homeowner's page by. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/**
 * A new link to the page of a request, for the message that will hold it. Returns its token, which nothing keeps;
 * undefined when the request is gone.
 */
export async function newFollowToken(
  followLinks: FollowLinkStore,
  { requestId, holder, now }: { requestId: string; holder: string; now: Date },
): Promise<string | undefined> {
  const token = randomBytes(16).toString('base64url');
  const link = { hash: hashOfToken(token), requestId, holder, since: now.toISOString() };
  return (await followLinks.add(link)) ? token : undefined;
}
