import { sql } from 'kysely';
import { type CaseEvent, toldOf } from '#domain/order/case/events';
import type { PushDeviceStore } from '#server/stores/orders/push-ports';
import { LONGEST_PUSH_WAIT_MS } from '#server/stores/orders/push-records';
import type { Database } from '#server/stores/postgres/database';
import { isFree } from '#server/stores/postgres/holder';
import type { Holder } from '#server/stores/postgres/holder';
import { loadOf } from '#server/stores/postgres/queue-load';
import type { Rows } from '#server/stores/postgres/rows';
import { turns } from '#server/stores/postgres/turns';

const MOST_OF_A_REQUEST = 5;

/** The browsers in PostgreSQL that are told what happens. What is due is in one process's hand at a time. */
export function pushDeviceStore(database: Database, holder: Holder): PushDeviceStore {
  return {
    add: (device) =>
      database.change([turns.quote(device.requestId)], async (on) => {
        const { id, requestId, linkHash } = device;
        const link = await on.find('followLinks', linkHash);
        const request = await on.find('roomConfigurations', requestId);
        if (link?.requestId !== requestId || request?.anonymisedAt !== null) return false;
        const due = (await on.find('pushDevices', id))?.due ?? null;
        await on.put('pushDevices', { ...device, due });
        await on.removeWhere(
          'pushDevices',
          sql`t.key in (select key from push_devices where request_id = ${requestId}
            and key <> ${id} order by since desc offset ${MOST_OF_A_REQUEST - 1})`,
        );
        return true;
      }),
    remove: (id) => database.change([], (on) => on.remove('pushDevices', id)),
    async firstDue(now) {
      const mine = await holder.number();
      const ahead = new Date(now.getTime() + LONGEST_PUSH_WAIT_MS).toISOString();
      return database.change([], async (on) => {
        const [device] = await on.where(
          'pushDevices',
          sql`where t.state = 'waiting' and (t.not_before <= ${now.toISOString()}
              or t.not_before > ${ahead}) and (t.holder = ${mine} or ${isFree})
            order by t.number limit 1 for update of t skip locked`,
        );
        if (device !== undefined) {
          await on.all(sql`update push_devices set holder = ${mine} where key = ${device.id}`);
        }
        return device;
      });
    },
    async nextDue() {
      const mine = await holder.number();
      const next = sql<{ value: string | null }>`select min(t.not_before) as value
        from push_devices t where t.state = 'waiting' and (t.holder = ${mine} or ${isFree})`;
      const first = await database.read((on) => on.value(next));
      return first ? new Date(first) : undefined;
    },
    async setDue(id, eventId, changes) {
      const mine = await holder.number();
      return database.change([], async (on) => {
        const device = await on.find('pushDevices', id);
        if (device?.due?.eventId !== eventId) return false;
        const due = changes === null ? null : { ...device.due, ...changes };
        // Whoever has it in hand by now, or had when it lost its connection, says what becomes of it.
        if (!(await isOurs(on, id, mine))) return false;
        if (due?.state === 'handing-over' && device.due.state !== 'waiting') return false;
        const hand = due?.state === 'handing-over' ? mine : null;
        await on.put('pushDevices', { ...device, due }, { holder: hand });
        return true;
      });
    },
    load: () =>
      database.read((on) =>
        loadOf(
          on,
          sql`
          select count(*)::int as waiting, min(record->'due'->>'queuedAt') as oldest
          from push_devices where state = 'waiting'`,
        ),
      ),
    async dropHandedOver() {
      const mine = await holder.number();
      await database.change([], async (on) => {
        const left = await on.where(
          'pushDevices',
          sql`where t.state = 'handing-over' and (t.holder = ${mine} or ${isFree}) for update of t skip locked`,
        );
        for (const device of left) {
          await on.put('pushDevices', { ...device, due: null }, { holder: null });
        }
      });
    },
  };
}

async function isOurs(on: Rows, id: string, mine: number): Promise<boolean> {
  const is = sql<{ value: boolean }>`select (t.holder = ${mine} or ${isFree}) as value
    from push_devices t where t.key = ${id}`;
  return (await on.value(is)) === true;
}

/**
 * What an event means for the devices of its request: each is told if a mail tells the homeowner, and only the newest
 * event; withdrawing and revoking the links ends them.
 */
export async function tellDevices(on: Rows, { id, requestId, at, what }: CaseEvent): Promise<void> {
  if (what.kind === 'withdrawn' || what.kind === 'link-renewed') {
    return removeDevices(on, requestId);
  }
  if (!toldOf(what).includes('homeowner')) return;
  const due = { eventId: id, queuedAt: at, state: 'waiting', tries: 0, notBefore: at } as const;
  for (const row of await on.where('pushDevices', sql`where t.request_id = ${requestId}`)) {
    await on.put('pushDevices', { ...row, due }, { holder: null });
  }
}

/** Forgets the devices of a request. */
export async function removeDevices(on: Rows, requestId: string): Promise<void> {
  await on.removeWhere('pushDevices', sql`t.request_id = ${requestId}`);
}
