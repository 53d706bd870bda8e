/**
 * What has become of a message. `handing-over` is noted just before its last byte leaves: a message
 * that is found so afterwards may or may not have arrived (`unclear`), and is not sent again by itself.
 */
export const MAIL_STATES = ['waiting', 'handing-over', 'sent', 'refused', 'unclear'] as const;

export type MailState = (typeof MAIL_STATES)[number];

/** Whom a request is told to. */
export const MAIL_RECIPIENTS = ['homeowner', 'company'] as const;

export type MailRecipient = (typeof MAIL_RECIPIENTS)[number];
