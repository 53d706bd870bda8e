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

export interface Attachment {
  fileName: string;
  /** Its media type. */
  type: string;
  bytes: Buffer;
}
