import * as z from 'zod/mini';
import {
  requestOf,
  type ReceiptOf,
  type RequestKind,
} from '#domain/order/contracts/requests/request-kinds';
import type { SendOutcome } from '#domain/order/contracts/answers';
import { exchange } from './http';
import { parseJson } from './json';
import { failureOf } from './outcome-of';

const PATIENCE_MS = 20_000;
/** Of a link that opens nothing: it never will again. */
const LINK_ENDED = ['no_such_link', 'no_longer_kept'];

interface SentRequest<K extends RequestKind> {
  kind: K;
  /** The Idempotency-Key. */
  id: string;
  /** Sent as it is, so that the same key always carries the same body. */
  body: unknown;
}

/**
 * POSTs a request of any kind to its path under its id; gives up after 20 s. Never throws: every result
 * is an outcome.
 */
export async function sendRequest<K extends RequestKind>(
  request: SentRequest<K>,
): Promise<SendOutcome<ReceiptOf<K>>> {
  const { kind, id, body } = request;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    const response = await exchange('POST', requestOf(kind).path, {
      body,
      headers: { 'idempotency-key': id },
      signal: patience.signal,
      // Following a redirect would hand the contact details to wherever it points.
      redirect: 'manual',
    });
    return outcomeOf(request, response, await response.text());
  } catch {
    return { kind: 'retry', reason: patience.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
  }
}

function outcomeOf<K extends RequestKind>(
  { kind, id }: SentRequest<K>,
  response: Response,
  text: string,
): SendOutcome<ReceiptOf<K>> {
  const json = parseJson(text);
  if (response.ok) {
    const receipt = z.safeParse(requestOf(kind).receipt, json);
    if (receipt.success && receipt.data.id === id)
      return { kind: 'received', receipt: receipt.data };
  }
  return failureOf(response, json, LINK_ENDED);
}
