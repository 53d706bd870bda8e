import { setTimeout as pause } from 'node:timers/promises';
import type { Receipt } from '#domain/order/contracts/answers';
import { newKeys, sendQuote } from '#tests/faults/quote-client';
import type { Random } from '#tests/faults/random';

const CLIENTS = 8;
/** The share of answers that are lost on the way to the device, which then sends again. */
const DROPPED = 0.1;

/** Devices that send quote requests over some time, each until its receipt arrives. */
export class Homeowners {
  readonly receipts: Receipt[] = [];
  dropped = 0;
  /** How often a request was not answered by a receipt. */
  refused = 0;
  readonly done: Promise<unknown>;
  readonly #waiting: string[];
  readonly #begun = performance.now();

  /** @param seconds how long it takes until the last one is sent, at least */
  constructor(
    private readonly origin: string,
    private readonly random: Random,
    readonly quotes: number,
    private readonly seconds: number,
  ) {
    this.#waiting = newKeys(quotes);
    this.done = Promise.all(Array.from({ length: CLIENTS }, () => this.#send()));
  }

  /** Resolves when this share of the receipts is there. */
  async share(part: number): Promise<void> {
    while (this.receipts.length < part * this.quotes) await pause(20);
  }

  async #send(): Promise<void> {
    while (this.#waiting.length > 0) {
      const released = ((performance.now() - this.#begun) / 1000 / this.seconds) * this.quotes;
      if (this.quotes - this.#waiting.length >= released) {
        await pause(5);
        continue;
      }
      await this.#sendOne(this.#waiting.shift() ?? '');
    }
  }

  async #sendOne(key: string): Promise<void> {
    for (;;) {
      const receipt = await sendQuote(this.origin, key, { email: `${key}@example.com` });
      if (receipt !== undefined && this.random() >= DROPPED) {
        this.receipts.push(receipt);
        return;
      }
      if (receipt === undefined) this.refused += 1;
      else this.dropped += 1;
      await pause(receipt === undefined ? 50 : 0);
    }
  }
}
