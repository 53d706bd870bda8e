import type { Database, Queues, ReadableRows } from '#server/stores/database/database';
import { LONGEST_MAIL_WAIT_MS } from '#server/stores/records';
import type { QueuedMail } from '#server/stores/records';
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
        for (const id of ids) if ((await causeOf(on, id)) !== undefined) known.add(id);
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
      const waiting = await queues.load('mailQueue');
      return database.read(async (on) => ({
        ...waiting,
        unclear: await on.count('mailQueue', { state: 'unclear' }),
        kept: await on.count('mailQueue', { state: 'kept' }),
      }));
    },
    newestIn: (states, limit) =>
      database.read((on) => {
        const newest = { order: ['queuedAt', 'key'], isDescending: true } as const;
        return on.list('mailQueue', { where: { state: { in: states } }, ...newest, limit });
      }),
    async noteKept(ids) {
      await database.change([], async (on) => {
        for (const id of ids) {
          const cause = await causeOf(on, id);
          if (cause === undefined || (await on.find('mailQueue', id)) !== undefined) continue;
          await on.put('mailQueue', keptMail(id, cause));
        }
      });
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

/** What a message is about, to whom it is, and when that happened. */
interface Cause extends Pick<QueuedMail, 'about' | 'requestId' | 'to'> {
  at: string;
}

/**
 * The cause of a message, which may have been sent long ago; undefined if its request does not exist or is anonymised.
 */
async function causeOf(on: ReadableRows, mailId: string): Promise<Cause | undefined> {
  const [, about, id = '', to] =
    /^(quote|enquiry|event)-(.{36})-(homeowner|company)$/.exec(mailId) ?? [];
  const order =
    about === 'event' ? (await on.list('orders', { where: { event: id } }))[0] : undefined;
  const requestId = about === 'event' ? (order?.requestId ?? '') : id;
  const table = about === 'enquiry' ? 'enquiries' : 'roomConfigurations';
  const request = await on.find(table, requestId);
  if (request?.anonymisedAt !== null) return undefined;
  const at = order?.events.find((event) => event.id === id)?.at ?? request.createdAt;
  return { about: about as QueuedMail['about'], requestId, to: to as QueuedMail['to'], at };
}

function keptMail(id: string, { at, ...cause }: Cause): QueuedMail {
  const kept = { state: 'kept', refusals: 0, problem: null } as const;
  return { id, ...cause, queuedAt: at, notBefore: at, ...kept };
}
