import type { MailFolder } from './mail-folder';
import type { MailTransport } from './mail-transport';

/**
 * Puts messages into a folder, for a server without MAIL_URL. A file replaces itself, so that nothing
 * has to be noted before: tried twice, a message is there once.
 */
export function fileTransport(folder: MailFolder): MailTransport {
  return {
    async deliver({ id, mime }) {
      try {
        await folder.put(id, mime);
        return { kind: 'sent' };
      } catch (error) {
        return { kind: 'unreached', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}
