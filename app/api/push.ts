import * as z from 'zod/mini';
import { pushKeySchema, type PushOn } from '#domain/order/contracts/push';
import { request } from './http';
import { parseJson } from './json';

/** GET /api/push-key: the public key to subscribe with. @throws as `request`; zod's error when it is not ours */
export async function fetchPushKey(): Promise<string> {
  const response = await request('GET', '/api/push-key');
  return z.parse(pushKeySchema, parseJson(await response.text())).key;
}

/**
 * POST /api/follow/push: has a browser told about a request. Again, it renews it.
 *
 * @throws HttpError 404 `no_such_link`, 410 `no_longer_kept`, 422 `ended`, 400 for an unknown push service; TypeError
 *   without a connection
 */
export async function postPushOn(body: PushOn): Promise<void> {
  await request('POST', '/api/follow/push', { body });
}

/** POST /api/follow/push/off. @throws HttpError 404, 410 when there is nothing to turn off; TypeError as above */
export async function postPushOff(body: Pick<PushOn, 'token' | 'endpoint'>): Promise<void> {
  await request('POST', '/api/follow/push/off', { body });
}
