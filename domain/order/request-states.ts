/** The states of a request in the administrator's inbox, in order. */
export const REQUEST_STATES = ['new', 'contacted', 'visited', 'won', 'lost'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * The state of a message in the queue. `handing-over` is stored just before its last byte is sent: a message found in
 * that state later may or may not have arrived (`unclear`), and is not resent automatically. `kept` is one that was
 * written to a file because no mail server was set up (decision 0106).
 */
export const QUEUED_MAIL_STATES = [
  'waiting',
  'handing-over',
  'refused',
  'unclear',
  'kept',
] as const;

/**
 * As the administrator's screens are told: a message that was handed to a mail server is in no queue any more. One that
 * is kept is `refused` here, which tabs of the build before know, and says so beside it.
 */
export const MAIL_STATES = ['waiting', 'handing-over', 'refused', 'unclear', 'sent'] as const;

/** Who is told about a request. */
export const MAIL_RECIPIENTS = ['homeowner', 'company'] as const;

export type MailRecipient = (typeof MAIL_RECIPIENTS)[number];
