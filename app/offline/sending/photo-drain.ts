import * as z from 'zod/mini';
import type { PhotoProgress } from '#domain/order/photos';
import type { SendOutcome } from '#domain/order/contracts/answers';
import { announce } from '#app/offline/coordination/announce';
import { coalesce } from '#app/offline/coordination/coalesce';
import { PHOTO_DRAIN_LOCK } from '#app/offline/coordination/signs-of-life';
import { listEntries } from '#app/offline/outbox/list-entries';
import { dropPhotos, listPhotos } from '#app/offline/photos/photo-store';
import { readPhoto, waitsForServer, type KeptPhoto } from '#app/offline/photos/photo-row';
import { inTransaction } from '#app/offline/storage/transaction';
import type { Drain, DrainDependencies, DrainOptions, DrainResult } from './drain';
import { decide, isDue } from './retry-policy';

/**
 * Sends one photo, from where the server has it. Never throws: every result is an outcome.
 *
 * @param stop aborts when it may no longer send
 * @param onPart called before each of its calls
 */
export type SendPhoto = (
  photo: KeptPhoto,
  options: { stop: AbortSignal; onPart: () => void },
) => Promise<SendOutcome<PhotoProgress>>;

interface Dependencies extends Omit<DrainDependencies, 'send'> {
  send: SendPhoto;
}

/** What names a photo may have been saved a moment ago, or be on its way: for so long nobody is wrong. */
const NAMED_WITHIN_MS = 86_400_000;

/**
 * The sender of photos in this page or worker: one at a time, while no other context does, under a lock of its own, so
 * that no request waits for a photo. A photo waits until the request that names it has arrived.
 *
 * @throws as the drain of the outbox
 */
export function createPhotoDrain(dependencies: Dependencies): Drain {
  const run = (options: DrainOptions) =>
    dependencies.locks.request(PHOTO_DRAIN_LOCK, (lost) => sendRound(dependencies, options, lost));
  return coalesce(run, (a, b) => ({ hurry: a.hurry || b.hurry }));
}

async function sendRound(
  { send, now, random }: Dependencies,
  { hurry }: DrainOptions,
  stop: AbortSignal,
): Promise<DrainResult> {
  let cutOffUntil = 0;
  for (const photo of await dueAfterRequests()) {
    if (stop.aborted) break;
    if (!isDue(photo, now(), hurry)) continue;
    const attempts = hurry ? 1 : photo.attempts + 1;
    const sent = await send(photo, { stop, onPart });
    const outcome = forgiven(sent, photo, now());
    if (outcome === null) {
      await dropPhotos([photo.id]);
      continue;
    }
    const decision = decide(outcome, attempts, now(), random());
    if (decision.state === 'received') continue;
    await settle({ ...photo, ...decision, attempts, lastProblem: decision.problem });
    // The others would fail too, and every failure lengthens its backoff.
    if (isForAll(outcome) && 'nextAttemptAt' in decision) {
      cutOffUntil = decision.nextAttemptAt;
      break;
    }
  }
  const left = await dueAfterRequests();
  const next = left.map(({ nextAttemptAt }) => Math.max(nextAttemptAt, cutOffUntil));
  return { remaining: left.length, nextDueAt: left.length > 0 ? Math.min(...next) : null };
}

/** Whether it is the connection, or no photo is taken now: there is no room, or it was enough for today. */
function isForAll(outcome: SendOutcome<PhotoProgress>): boolean {
  if (outcome.kind !== 'retry') return false;
  return outcome.reason === 'network' || waitsForServer(outcome);
}

/** Tells those who wait for the lock that its holder is alive. */
const onPart = () => announce('photo-part');

/** Null for a photo that this device need not keep any longer. */
function forgiven(
  outcome: SendOutcome<PhotoProgress>,
  { createdAt }: KeptPhoto,
  now: number,
): Exclude<SendOutcome<PhotoProgress>, { kind: 'received' }> | null {
  if (outcome.kind === 'received') return null;
  if (outcome.kind === 'retry') return outcome;
  const { code } = outcome.error;
  if (code === 'no_longer_kept') return null;
  // Nothing that named it came to us: it was taken back, or its page was lost with its tab.
  if (code !== 'no_such_photo' && code !== 'no_such_link') return outcome;
  const isFresh = Math.abs(now - createdAt) < NAMED_WITHIN_MS;
  return isFresh ? { kind: 'retry', reason: 'server', status: outcome.status } : null;
}

/** The photos that may be sent: what names each of them is not in the outbox any more, or has its receipt. */
async function dueAfterRequests(): Promise<KeptPhoto[]> {
  const waiting = (await listPhotos()).filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [];
  const unsent = new Set((await listEntries()).flatMap(namedIn));
  return waiting.filter(({ id }) => !unsent.has(id));
}

const namingSchema = z.object({
  state: z.enum(['waiting', 'sending', 'attention']),
  request: z.object({ action: z.object({ photos: z.array(z.string()) }) }),
});

function namedIn(item: unknown): string[] {
  const naming = z.safeParse(namingSchema, item);
  return naming.success ? naming.data.request.action.photos : [];
}

/** Records what became of a photo, unless it was deleted meanwhile. */
async function settle(photo: KeptPhoto): Promise<void> {
  await inTransaction('photos', 'readwrite', async (store) => {
    if (readPhoto(await store.get(photo.id)) !== null) await store.put(photo);
  });
  announce('photos');
}
