import { randomUUID } from 'node:crypto';
import type { Acknowledgement } from '#domain/contracts/acknowledgement';
import { isBait } from '#domain/contracts/honeypot';
import type { RequestStamp } from '#server/stores/records';
import { receiveOnce } from './receive-once';
import type { Reception } from './receive-once';

/**
 * Stores a request once and acknowledges it. One whose hidden field is filled in is acknowledged
 * just so, and kept nowhere.
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
