import type { MailFolder } from './mail-folder';
import type { MailTransport } from './mail-transport';

/**
 * Writes messages to a folder, for servers without MAIL_URL. A retry overwrites the same file, so there
 * is no need to call `beforeLast`: no message can arrive twice.
 */
export function fileTransport(folder: MailFolder): MailTransport {
  return {
    async deliver({ id, mime }) {
      try {
        await folder.put(id, mime);
        return { kind: 'kept' };
      } catch (error) {
        return { kind: 'unreached', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}
