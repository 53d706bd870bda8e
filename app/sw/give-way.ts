import type { WorkboxPlugin } from 'workbox-core';

/** As long as a press and what follows it may take on a slow phone. */
const REST_MS = 700;
/** A visitor who never stops pressing shall have the pages on the device, too. */
const MOST_REST_MS = 15_000;

/**
 * An install that fetches nothing while somebody presses: on a phone with two quick cores, filling the
 * caches takes the time from what the press should paint.
 */
export class GivingWay implements WorkboxPlugin {
  #restUntil = 0;
  #left = MOST_REST_MS;

  /** Somebody has pressed something on one of our pages. */
  pressed(): void {
    this.#restUntil = Date.now() + REST_MS;
  }

  /** Before each file of the install. A request that a page waits for is never held up. */
  requestWillFetch: WorkboxPlugin['requestWillFetch'] = async ({ request, event }) => {
    if (event?.type === 'install') await this.#rest();
    return request;
  };

  async #rest(): Promise<void> {
    for (;;) {
      const wait = Math.min(this.#restUntil - Date.now(), this.#left);
      if (wait <= 0) return;
      this.#left -= wait;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
