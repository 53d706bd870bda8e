/** A message in MIME form. */
interface Parcel {
  /** The id of its queue entry, the same for every attempt. */
  id: string;
  /** Our own address: replies and what cannot be delivered come here. */
  from: string;
  to: string;
  mime: Buffer;
}

/**
 * The outcome of an attempt. `sent` means that a mail server has taken the message, `kept` that it is in a file and goes
 * nowhere. `unreached` and `refused` mean that the message has certainly not been
 * sent. `refused` is an answer about this particular message, permanent or (`later`) temporary.
 * `unclear` is the one case a protocol cannot decide: the whole message was handed over, but no answer
 * came back.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'kept' }
  | { kind: 'unreached'; problem: string }
  | { kind: 'refused'; later: boolean; problem: string }
  | { kind: 'unclear'; problem: string };

/** Delivers messages. */
export interface MailTransport {
  /**
   * Makes one attempt; a failure is a result, not an exception. Awaits `beforeLast`, where the
   * transport needs it, before the step that can be neither undone nor repeated; when it rejects, the
   * message is not sent. `signal` aborts an attempt that has not got that far.
   */
  deliver(parcel: Parcel, beforeLast: () => Promise<void>, signal: AbortSignal): Promise<Delivery>;
}
