import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Room } from '#server/ports/room';
import type { Stores } from '#server/stores/ports';

type Queues = Pick<Stores, 'mailQueue' | 'pushDevices' | 'roomConfigurations' | 'enquiries'>;

/** How long the queues are, and how old what waits in them; counted when monitoring asks. */
export function gaugeQueues(registry: Registry, stores: Queues): void {
  const { mailQueue, pushDevices, roomConfigurations, enquiries } = stores;
  const queues = { mail: mailQueue, push: pushDevices };
  addGauge(registry, 'queue_length', 'What waits to be sent', 'queue', async (set) => {
    for (const [name, queue] of Object.entries(queues)) set(name, (await queue.load()).waiting);
  });
  addGauge(
    registry,
    'queue_oldest_seconds',
    'For how long the oldest of it has been waiting',
    'queue',
    async (set) => {
      for (const [name, queue] of Object.entries(queues)) {
        const { oldest } = await queue.load();
        set(name, oldest === undefined ? 0 : Math.max(0, Date.now() - oldest.getTime()) / 1000);
      }
    },
  );
  addGauge(
    registry,
    'mail_unclear',
    'Mails that may or may not have been sent, for a person to decide',
    'queue',
    async (set) => set('mail', (await mailQueue.load()).unclear),
  );
  addGauge(
    registry,
    'requests_unseen',
    'Requests that nobody has opened yet',
    'kind',
    async (set) => {
      set('quote', await roomConfigurations.countUnseen());
      set('enquiry', await enquiries.countUnseen());
    },
  );
}

/** How much room there is, and where it is missing. */
export function gaugeRoom(registry: Registry, room: Room): void {
  const help = 'The disk of the data folder: what is free, what is kept for quotes, all of it';
  addGauge(registry, 'disk_bytes', help, 'kind', async (set) => {
    const { disk } = await room.report();
    for (const [kind, bytes] of Object.entries(disk ?? {})) set(kind, bytes);
  });
  addGauge(registry, 'room_missing', 'Whether photos are refused', 'place', async (set) => {
    const { missing } = await room.report();
    for (const place of ['disk', 'bucket']) set(place, Number(missing?.place === place));
  });
}

/** Without a value while it cannot be read: the calls to the storage that failed are counted. */
function addGauge(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  read: (set: (value: string, count: number) => void) => Promise<void>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [],
    async collect() {
      this.reset();
      await read((value, count) => this.set({ [label]: value }, count)).catch(() => this.reset());
    },
  });
  registry.registerMetric(gauge);
}
