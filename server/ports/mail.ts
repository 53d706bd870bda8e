import type { QueuedMail } from '#server/stores/records';

/** A message to one person, before it becomes MIME. */
export interface Message {
  /** The id of its queue entry, the same for every attempt. */
  id: QueuedMail['id'];
  /** When the request was received. */
  date: Date;
  to: string;
  /** The reply address, if it differs from the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** An optional attachment. */
  attachment?: Attachment;
}

/** A message that is not written: its matter is settled, or nobody is to get it before a moment. */
export type Unwritten = { unwritten: 'settled' } | { unwritten: 'not-yet'; notBefore: Date };

export interface Attachment {
  fileName: string;
  /** Its media type. */
  type: string;
  bytes: Buffer;
}

/** Carries away what waits in the mail queue. */
export interface PostOffice {
  /** To be called when something may be due. Returns at once and never throws. */
  wake(): void;
}

/** Messages as files, one for each that is kept: removing a request removes its messages too. */
export interface MailFiles {
  /** May be repeated. @throws the disk's error */
  remove(id: QueuedMail['id']): Promise<void>;
}

/**
 * Sends a message that must be written down nowhere, such as a link that is a key. Resolves to why it did not go, in the
 * mail server's words where it gave any; null once a mail server has it.
 */
export type SendAtOnce = (message: Message) => Promise<string | null>;
