import { sql } from 'kysely';
import { LONGEST_MAIL_WAIT_MS } from '#server/stores/records';
import type { MailQueue } from '#server/stores/requests/request-ports';
import type { Database } from '#server/stores/postgres/database';
import { isFree } from '#server/stores/postgres/holder';
import type { Holder } from '#server/stores/postgres/holder';
import { mailsOf } from '#server/stores/postgres/mails';
import { loadOf } from '#server/stores/postgres/queue-load';
import type { Rows } from '#server/stores/postgres/rows';

/** The messages of the requests in PostgreSQL. One that is due is in one process's hand at a time. */
export function mailQueue(database: Database, holder: Holder): MailQueue {
  return {
    find: (id) => database.read((on) => on.find('mailQueue', id)),
    mailsOf: (about, requestId) => database.read((on) => mailsOf(on, about, requestId)),
    known: (ids) =>
      database.read(async (on) => {
        const known = new Set<string>();
        for (const id of ids) if (await isOfSender(on, id)) known.add(id);
        return known;
      }),
    async firstDue(now) {
      const mine = await holder.number();
      const ahead = new Date(now.getTime() + LONGEST_MAIL_WAIT_MS).toISOString();
      return database.change([], async (on) => {
        const [mail] = await on.where(
          'mailQueue',
          sql`where t.state = 'waiting' and (t.not_before <= ${now.toISOString()}
              or t.not_before > ${ahead}) and (t.holder = ${mine} or ${isFree})
            order by t.queued_at, t.number limit 1 for update of t skip locked`,
        );
        if (mail !== undefined) {
          await on.all(sql`update mail_queue set holder = ${mine} where key = ${mail.id}`);
        }
        return mail;
      });
    },
    async nextDue() {
      const mine = await holder.number();
      const next = sql<{ value: string | null }>`select min(t.not_before) as value
        from mail_queue t where t.state = 'waiting' and (t.holder = ${mine} or ${isFree})`;
      const first = await database.read((on) => on.value(next));
      return first ? new Date(first) : undefined;
    },
    async set(id, changes) {
      const mine = await holder.number();
      return database.change([], async (on) => {
        const stored = await on.find('mailQueue', id);
        if (stored === undefined) return false;
        // Whoever has it in hand by now, or had when it lost its connection, says what becomes of it.
        const hand = await handOf(on, id, mine);
        if (hand === 'other' || (hand === 'nobody' && stored.state === 'handing-over'))
          return false;
        if (changes.state === 'handing-over' && stored.state !== 'waiting') return false;
        const row = { ...stored, ...changes };
        await on.put('mailQueue', row, { holder: row.state === 'handing-over' ? mine : null });
        return true;
      });
    },
    sent: (id) =>
      database.change([], async (on) => {
        const wasThere = (await on.find('mailQueue', id)) !== undefined;
        if (wasThere) await on.remove('mailQueue', id);
        return wasThere;
      }),
    load: () =>
      database.read(async (on) => {
        const waiting = await loadOf(
          on,
          sql`
          select count(*)::int as waiting, min(queued_at) as oldest from mail_queue
          where state = 'waiting'`,
        );
        const unclear = sql<{ value: number }>`
          select count(*)::int as value from mail_queue where state = 'unclear'`;
        return { ...waiting, unclear: (await on.value(unclear)) ?? 0 };
      }),
    async settleHandedOver(problem) {
      const mine = await holder.number();
      await database.change([], async (on) => {
        const left = await on.where(
          'mailQueue',
          sql`where t.state = 'handing-over' and (t.holder = ${mine} or ${isFree}) for update of t skip locked`,
        );
        for (const mail of left) {
          await on.put('mailQueue', { ...mail, state: 'unclear', problem }, { holder: null });
        }
      });
    },
  };
}

/** In whose hand a message is. */
async function handOf(on: Rows, id: string, mine: number): Promise<'ours' | 'nobody' | 'other'> {
  const hand = sql<{ value: 'ours' | 'nobody' | 'other' }>`select case when t.holder = ${mine}
    then 'ours' when ${isFree} then 'nobody' else 'other' end as value
    from mail_queue t where t.key = ${id}`;
  return (await on.value(hand)) ?? 'other';
}

/** Whether the request behind a message exists and is not anonymised; the message may have been sent long ago. */
async function isOfSender(on: Rows, mailId: string): Promise<boolean> {
  const [, about, id = ''] = /^(quote|enquiry|event)-(.{36})-/.exec(mailId) ?? [];
  if (about === 'enquiry') return (await on.find('enquiries', id))?.anonymisedAt === null;
  const ofEvent = sql<{ value: string }>`
    select request_id as value from order_events where id = ${id}`;
  const requestId = about === 'event' ? await on.value(ofEvent) : id;
  return (await on.find('roomConfigurations', requestId ?? ''))?.anonymisedAt === null;
}
