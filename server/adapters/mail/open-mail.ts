import { join } from 'node:path';
import type { Config } from '#server/startup/config';
import type { SendAtOnce } from '#server/ports/mail';
import type { Room } from '#server/ports/room';
import type { MailQueue } from '#server/stores/requests/request-ports';
import type { LimitStore } from '#server/stores/shared-ports';
import { fileTransport } from './transport/file-transport';
import { mailFolder } from './transport/mail-folder';
import type { MailFolder } from './transport/mail-folder';
import type { MailTransport } from './transport/mail-transport';
import { openPostOffice } from './post-office';
import type { OpenPostOffice, PostOfficeServices } from './post-office';
import { sendingAtOnce } from './send-at-once';

interface MailServices extends Pick<PostOfficeServices, 'write' | 'facts' | 'logger' | 'now'> {
  mailQueue: MailQueue;
  limits: LimitStore;
  room: Room;
}

/** The parts of mail. */
interface Mail {
  mail: OpenPostOffice;
  mailFolder: MailFolder;
  /** Null where no mail is set up: then nobody would get it. */
  sendAtOnce: SendAtOnce | null;
}

/**
 * Opens the post office: sends over SMTP with MAIL_URL, otherwise writes to `mail` in the data folder.
 */
export async function openMail(
  { dataDir, mailUrl }: Pick<Config, 'dataDir' | 'mailUrl'>,
  { mailQueue: queue, limits, room, write, facts, logger, now }: MailServices,
): Promise<Mail> {
  const folder = mailFolder(join(dataDir, 'mail'));
  const transport = await transportTo(mailUrl, folder, room);
  const mail = await openPostOffice({
    queue,
    limits,
    transport,
    folder,
    write,
    facts,
    logger,
    now,
  });
  const sendAtOnce = mailUrl === undefined ? null : sendingAtOnce(transport, facts);
  return { mail, mailFolder: folder, sendAtOnce };
}

async function transportTo(
  url: string | undefined,
  folder: MailFolder,
  room: Room,
): Promise<MailTransport> {
  if (url === undefined) return fileTransport(folder, room);
  const { smtpTransport } = await import('./transport/smtp-transport');
  return smtpTransport(url);
}
