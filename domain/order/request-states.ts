/** The states of a request in the administrator's inbox, in order. */
export const REQUEST_STATES = ['new', 'contacted', 'visited', 'won', 'lost'] as const;

export type RequestState = (typeof REQUEST_STATES)[number];

/**
 * The state of a message in the queue. `handing-over` is stored just before its last byte is sent: a message found in
 * that state later may or may not have arrived (`unclear`), and is not resent automatically.
 */
export const QUEUED_MAIL_STATES = ['waiting', 'handing-over', 'refused', 'unclear'] as const;

/** As the administrator sees them: a message that was sent is in no queue any more. */
export const MAIL_STATES = [...QUEUED_MAIL_STATES, 'sent'] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** Who is told about a request. */
export const MAIL_RECIPIENTS = ['homeowner', 'company'] as const;

export type MailRecipient = (typeof MAIL_RECIPIENTS)[number];
