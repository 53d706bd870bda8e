import type { Room } from '#server/ports/room';
import type { MailFolder } from './mail-folder';
import type { MailTransport } from './mail-transport';

/**
 * Writes messages to a folder, for servers without MAIL_URL. A retry overwrites the same file, so there
 * is no need to call `beforeLast`: no message can arrive twice. Without room they wait in the queue.
 */
export function fileTransport(folder: MailFolder, room: Pick<Room, 'check'>): MailTransport {
  return {
    async deliver({ id, mime }) {
      try {
        await room.check(mime.length);
        await folder.put(id, mime);
        return { kind: 'kept' };
      } catch (error) {
        return { kind: 'unreached', problem: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}
