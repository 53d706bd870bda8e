import type { Database, Queues, ReadableRows } from '#server/stores/database/database';
import { LONGEST_MAIL_WAIT_MS } from '#server/stores/records';
import { mailsOf } from './mails';
import type { MailQueue } from './request-ports';

/** The messages of the requests. One that is due is in one process's hand at a time. */
export function mailQueue(database: Database, queues: Queues): MailQueue {
  return {
    find: (id) => database.read((on) => on.find('mailQueue', id)),
    mailsOf: (about, requestId) => database.read((on) => mailsOf(on, about, requestId)),
    known: (ids) =>
      database.read(async (on) => {
        const known = new Set<string>();
        for (const id of ids) if (await isOfSender(on, id)) known.add(id);
        return known;
      }),
    firstDue: (now) => queues.take('mailQueue', now, LONGEST_MAIL_WAIT_MS),
    nextDue: () => queues.nextDue('mailQueue'),
    set: (id, changes) =>
      database.change([], async (on) => {
        const stored = await on.find('mailQueue', id);
        if (stored === undefined) return false;
        // Whoever has it in hand by now, or had when it lost its connection, says what becomes of it.
        const hand = await on.handOf('mailQueue', id);
        if (hand === 'other' || (hand === 'nobody' && stored.state === 'handing-over'))
          return false;
        if (changes.state === 'handing-over' && stored.state !== 'waiting') return false;
        const row = { ...stored, ...changes };
        await on.put('mailQueue', row, { isInHand: row.state === 'handing-over' });
        return true;
      }),
    sent: (id) => database.change([], (on) => on.remove('mailQueue', id)),
    async load() {
      const [waiting, unclear] = await Promise.all([
        queues.load('mailQueue'),
        database.read((on) => on.count('mailQueue', { state: 'unclear' })),
      ]);
      return { ...waiting, unclear };
    },
    async settleHandedOver(problem) {
      await database.change([], async (on) => {
        for (const mail of await on.handedOver('mailQueue')) {
          await on.put('mailQueue', { ...mail, state: 'unclear', problem }, { isInHand: false });
        }
      });
    },
  };
}

/** Whether the request behind a message exists and is not anonymised; the message may have been sent long ago. */
async function isOfSender(on: ReadableRows, mailId: string): Promise<boolean> {
  const [, about, id = ''] = /^(quote|enquiry|event)-(.{36})-/.exec(mailId) ?? [];
  if (about === 'enquiry') return (await on.find('enquiries', id))?.anonymisedAt === null;
  const order =
    about === 'event' ? (await on.list('orders', { where: { event: id } }))[0] : undefined;
  const requestId = about === 'event' ? (order?.requestId ?? '') : id;
  return (await on.find('roomConfigurations', requestId))?.anonymisedAt === null;
}
