import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { PushDeviceStore } from '#server/stores/orders/push-ports';
import { LONGEST_PUSH_WAIT_MS } from '#server/stores/orders/push-records';
import type { DuePush, PushDevice } from '#server/stores/orders/push-records';
import { sendPush, TTL_SECONDS, type PushOutcome } from './send-push';
import type { VapidKeys } from './vapid-keys';

const MINUTE = 60_000;
/** After each failed attempt; the last one repeats until the push is a day old. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, LONGEST_PUSH_WAIT_MS];
const STORE_WAIT_MS = MINUTE;
/** Another process may have left something. */
const LOOK_MS = 30_000;

export interface PushOfficeServices {
  facts: () => StoredFacts;
  devices: PushDeviceStore;
  keys: () => Promise<VapidKeys>;
  /** Undefined if the event that the device is due is gone. */
  write: (device: PushDevice) => Promise<string | undefined>;
  logger: Logger;
  now: () => Date;
}

/**
 * Tells devices what they are due, one after another. Nothing waits for it, and it never fails anybody: the mail about
 * the same event is the truth.
 */
export class PushOffice {
  readonly #services: PushOfficeServices;
  readonly #closing = new AbortController();
  /** When what others left was settled last, on a monotonic clock; undefined for never. */
  #settledAt: number | undefined;
  #round: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(services: PushOfficeServices) {
    this.#services = services;
    this.wake();
  }

  /** To be called when something may be due. Returns at once and never throws. */
  wake(): void {
    if (this.#closing.signal.aborted) return;
    this.#again = true;
    this.#round ??= this.#rounds().finally(() => (this.#round = undefined));
  }

  /** Gives up what is under way. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#round;
    clearTimeout(this.#timer);
  }

  async #rounds(): Promise<void> {
    const { devices, logger, now } = this.#services;
    try {
      while (this.#again) {
        this.#again = false;
        await this.#work();
      }
      const due = await devices.nextDue();
      this.#sleep(due === undefined ? LOOK_MS : due.getTime() - now().getTime());
    } catch (error) {
      logger.error({ err: error }, 'pushes wait for the store');
      this.#sleep(STORE_WAIT_MS);
    }
  }

  async #work(): Promise<void> {
    const { devices, now } = this.#services;
    const settled = this.#settledAt;
    if (settled === undefined || performance.now() - settled >= LOOK_MS) {
      await devices.dropHandedOver();
      this.#settledAt = performance.now();
    }
    while (!this.#closing.signal.aborted) {
      // Lets the answer to a request leave first.
      await nextTurn();
      const device = await devices.firstDue(now());
      const due = device?.due ?? null;
      if (device === undefined || due === null) return;
      await this.#carry(device, due);
    }
  }

  async #carry(device: PushDevice, due: DuePush): Promise<void> {
    const { devices, logger, now } = this.#services;
    const outcome = await this.#send(device, due);
    if (outcome.kind !== 'sent') logger.warn({ push: due.eventId, outcome }, 'push');
    if (outcome.kind === 'gone') await devices.remove(device.id);
    else await devices.setDue(device.id, due.eventId, changesAfter(due, outcome, now()));
  }

  async #send(device: PushDevice, { eventId, queuedAt }: DuePush): Promise<PushOutcome> {
    const { devices, facts, now, keys, write } = this.#services;
    const age = now().getTime() - Date.parse(queuedAt);
    if (age > TTL_SECONDS * 1000) return { kind: 'dropped', problem: 'a day old' };
    const message = await write(device);
    if (message === undefined) return { kind: 'dropped', problem: 'no such event' };
    let isStillDue = true;
    const note = async () => {
      isStillDue = await devices.setDue(device.id, eventId, { state: 'handing-over' });
      if (!isStillDue) throw new Error('It is to be told something newer.');
    };
    const contact = facts().company.email;
    const push = { contact, message, keys: await keys(), note, signal: this.#closing.signal };
    return sendPush(device, push).catch((error: unknown) => {
      if (isStillDue) throw error;
      return { kind: 'dropped', problem: 'replaced by a newer one' };
    });
  }

  #sleep(milliseconds: number): void {
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    const sleep = Math.min(Math.max(milliseconds, 0), LOOK_MS);
    this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }
}

/** What an attempt makes of what was due; null for nothing more. */
function changesAfter(
  due: DuePush,
  outcome: Exclude<PushOutcome, { kind: 'gone' }>,
  now: Date,
): Partial<DuePush> | null {
  if (outcome.kind !== 'later') return null;
  const tries = due.tries + 1;
  const own = WAITS[Math.min(tries, WAITS.length) - 1] ?? MINUTE;
  const wait = Math.min(Math.max(own, outcome.afterMs), LONGEST_PUSH_WAIT_MS);
  return { state: 'waiting', tries, notBefore: new Date(now.getTime() + wait).toISOString() };
}
