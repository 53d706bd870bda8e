import { type CaseEvent, toldOf } from '#domain/order/case/events';
import type { Database, Effect, View } from '#server/stores/database/database';
import type { PushDeviceStore } from '#server/stores/orders/push-ports';
import { LONGEST_PUSH_WAIT_MS } from '#server/stores/orders/push-records';
import type { PushDevice } from '#server/stores/orders/push-records';
import { compareTexts } from '#server/stores/lowdb/listing';
import { loadOf } from '#server/stores/lowdb/mail/queue-load';

const MOST_OF_A_REQUEST = 5;

/** The browsers in a database that are told what happens. */
export function pushDeviceStore(database: Database): PushDeviceStore {
  const inState = (state: 'waiting' | 'handing-over') =>
    database.read().where('pushDevices', 'state', state);
  return {
    add(device) {
      return database.commit((view) => {
        const { id, requestId, linkHash } = device;
        const link = view.find('followLinks', linkHash);
        const request = view.find('roomConfigurations', requestId);
        const result = link?.requestId === requestId && request?.anonymisedAt === null;
        if (!result) return { effects: [], result };
        const older = devicesOf(view, requestId)
          .filter((other) => other.id !== id)
          .toSorted((one, other) => compareTexts(one.since, other.since))
          .slice(0, 1 - MOST_OF_A_REQUEST);
        const due = view.find('pushDevices', id)?.due ?? null;
        return {
          effects: [{ put: 'pushDevices', row: { ...device, due } }, ...older.map(removal)],
          result,
        };
      });
    },
    async remove(id) {
      await database.commit((view) => ({
        effects: view.find('pushDevices', id) ? [{ remove: 'pushDevices', key: id }] : [],
        result: undefined,
      }));
    },
    async firstDue(now) {
      return inState('waiting').find((device) => isDue(device, now));
    },
    async nextDue() {
      const times = inState('waiting').map(({ due }) => due?.notBefore ?? '');
      const [first] = times.toSorted(compareTexts);
      return first === undefined ? undefined : new Date(first);
    },
    setDue(id, eventId, changes) {
      return database.commit((view) => {
        const device = view.find('pushDevices', id);
        if (device?.due?.eventId !== eventId) return { effects: [], result: false };
        const due = changes === null ? null : { ...device.due, ...changes };
        return { effects: [{ put: 'pushDevices', row: { ...device, due } }], result: true };
      });
    },
    async load() {
      return loadOf(inState('waiting').map(({ due }) => due?.queuedAt ?? ''));
    },
    async dropHandedOver() {
      await database.commit((view) => ({
        effects: view
          .where('pushDevices', 'state', 'handing-over')
          .map((device) => ({ put: 'pushDevices', row: { ...device, due: null } })),
        result: undefined,
      }));
    },
  };
}

/**
 * What an event means for the devices of its request: each is told if a mail tells the homeowner, and only the newest
 * event; withdrawing and revoking the links ends them. For the same commit as the event.
 */
export function devicesAfter(view: View, { id, requestId, at, what }: CaseEvent): Effect[] {
  if (what.kind === 'withdrawn' || what.kind === 'link-renewed') {
    return withoutDevices(view, requestId);
  }
  if (!toldOf(what).includes('homeowner')) return [];
  const due = { eventId: id, queuedAt: at, state: 'waiting', tries: 0, notBefore: at } as const;
  return devicesOf(view, requestId).map((row) => ({ put: 'pushDevices', row: { ...row, due } }));
}

/** The effects that forget the devices of a request: for the commit that anonymises or removes it. */
export function withoutDevices(view: View, requestId: string): Effect[] {
  return devicesOf(view, requestId).map(removal);
}

function devicesOf(view: View, requestId: string): readonly PushDevice[] {
  return view.where('pushDevices', 'request', requestId);
}

function removal({ id }: PushDevice): Effect {
  return { remove: 'pushDevices', key: id };
}

function isDue({ due }: PushDevice, now: Date): boolean {
  if (due === null) return false;
  const wait = Date.parse(due.notBefore) - now.getTime();
  // Put off for longer than we ever do: by a clock that was ahead.
  return wait <= 0 || wait > LONGEST_PUSH_WAIT_MS;
}
