import { openMail } from '#server/adapters/mail/open-mail';
import { openPush } from '#server/adapters/push/open-push';
import type { MailFiles, PostOffice, SendAtOnce } from '#server/ports/mail';
import type { Room } from '#server/ports/room';
import type { Push } from '#server/ports/push';
import { withoutAct } from '#server/stores/audit/act';
import type { Stores } from '#server/stores/ports';
import { writeMessage } from '#server/writing/mails/write-message';
import type { MessageSources } from '#server/writing/mails/write-message';
import { writePush } from '#server/writing/write-push';
import type { Config } from './config';

/** What tells homeowners and the company what has happened. */
export interface Post {
  /** Wakes mail and push: what there is a mail about, there may be a push about. */
  mail: PostOffice;
  mailFolder: MailFiles;
  /** Whether there is a mail server. Without one every message is kept as a file, and reaches nobody. */
  isMailSetUp: boolean;
  /** Null where no mail is set up: then nobody would get it. */
  sendAtOnce: SendAtOnce | null;
  push: Push;
}

/** Opens mail and push, which begin with what waits for them. */
export async function openPost(
  config: Config,
  sources: Stores & MessageSources & { room: Room },
): Promise<{ post: Post; close(): Promise<void> }> {
  const { mail, mailFolder, sendAtOnce } = await openMail(config, {
    ...sources,
    write: (entry) => writeMessage(sources, entry),
  });
  const { push, pushOffice } = openPush(config, {
    ...sources,
    write: (device) => writePush(sources, device),
  });
  // What they do is nobody's act, whoever has set them going.
  const wake = (): void =>
    withoutAct(() => {
      mail.wake();
      pushOffice.wake();
    });
  return {
    post: {
      mail: { wake },
      mailFolder,
      isMailSetUp: config.mailUrl !== undefined,
      sendAtOnce,
      push,
    },
    async close() {
      await mail.close();
      await pushOffice.close();
    },
  };
}
