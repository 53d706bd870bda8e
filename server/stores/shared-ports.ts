/**
 * How often somebody has done something lately, counted over all processes. Unlike everything else it may be gone after
 * a power cut: then the counting begins anew.
 */
export interface LimitStore {
  /**
   * Counts one more for the key, or `by` more. A window begins with the first one and lasts `windowMs`. One that has longer to go than
   * two of them was begun while a clock was fast, and is over.
   */
  count(
    key: string,
    window: { at: Date; windowMs: number; by?: number },
  ): Promise<{ count: number; until: Date }>;
  /** Counts from 0 again. */
  forget(key: string): Promise<void>;
  /**
   * Takes one of the `most` places of the key; a place is free again every `everyMs`. Undefined once it is taken,
   * otherwise when one is free.
   */
  take(key: string, places: Places & { at: Date }): Promise<{ freeAt: Date } | undefined>;
  /** Gives a place back that was taken. */
  giveBack(key: string, places: Places): Promise<void>;
}

interface Places {
  most: number;
  everyMs: number;
}

/** Lets one process at a time do a piece of work, whichever it is. Who ends half-way has ended its turn. */
export interface TurnStore {
  /**
   * Does the work after whatever is under way or waits under the same name.
   *
   * @throws {StoreUnavailableError} nothing was done; and what the work throws
   */
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * Does the work if nobody is at it under this name. False, with nothing done, if somebody is.
   *
   * @throws {StoreUnavailableError} nothing was done; and what the work throws
   */
  ifFree(name: string, work: () => Promise<void>): Promise<boolean>;
}
