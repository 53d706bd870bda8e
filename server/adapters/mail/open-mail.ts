import { join } from 'node:path';
import type { Config } from '#server/startup/config';
import type { MailQueue } from '#server/stores/requests/request-ports';
import type { LimitStore } from '#server/stores/shared-ports';
import { fileTransport } from './transport/file-transport';
import { mailFolder } from './transport/mail-folder';
import type { MailFolder } from './transport/mail-folder';
import type { MailTransport } from './transport/mail-transport';
import { openPostOffice } from './post-office';
import type { PostOffice } from './post-office';
import { sendingAtOnce } from './send-at-once';
import type { SendAtOnce } from './send-at-once';
import { writeMessage } from './texts/write-message';
import type { MessageSources } from './texts/write-message';

interface MailServices extends MessageSources {
  mailQueue: MailQueue;
  limits: LimitStore;
}

/** The parts of mail that the rest of the program uses. */
export interface Mail {
  mail: PostOffice;
  /** Messages written as files; removing a request removes its messages too. */
  mailFolder: MailFolder;
  /** Null where no mail is set up: then nobody would get it. */
  sendAtOnce: SendAtOnce | null;
}

/**
 * Opens the post office: sends over SMTP with MAIL_URL, otherwise writes to `mail` in the data folder.
 */
export async function openMail(
  { dataDir, mailUrl }: Pick<Config, 'dataDir' | 'mailUrl'>,
  { mailQueue: queue, limits, now, ...sources }: MailServices,
): Promise<Mail> {
  const folder = mailFolder(join(dataDir, 'mail'));
  const transport = await transportTo(mailUrl, folder);
  const mail = await openPostOffice({
    queue,
    limits,
    transport,
    folder,
    write: (entry) => writeMessage({ ...sources, now }, entry),
    facts: sources.facts,
    logger: sources.logger,
    now,
  });
  const sendAtOnce = mailUrl === undefined ? null : sendingAtOnce(transport, sources.facts);
  return { mail, mailFolder: folder, sendAtOnce };
}

async function transportTo(url: string | undefined, folder: MailFolder): Promise<MailTransport> {
  if (url === undefined) return fileTransport(folder);
  const { smtpTransport } = await import('./transport/smtp-transport');
  return smtpTransport(url);
}
