import { randomUUID } from 'node:crypto';
import { ApiProblem } from '#server/api-problem';
import type { RequestStamp } from '#server/stores/records';
import { invalidRequest } from './parse-request';
import { requestHash, TooDeepError } from './request-hash';

export interface Reception<Row extends Pick<RequestStamp, 'requestHash'>> {
  /** The row stored by an earlier request with this key. */
  findByKey: (key: string) => Promise<Row | undefined>;
  /** Validates the body and stores its row once; if the id is taken, returns the row that holds it. */
  keep: (stamp: RequestStamp) => Promise<Row>;
  now: () => Date;
}

/**
 * Stores a request once and returns its row. The same key with the same body gets the first row
 * again, even if the rules for a body have changed since.
 *
 * @param key the Idempotency-Key in lower case; without one every call is a request of its own
 * @throws {ApiProblem} 400 invalid_request, 422 idempotency_mismatch, and what `keep` throws
 */
export async function receiveOnce<Row extends Pick<RequestStamp, 'requestHash'>>(
  key: string | undefined,
  body: unknown,
  { findByKey, keep, now }: Reception<Row>,
): Promise<Row> {
  const hash = hashOf(body);
  const earlier = key === undefined ? undefined : await findByKey(key);
  if (earlier !== undefined) return ofSameBody(earlier, hash);
  const stamp = { id: key ?? randomUUID(), createdAt: now().toISOString(), requestHash: hash };
  return ofSameBody(await keep(stamp), hash);
}

function ofSameBody<Row extends Pick<RequestStamp, 'requestHash'>>(row: Row, hash: string): Row {
  // An anonymised row no longer has a hash: anyone with its key gets its answer.
  if (row.requestHash === hash || row.requestHash === '') return row;
  throw new ApiProblem(
    422,
    'idempotency_mismatch',
    'A different request was already received under this Idempotency-Key.',
  );
}

function hashOf(body: unknown): string {
  try {
    return requestHash(body);
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
    throw invalidRequest({ body: error.message });
  }
}
