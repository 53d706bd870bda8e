import type { DuePush, PushDevice } from './push-records';
import type { QueueLoad } from '#server/stores/requests/request-ports';

/** The browsers that are told by web push what happens to a request, and what each is yet to be told. */
export interface PushDeviceStore {
  /**
   * Adds a device, or renews it, and keeps the five newest of its request. False if its link opens nothing, or the
   * request is anonymised.
   */
  add(device: Omit<PushDevice, 'due'>): Promise<boolean>;
  /** Forgets a device, if it is there. */
  remove(id: string): Promise<void>;
  /** A device that may be told now, or that a wrong clock put off for longer than LONGEST_PUSH_WAIT_MS. */
  firstDue(now: Date): Promise<PushDevice | undefined>;
  /** When the next one may be told; undefined if none waits. */
  nextDue(): Promise<Date | undefined>;
  /**
   * Changes what a device is to be told about this event; null for nothing more. False, with nothing changed, if the
   * device is gone, or is to be told about a newer event by now.
   */
  setDue(id: string, eventId: string, changes: Partial<DuePush> | null): Promise<boolean>;
  /** How many devices wait, and when the oldest event of theirs was queued. */
  load(): Promise<QueueLoad>;
  /** Drops what was being handed over when the last process died: it may have arrived. */
  dropHandedOver(): Promise<void>;
}
