import { randomUUID } from 'node:crypto';
import type { Acknowledgement } from '#domain/order/contracts/answers';
import { isBait } from '#domain/order/contracts/requests/form-fields';
import type { RequestStamp } from '#server/stores/records';
import { receiveOnce } from './receive-once';
import type { Reception } from './receive-once';

/**
 * Stores a request once and acknowledges it. A bot that fills in the hidden field gets the same
 * acknowledgement, but nothing is stored.
 *
 * @throws {ApiProblem} as `receiveOnce`
 */
export async function acknowledgeOnce(
  key: string | undefined,
  body: unknown,
  reception: Reception<RequestStamp>,
): Promise<Acknowledgement> {
  if (isBait(body)) return { id: key ?? randomUUID(), receivedAt: reception.now().toISOString() };
  const { id, createdAt } = await receiveOnce(key, body, reception);
  return { id, receivedAt: createdAt };
}
