import { type OrderEvent, toldOf } from '#domain/order/history/events';
import type { Database, Queues, Rows } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import type { PushDeviceStore } from './push-ports';
import { LONGEST_PUSH_WAIT_MS } from './push-records';

const MOST_OF_A_REQUEST = 5;

/** The browsers that are told what happens. What is due is in one process's hand at a time. */
export function pushDeviceStore(database: Database, queues: Queues): PushDeviceStore {
  return {
    add: (device) =>
      database.change([turns.quote(device.requestId)], async (on) => {
        const { id, requestId, linkHash } = device;
        const link = await on.find('followLinks', linkHash);
        const request = await on.find('roomConfigurations', requestId);
        if (link?.requestId !== requestId || request?.anonymisedAt !== null) return false;
        const due = (await on.find('pushDevices', id))?.due ?? null;
        await on.put('pushDevices', { ...device, due });
        await on.removeAll('pushDevices', {
          where: { requestId, key: { not: id } },
          order: ['since'],
          isDescending: true,
          keep: MOST_OF_A_REQUEST - 1,
        });
        return true;
      }),
    async remove(id) {
      await database.change([], (on) => on.remove('pushDevices', id));
    },
    firstDue: (now) => queues.take('pushDevices', now, LONGEST_PUSH_WAIT_MS),
    nextDue: () => queues.nextDue('pushDevices'),
    setDue: (id, eventId, changes) =>
      database.change([], async (on) => {
        const device = await on.find('pushDevices', id);
        if (device?.due?.eventId !== eventId) return false;
        const due = changes === null ? null : { ...device.due, ...changes };
        // Whoever has it in hand by now, or had when it lost its connection, says what becomes of it.
        if ((await on.handOf('pushDevices', id)) === 'other') return false;
        if (due?.state === 'handing-over' && device.due.state !== 'waiting') return false;
        const isInHand = due?.state === 'handing-over';
        await on.put('pushDevices', { ...device, due }, { isInHand });
        return true;
      }),
    load: () => queues.load('pushDevices'),
    async dropHandedOver() {
      await database.change([], async (on) => {
        for (const device of await on.handedOver('pushDevices')) {
          await on.put('pushDevices', { ...device, due: null }, { isInHand: false });
        }
      });
    },
  };
}

/**
 * What an event means for the devices of its request: each is told if a mail tells the homeowner, and only the newest
 * event; withdrawing and revoking the links ends them. For the same change as the event.
 */
export async function tellDevices(
  on: Rows,
  { id, requestId, at, what }: OrderEvent,
): Promise<void> {
  if (what.kind === 'withdrawn' || what.kind === 'link-renewed') {
    await on.removeAll('pushDevices', { where: { requestId } });
    return;
  }
  if (!toldOf(what).includes('homeowner')) return;
  const due = { eventId: id, queuedAt: at, state: 'waiting', tries: 0, notBefore: at } as const;
  for (const row of await on.list('pushDevices', { where: { requestId } })) {
    await on.put('pushDevices', { ...row, due }, { isInHand: false });
  }
}
