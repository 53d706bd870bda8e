import type { Database, View } from '#server/stores/database/database';
import { LONGEST_MAIL_WAIT_MS } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
import type { MailQueue } from '#server/stores/requests/request-ports';
import { compareTexts } from '#server/stores/lowdb/listing';
import { loadOf } from './queue-load';
import { mailsOf } from './mail-of';

/** How many due messages are looked up at once: each lookup takes longer the more are waiting. */
const AT_A_TIME = 256;

/** The messages of the requests in a database. */
export function mailQueue(database: Database): MailQueue {
  const waiting = () => database.read().where('mailQueue', 'state', 'waiting');
  /** The ids of the oldest messages that were due; some may have left the queue since. */
  let oldest: string[] = [];
  const firstOf = (now: Date): QueuedMail | undefined => {
    for (;;) {
      const [id] = oldest;
      if (id === undefined) return undefined;
      const mail = database.read().find('mailQueue', id);
      if (isDue(mail, now)) return mail;
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
      return new Set(ids.filter((id) => isOfSender(view, id)));
    },
    async firstDue(now) {
      const known = firstOf(now);
      if (known !== undefined) return known;
      oldest = waiting()
        .filter((mail) => isDue(mail, now))
        .toSorted((one, other) => compareTexts(one.queuedAt, other.queuedAt))
        .slice(0, AT_A_TIME)
        .map(({ id }) => id);
      return firstOf(now);
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
    sent(id) {
      return database.commit((view) => {
        const result = view.find('mailQueue', id) !== undefined;
        return { effects: result ? [{ remove: 'mailQueue', key: id }] : [], result };
      });
    },
    async load() {
      const unclear = database.read().where('mailQueue', 'state', 'unclear').length;
      return { ...loadOf(waiting().map(({ queuedAt }) => queuedAt)), unclear };
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

/** Whether the request behind a message exists and is not anonymised; the message may have been sent long ago. */
function isOfSender(view: View, mailId: string): boolean {
  const [, about, id = ''] = /^(quote|enquiry|event)-(.{36})-/.exec(mailId) ?? [];
  if (about === 'enquiry') return view.find('enquiries', id)?.anonymisedAt === null;
  const requestId = about === 'event' ? view.where('orders', 'event', id)[0]?.requestId : id;
  return view.find('roomConfigurations', requestId ?? '')?.anonymisedAt === null;
}

function isDue(mail: QueuedMail | undefined, now: Date): mail is QueuedMail {
  if (mail?.state !== 'waiting') return false;
  const wait = Date.parse(mail.notBefore) - now.getTime();
  // A message with a longer wait than we ever set was put off by a clock that was ahead.
  return wait <= 0 || wait > LONGEST_MAIL_WAIT_MS;
}
