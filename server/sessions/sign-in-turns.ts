import { ApiProblem } from '#server/api-problem';

/** The most checks in the queue of known devices or of strangers: a few seconds' worth. */
const MOST_WAITING = 10;
/**
 * Across all addresses, strangers may be wrong this many times at once, and then once per `EVERY_MS`.
 */
const MOST_AT_ONCE = 20;
const EVERY_MS = 10_000;

export type Caller = 'known' | 'stranger';

/**
 * Checks one password at a time, those of known devices first. Each check uses a core and 128 MiB for a
 * good part of a second, and two at once would leave no core for quotes.
 */
export class SignInTurns {
  #isTaken = false;
  readonly #waiting: Readonly<Record<Caller, (() => void)[]>> = { known: [], stranger: [] };
  /** When strangers may again be wrong `MOST_AT_ONCE` times, on a monotonic clock. */
  #restedAt = 0;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** @throws {ApiProblem} 503 sign_in_busy with Retry-After, if `check` would refuse now */
  refuseWhenBusy(caller: Caller): void {
    if (this.#waiting[caller].length >= MOST_WAITING) throw busy(MOST_WAITING);
    if (caller === 'known') return;
    const tooMuch = this.#restedAfterOneMore() - MOST_AT_ONCE * EVERY_MS;
    if (tooMuch > 0) throw busy(Math.ceil(tooMuch / 1000));
  }

  /**
   * Waits for its turn and returns whether the password is right.
   *
   * @throws {ApiProblem} 503 sign_in_busy with Retry-After
   */
  async check(caller: Caller, isRight: () => Promise<boolean>): Promise<boolean> {
    this.refuseWhenBusy(caller);
    if (caller === 'stranger') this.#restedAt = this.clock() + this.#restedAfterOneMore();
    if (this.#isTaken) {
      await new Promise<void>((resolve) => this.#waiting[caller].push(resolve));
    }
    this.#isTaken = true;
    try {
      const right = await isRight();
      if (right && caller === 'stranger') this.#restedAt -= EVERY_MS;
      return right;
    } finally {
      const next = this.#waiting.known.shift() ?? this.#waiting.stranger.shift();
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }

  /** In milliseconds from now. */
  #restedAfterOneMore(): number {
    return Math.max(this.#restedAt - this.clock(), 0) + EVERY_MS;
  }
}

function busy(waitSeconds: number): ApiProblem {
  return new ApiProblem(
    503,
    'sign_in_busy',
    'Too many are trying to sign in. Please wait a moment and try again.',
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}
