import type { Database } from '#server/stores/database/database';
import type { QueuedMail } from '#server/stores/records';
import type { MailQueue } from '#server/stores/request-ports';
import { compareTexts } from './listing';
import { mailsOf } from './mail-of';

/** So many due messages are looked for at once: looking takes longer the more there are. */
const AT_A_TIME = 256;

/** The messages of the requests in a database. */
export function mailQueue(database: Database): MailQueue {
  const waiting = () => database.read().where('mailQueue', 'state', 'waiting');
  /** The ids of the oldest that were due, some of which may have been taken away since. */
  let oldest: string[] = [];
  const firstOf = (moment: string): QueuedMail | undefined => {
    for (;;) {
      const [id] = oldest;
      if (id === undefined) return undefined;
      const mail = database.read().find('mailQueue', id);
      if (isDue(mail, moment)) return mail;
      oldest.shift();
    }
  };
  return {
    async find(id) {
      return database.read().find('mailQueue', id);
    },
    async mailsOf(about, requestId) {
      return mailsOf(database.read(), about, requestId);
    },
    async known(ids) {
      const view = database.read();
      return new Set(ids.filter((id) => view.find('mailQueue', id) !== undefined));
    },
    async firstDue(now) {
      const moment = now.toISOString();
      const known = firstOf(moment);
      if (known !== undefined) return known;
      oldest = waiting()
        .filter((mail) => isDue(mail, moment))
        .toSorted((one, other) => compareTexts(one.queuedAt, other.queuedAt))
        .slice(0, AT_A_TIME)
        .map(({ id }) => id);
      return firstOf(moment);
    },
    async nextDue() {
      const first = waiting().reduce<string | undefined>(
        (least, { notBefore }) => (least === undefined || notBefore < least ? notBefore : least),
        undefined,
      );
      return first === undefined ? undefined : new Date(first);
    },
    set(id, changes) {
      return database.commit((view) => {
        const stored = view.find('mailQueue', id);
        if (stored === undefined) return { effects: [], result: false };
        return { effects: [{ put: 'mailQueue', row: { ...stored, ...changes } }], result: true };
      });
    },
    async settleHandedOver(problem) {
      await database.commit((view) => ({
        effects: view
          .where('mailQueue', 'state', 'handing-over')
          .map((mail) => ({ put: 'mailQueue', row: { ...mail, state: 'unclear', problem } })),
        result: undefined,
      }));
    },
  };
}

function isDue(mail: QueuedMail | undefined, moment: string): mail is QueuedMail {
  return mail?.state === 'waiting' && mail.notBefore <= moment;
}
