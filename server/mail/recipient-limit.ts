const DAY_MS = 86_400_000;

interface Recipient {
  since: number;
  /** The ids of its messages, including those that were not sent. */
  ids: Set<string>;
}

/**
 * Limits the messages to each recipient, so that nobody can flood someone else by entering their
 * address in our forms. Kept in memory, by address without any "+" suffix, because most mail servers
 * deliver those to the same mailbox.
 */
export class RecipientLimit {
  readonly #recipients = new Map<string, Recipient>();

  /** @param clock monotonic, in ms */
  constructor(
    readonly most: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Whether the message may be sent. Always true for one counted before: a mail server has deferred it,
   * or the administrator has decided to send it after all.
   */
  allows(address: string, id: string): boolean {
    const { ids } = this.#recipientOf(address);
    if (ids.has(id)) return true;
    ids.add(id);
    return ids.size <= this.most;
  }

  #recipientOf(address: string): Recipient {
    const now = this.clock();
    // Oldest first.
    for (const [name, { since }] of this.#recipients) {
      if (now - since < DAY_MS) break;
      this.#recipients.delete(name);
    }
    const name = address.toLowerCase().replace(/\+[^@]*@/, '@');
    const recipient = this.#recipients.get(name) ?? { since: now, ids: new Set() };
    this.#recipients.set(name, recipient);
    return recipient;
  }
}
