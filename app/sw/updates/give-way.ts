import type { RequestWillFetchCallbackParam, SerwistPlugin } from 'serwist';

/** Roughly how long a press and its effects take on a slow phone. */
const REST_MS = 700;
/** Upper limit, so the pages get installed even if the visitor never stops pressing. */
const MOST_REST_MS = 15_000;

/**
 * Pauses the install's downloads while the visitor is pressing things: on a phone with two fast cores,
 * filling the caches competes with painting the response.
 */
export class GivingWay implements SerwistPlugin {
  #restUntil = 0;
  #left = MOST_REST_MS;
  #resting: Promise<void> | undefined;

  /** The visitor has pressed something on one of our pages. */
  pressed(): void {
    this.#restUntil = Date.now() + REST_MS;
  }

  /** Runs before each file of the install. Requests a page is waiting for are never delayed. */
  async requestWillFetch({ request, event }: RequestWillFetchCallbackParam): Promise<Request> {
    if (event.type === 'install') await this.#restTogether();
    return request;
  }

  /** Files that are held at the same time wait for one rest, which counts once. */
  #restTogether(): Promise<void> {
    this.#resting ??= this.#rest().finally(() => (this.#resting = undefined));
    return this.#resting;
  }

  async #rest(): Promise<void> {
    for (;;) {
      const wait = Math.min(this.#restUntil - Date.now(), this.#left);
      if (wait <= 0) return;
      this.#left -= wait;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
