import { ApiProblem } from '#server/api-problem';
import type { LimitStore } from '#server/stores/shared-ports';

/** The most checks in the queue of known devices or of strangers: a few seconds' worth. */
const MOST_WAITING = 10;
/**
 * Across all addresses, strangers may be wrong this many times at once, and then once per `EVERY_MS`.
 */
const MOST_AT_ONCE = 20;
const EVERY_MS = 10_000;

/** Of all processes together. */
const GUESSES = 'wrong passwords of strangers';
const PLACES = { most: MOST_AT_ONCE, everyMs: EVERY_MS };

export type Caller = 'known' | 'stranger';

/**
 * Checks one password at a time, those of known devices first. Each check uses a core and 128 MiB for a
 * good part of a second, and two at once would leave no core for quotes.
 */
export class SignInTurns {
  #isTaken = false;
  readonly #waiting: Readonly<Record<Caller, (() => void)[]>> = { known: [], stranger: [] };
  /** Until when strangers are refused, as far as this process was told; milliseconds since 1970. */
  #busyUntil = 0;

  constructor(
    private readonly limits: LimitStore,
    private readonly clock: () => number = Date.now,
  ) {}

  /** @throws {ApiProblem} 503 sign_in_busy with Retry-After, if `check` is known to refuse now */
  refuseWhenBusy(caller: Caller): void {
    this.#refuseWhenFull(caller);
    const wait = this.#busyUntil - this.clock();
    // A longer one was begun by a clock that was fast.
    if (caller === 'stranger' && wait > 0 && wait <= MOST_AT_ONCE * EVERY_MS) {
      throw busy(Math.ceil(wait / 1000));
    }
  }

  /**
   * Waits for its turn and returns whether the password is right.
   *
   * @throws {ApiProblem} 503 sign_in_busy with Retry-After
   */
  async check(caller: Caller, isRight: () => Promise<boolean>): Promise<boolean> {
    this.refuseWhenBusy(caller);
    if (caller === 'stranger') await this.#takeGuess();
    try {
      this.#refuseWhenFull(caller);
      await this.#untilTurn(caller);
    } catch (error) {
      if (caller === 'stranger') await this.#giveGuessBack();
      throw error;
    }
    try {
      const right = await isRight();
      if (right && caller === 'stranger') await this.#giveGuessBack();
      return right;
    } finally {
      const next = this.#waiting.known.shift() ?? this.#waiting.stranger.shift();
      if (next === undefined) this.#isTaken = false;
      else next();
    }
  }

  #refuseWhenFull(caller: Caller): void {
    if (this.#waiting[caller].length >= MOST_WAITING) throw busy(MOST_WAITING);
  }

  async #giveGuessBack(): Promise<void> {
    this.#busyUntil = 0;
    await this.limits.giveBack(GUESSES, PLACES);
  }

  async #takeGuess(): Promise<void> {
    const full = await this.limits.take(GUESSES, { at: new Date(this.clock()), ...PLACES });
    if (full === undefined) return;
    this.#busyUntil = full.freeAt.getTime();
    throw busy(Math.ceil((this.#busyUntil - this.clock()) / 1000));
  }

  async #untilTurn(caller: Caller): Promise<void> {
    if (this.#isTaken) {
      await new Promise<void>((resolve) => this.#waiting[caller].push(resolve));
    }
    this.#isTaken = true;
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
