/** A message in the form it travels in. */
interface Parcel {
  /** Of its queue entry: the same however often it is tried. */
  id: string;
  to: string;
  mime: Buffer;
}

/**
 * What became of an attempt. `unreached` and `refused` mean that the message is certainly not on its
 * way: `refused` by a word about this very message, for good or (`later`) for now. `unclear` is the one
 * moment a protocol cannot tell: everything was handed over, and the answer never came.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'unreached'; problem: string }
  | { kind: 'refused'; later: boolean; problem: string }
  | { kind: 'unclear'; problem: string };

/** Takes messages away. */
export interface MailTransport {
  /**
   * Tries once; a failure is an answer, not an exception. `beforeLast` is awaited before the step that
   * cannot be taken back or repeated, if there is one; when it rejects, the message is not sent.
   * `signal` ends an attempt that has not come that far.
   */
  deliver(parcel: Parcel, beforeLast: () => Promise<void>, signal: AbortSignal): Promise<Delivery>;
}
