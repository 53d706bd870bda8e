import * as z from 'zod/mini';
import { photoProgressSchema, type PhotoProgress, PHOTO_PART_BYTES } from '#domain/order/photos';
import type { SendOutcome } from '#domain/order/contracts/answers';
import { exchange, type RequestOptions } from './http';
import { parseJson } from './json';
import { failureOf } from './outcome-of';

/** For one part over a bad connection; the server waits as long. */
const PATIENCE_MS = 30_000;
const FINAL = ['no_such_link', 'no_longer_kept', 'no_such_photo', 'unsupported_picture_type'];

interface Photo {
  id: string;
  /** Whose it is: a question's on the page of a request, or a note's of a request. */
  to: { kind: 'question'; token: string } | { kind: 'note'; requestId: string };
  content: ArrayBuffer;
  sha256: string;
}

interface Options {
  stop: AbortSignal;
  onPart: () => void;
}

/**
 * Asks the server how much of a photo it has, and sends the rest in parts. Never throws: every result is an outcome. The
 * photo has arrived only when the server says so under its id.
 */
export async function sendPhoto(
  { id, to, content, sha256 }: Photo,
  { stop, onPart }: Options,
): Promise<SendOutcome<PhotoProgress>> {
  const { path, opens, headers } = wayOf(to, id);
  const call = (address: string, options: RequestOptions) => {
    onPart();
    return progressOf(id, address, options, stop);
  };
  let outcome = await call(path, { body: { ...opens, size: content.byteLength, sha256 } });
  for (let at = -1; outcome.kind === 'received' && !outcome.receipt.arrived;) {
    const { received } = outcome.receipt;
    // A server that does not come on must not be asked for ever.
    if (received <= at || received >= content.byteLength)
      return { kind: 'retry', reason: 'server' };
    at = received;
    outcome = await call(`${path}/parts/${received}`, {
      bytes: content.slice(received, received + PHOTO_PART_BYTES),
      headers,
    });
  }
  return outcome;
}

/** Where a photo goes, and what opens the way: its token, or the administrator's session. */
function wayOf(
  to: Photo['to'],
  id: string,
): { path: string; opens: object; headers: Record<string, string> } {
  if (to.kind === 'note') {
    const path = `/api/room-configurations/${to.requestId}/order/photos/${id}`;
    return { path, opens: {}, headers: {} };
  }
  const { token } = to;
  const headers = { authorization: `Bearer ${token}` };
  return { path: `/api/follow/photos/${id}`, opens: { token }, headers };
}

async function progressOf(
  id: string,
  path: string,
  options: RequestOptions,
  stop: AbortSignal,
): Promise<SendOutcome<PhotoProgress>> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const end = () => patience.abort();
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  try {
    const { signal } = patience;
    const response = await exchange('POST', path, { ...options, signal, redirect: 'manual' });
    const json = parseJson(await response.text());
    const progress = response.ok ? z.safeParse(photoProgressSchema, json).data : undefined;
    if (progress?.id === id) return { kind: 'received', receipt: progress };
    return failureOf(response, json, FINAL);
  } catch {
    return { kind: 'retry', reason: patience.signal.aborted ? 'timeout' : 'network' };
  } finally {
    clearTimeout(timer);
    stop.removeEventListener('abort', end);
  }
}
