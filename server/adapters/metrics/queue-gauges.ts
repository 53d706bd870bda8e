import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Stores } from '#server/stores/ports';

type Queues = Pick<Stores, 'mailQueue' | 'pushDevices' | 'roomConfigurations' | 'enquiries'>;

/** How long the queues are, and how old what waits in them; counted when monitoring asks. */
export function gaugeQueues(registry: Registry, stores: Queues): void {
  const { mailQueue, pushDevices, roomConfigurations, enquiries } = stores;
  const queues = { mail: mailQueue, push: pushDevices };
  add('queue_length', 'What waits to be sent', 'queue', async (set) => {
    for (const [name, queue] of Object.entries(queues)) set(name, (await queue.load()).waiting);
  });
  add(
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
  add(
    'mail_unclear',
    'Mails that may or may not have been sent, for a person to decide',
    'queue',
    async (set) => set('mail', (await mailQueue.load()).unclear),
  );
  add('requests_unseen', 'Requests that nobody has opened yet', 'kind', async (set) => {
    set('quote', await roomConfigurations.countUnseen());
    set('enquiry', await enquiries.countUnseen());
  });

  /** Without a value while the storage cannot be read: its failed calls are counted. */
  function add(
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
}
