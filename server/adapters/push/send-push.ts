import type { PushDevice } from '#server/stores/orders/push-records';
import type { VapidKeys } from './vapid-keys';

const TIME_LIMIT_MS = 10_000;
/** In seconds: how long the push service keeps it for a phone that is off. The mail says it all anyway. */
export const TTL_SECONDS = 24 * 60 * 60;

/** Answers by which a push service says that it has not taken a message, and may take it later. */
const LATER = [429, 500, 503];
/** The service has forgotten the browser, or it was unsubscribed. */
const GONE = [404, 410];
/** The connection was never made, so nothing was handed over. */
const NEVER_REACHED = [
  'ECONNREFUSED',
  'EAI_AGAIN',
  'ENOTFOUND',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** `dropped`: it was refused for good, or nobody can know whether it arrived. */
export type PushOutcome =
  | { kind: 'sent' }
  | { kind: 'gone' }
  | { kind: 'later'; afterMs: number; problem: string }
  | { kind: 'dropped'; problem: string };

interface Push {
  /** Whom the push service may ask about it. */
  contact: string;
  message: string;
  keys: VapidKeys;
  /** Called when it is encrypted, and before anything leaves. */
  note: () => Promise<void>;
  /** Aborted when the server stops. */
  signal: AbortSignal;
}

/**
 * Hands a message to the push service of a device: encrypted for it (RFC 8291), signed by us (RFC 8292). Follows no
 * redirect and reads no answer.
 *
 * @throws whatever `note` throws; then nothing has left
 */
export async function sendPush(
  { id, endpoint, keys: subscription }: PushDevice,
  { contact, message, keys, note, signal }: Push,
): Promise<PushOutcome> {
  const { generateRequestDetails } = await import('web-push-neo');
  const details = await generateRequestDetails({ endpoint, keys: subscription }, message, {
    TTL: TTL_SECONDS,
    urgency: 'normal',
    // A phone that was off gets the newest message alone.
    topic: id.slice(0, 32),
    vapidDetails: { subject: `mailto:${contact}`, ...keys },
  }).catch((error: unknown) => String(error));
  // Its keys are none, so that nothing could ever be sent to it.
  if (typeof details === 'string') return { kind: 'gone' };
  await note();
  try {
    const response = await fetch(endpoint, {
      method: details.method,
      headers: details.headers,
      body: details.body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    const code = codeOf(error);
    return NEVER_REACHED.includes(code)
      ? { kind: 'later', afterMs: 0, problem: code }
      : { kind: 'dropped', problem: code };
  }
}

function outcomeOf({ status, ok, headers }: Response): PushOutcome {
  if (ok) return { kind: 'sent' };
  if (GONE.includes(status)) return { kind: 'gone' };
  const problem = `status ${status}`;
  if (!LATER.includes(status)) return { kind: 'dropped', problem };
  const afterMs = 1000 * Number(headers.get('retry-after') ?? 0);
  return { kind: 'later', afterMs: Number.isFinite(afterMs) ? afterMs : 0, problem };
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return error instanceof Error ? error.name : 'unknown';
}
