import { hash } from 'node:crypto';
import type { PushOn } from '#domain/order/contracts/push';
import { REFUSALS } from '#domain/order/history/refusals';
import { ApiProblem } from '#server/api-problem';
import type { Push } from '#server/ports/push';
import { hashOfToken } from '#server/auth/follow-token';
import { orderOf } from '#server/stores/orders/order-change';
import type { PushDeviceStore } from '#server/stores/orders/push-ports';
import { requestByLink, noLongerKept, type FollowLinkServices } from './follow-links';

export interface PushDeviceServices extends FollowLinkServices {
  push: Push;
  pushDevices: PushDeviceStore;
  now: () => Date;
}

/**
 * Has a browser told what happens to the request that the token opens. Done again, it renews it.
 *
 * @throws {ApiProblem} 400 invalid_request for an endpoint that is of no known push service; 422 ended for a request
 *   that was withdrawn; 404 and 410 as `followedBy`
 */
export async function turnPushOn(
  services: PushDeviceServices,
  { token, endpoint, keys }: PushOn,
): Promise<void> {
  const { request, order } = await requestByLink(services, token);
  if (!services.push.reaches(endpoint)) {
    throw new ApiProblem(400, 'invalid_request', 'We know no such push service.', {
      fields: { endpoint: 'must be an address of a push service that we know' },
    });
  }
  if (orderOf(order).ended === 'withdrawn') throw new ApiProblem(422, 'ended', REFUSALS.ended);
  const id = deviceId(request.id, endpoint);
  const linkHash = hashOfToken(token);
  const since = services.now().toISOString();
  const device = { id, requestId: request.id, linkHash, endpoint, keys, since };
  // Anonymised or revoked in this very moment.
  if (!(await services.pushDevices.add(device))) throw noLongerKept();
}

/** Has it told no more. @throws {ApiProblem} as `followedBy` */
export async function turnPushOff(
  services: PushDeviceServices,
  { token, endpoint }: Pick<PushOn, 'token' | 'endpoint'>,
): Promise<void> {
  const { request } = await requestByLink(services, token);
  await services.pushDevices.remove(deviceId(request.id, endpoint));
}

function deviceId(requestId: string, endpoint: string): string {
  return hash('sha256', `${requestId} ${endpoint}`, 'base64url');
}
