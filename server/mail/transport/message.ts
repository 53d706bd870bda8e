import type { QueuedMail } from '#server/stores/records';

/** A message to one person, not yet in the form it travels in. */
export interface Message {
  /** Of its queue entry: the same however often it is tried. */
  id: QueuedMail['id'];
  /** When the request came in. */
  date: Date;
  to: string;
  /** Where an answer goes, when not to the sender. */
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** A file that goes with it, where there is one. */
  attachment?: Attachment;
}

export interface Attachment {
  fileName: string;
  type: 'application/pdf';
  bytes: Buffer;
}
