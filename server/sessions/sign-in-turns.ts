import { ApiProblem } from '#server/api-problem';

/** What a password's check waits behind at most, on either side: a few seconds' worth. */
const MOST_WAITING = 10;
/** Strangers may be wrong so often at once, over all addresses, and then once in so many milliseconds. */
const MOST_AT_ONCE = 20;
const EVERY_MS = 10_000;

export type Caller = 'known' | 'stranger';

/**
 * Lets one password be checked at a time, those of known devices first. Each takes a core and 128 MiB for a
 * good part of a second: two cores of them would leave none for quotes.
 */
export class SignInTurns {
  #isTaken = false;
  readonly #waiting: Readonly<Record<Caller, (() => void)[]>> = { known: [], stranger: [] };
  /** When strangers could once more be wrong `MOST_AT_ONCE` times, on a clock that nobody sets. */
  #restedAt = 0;

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** @throws {ApiProblem} 503 sign_in_busy with Retry-After: `check` would say the same now */
  refuseWhenBusy(caller: Caller): void {
    if (this.#waiting[caller].length >= MOST_WAITING) throw busy(MOST_WAITING);
    if (caller === 'known') return;
    const tooMuch = this.#restedAfterOneMore() - MOST_AT_ONCE * EVERY_MS;
    if (tooMuch > 0) throw busy(Math.ceil(tooMuch / 1000));
  }

  /**
   * Whether the password is right, as soon as it is its turn.
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

  /** Milliseconds from now. */
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
