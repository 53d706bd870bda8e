import { isFollowToken } from '#domain/order/follow-token';
import { hashOfToken } from '#server/auth/follow-token';
import { ApiProblem } from '#server/api-problem';
import type { FollowLinkStore, OrderStore } from '#server/stores/orders/order-ports';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { QuoteRequestRecord } from '#server/stores/records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';

export interface FollowLinkServices {
  roomConfigurations: QuoteRequestStore;
  orders: OrderStore;
  followLinks: FollowLinkStore;
}

/** A request and its order. */
export interface LinkedRequest {
  request: QuoteRequestRecord;
  order: OrderRecord;
}

/**
 * The request that a token opens.
 *
 * @throws {ApiProblem} 404 no_such_link, in the same words for every token that opens nothing; 410
 *   no_longer_kept for a link to a request that was removed or anonymised
 */
export async function requestByLink(
  { roomConfigurations, orders, followLinks }: FollowLinkServices,
  token: string,
): Promise<LinkedRequest> {
  // Always hashed, so that a malformed token takes as long to answer as an unknown one.
  const link = await followLinks.find(hashOfToken(token));
  if (link === undefined || !isFollowToken(token)) {
    throw new ApiProblem(
      404,
      'no_such_link',
      'This link opens nothing. Take the one from our newest mail, or call us.',
    );
  }
  const request = await roomConfigurations.find(link.requestId);
  const order = await orders.find(link.requestId);
  if (request === undefined || order === undefined || request.anonymisedAt !== null) {
    throw noLongerKept();
  }
  return { request, order };
}

/** The answer to a link of a request that was removed or anonymised. */
export function noLongerKept(): ApiProblem {
  return new ApiProblem(410, 'no_longer_kept', 'This request is no longer kept.');
}
