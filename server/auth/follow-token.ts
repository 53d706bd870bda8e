import { hash, randomBytes } from 'node:crypto';
import type { FollowLinkStore } from '#server/stores/orders/order-ports';

/** What the store knows the token of a homeowner's page, or of the company's calendar, by. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** A token of 128 random bits, which nothing but its holder keeps. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * A new link to the page of a request, for the message that will hold it. Returns its token, which nothing keeps;
 * undefined when the request is gone.
 */
export async function newFollowToken(
  followLinks: FollowLinkStore,
  { requestId, holder, now }: { requestId: string; holder: string; now: Date },
): Promise<string | undefined> {
  const token = newToken();
  const link = { hash: hashOfToken(token), requestId, holder, since: now.toISOString() };
  return (await followLinks.add(link)) ? token : undefined;
}
