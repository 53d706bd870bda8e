const DAY_MS = 86_400_000;

interface Recipient {
  since: number;
  /** The ids of its messages, those that were not sent among them. */
  ids: Set<string>;
}

/**
 * Counts messages to each person: whoever enters another's address into our forms shall not flood them. In memory,
 * by address without what stands behind a plus, which most mail servers put into one mailbox.
 */
export class RecipientLimit {
  readonly #recipients = new Map<string, Recipient>();

  /** @param clock in ms, one that nobody sets */
  constructor(
    readonly most: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /**
   * Whether the message may leave. One that was counted before may: a mail server has put it off, or the
   * administrator has decided to send it after all.
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
