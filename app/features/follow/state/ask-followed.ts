import { fetchFollow } from '#app/api/follow';
import { HttpError } from '#app/api/http';
import { forgetFollowed, forgetView } from '#app/offline/followed/forget-followed';
import { keepFollowed } from '#app/offline/followed/keep-followed';
import { readFollowed, type Followed } from '#app/offline/followed/read-followed';

/** Why there is no answer from our server. */
export type FollowProblem =
  /** The link opens nothing. */
  | 'unknown'
  /** The request is no longer kept. */
  | 'gone'
  | 'offline'
  | 'busy';

/**
 * Asks our server where a request stands, and keeps the answer for visits without a signal. Forgets what is kept of
 * a link that has ended.
 *
 * @throws whatever `fetchFollow` throws
 */
export async function askFollowed(token: string, signal: AbortSignal): Promise<Followed> {
  const askedAt = Date.now();
  try {
    const view = await fetchFollow(token, signal);
    const seen = { view, seenAt: Date.now() };
    // A device that keeps nothing still shows it.
    const kept = await keepFollowed(token, { ...seen, askedAt })
      .then(() => readFollowed(token))
      .catch(() => null);
    return kept ?? seen;
  } catch (error) {
    const problem = problemOf(error);
    if (problem === 'unknown') await forgetView(token).catch(() => undefined);
    if (problem === 'gone') await forgetFollowed(token).catch(() => undefined);
    throw error;
  }
}

/** What an error of `askFollowed` means for the homeowner. */
export function problemOf(error: unknown): FollowProblem {
  if (error instanceof HttpError) {
    if (error.apiError?.code === 'no_such_link') return 'unknown';
    return error.apiError?.code === 'no_longer_kept' ? 'gone' : 'busy';
  }
  return error instanceof TypeError ? 'offline' : 'busy';
}
