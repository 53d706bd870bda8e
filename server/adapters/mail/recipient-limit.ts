import { createHash } from 'node:crypto';
import type { LimitStore } from '#server/stores/shared-ports';

const DAY_MS = 86_400_000;

/**
 * Limits the messages to each recipient, so that nobody can flood someone else by entering their
 * address in our forms. Counted by address without any "+" suffix, because most mail servers deliver
 * those to the same mailbox; of the address only a hash is kept.
 */
export class RecipientLimit {
  constructor(
    readonly most: number,
    private readonly limits: LimitStore,
    private readonly now: () => Date,
  ) {}

  /**
   * Whether the message may be sent. Always true for one counted before: a mail server has deferred it,
   * or the administrator has decided to send it after all.
   *
   * @throws {StoreUnavailableError}
   */
  async allows(address: string, id: string): Promise<boolean> {
    if ((await this.#count(`mail ${id}`)) > 1) return true;
    const mailbox = address.toLowerCase().replace(/\+[^@]*@/, '@');
    const hash = createHash('sha256').update(mailbox).digest('base64url');
    return (await this.#count(`mail to ${hash}`)) <= this.most;
  }

  async #count(key: string): Promise<number> {
    return (await this.limits.count(key, { at: this.now(), windowMs: DAY_MS })).count;
  }
}
