import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type { MailQueue } from '#server/stores/requests/request-ports';
import { StoreUnavailableError } from '#server/stores/ports';
import { LONGEST_MAIL_WAIT_MS, type QueuedMail } from '#server/stores/records';
import type { LimitStore } from '#server/stores/shared-ports';
import { changesAfter, pauseAfter } from './mail-schedule';
import type { MailFolder } from './transport/mail-folder';
import type { Delivery, MailTransport } from './transport/mail-transport';
import type { Message, PostOffice, Unwritten } from '#server/ports/mail';
import { toMime } from './transport/mime';
import { RecipientLimit } from './recipient-limit';

const INTERRUPTED = 'The server ended while this was handed over.';
const TOO_MANY = 'This address has had enough mail from us for one day.';
/** To one homeowner per day. */
const MOST_MAILS = 5;
/** Another process may have queued something, or died with something in hand. */
const LONGEST_SLEEP_MS = 30_000;

export interface PostOfficeServices {
  facts: () => StoredFacts;
  queue: MailQueue;
  limits: LimitStore;
  transport: MailTransport;
  folder: MailFolder;
  /** Undefined if the request of the message is gone. */
  write: (mail: QueuedMail) => Promise<Message | Unwritten | undefined>;
  logger: Logger;
  now: () => Date;
}

/** Sends waiting messages, one after another. */
export interface OpenPostOffice extends PostOffice {
  /** Aborts what can be aborted and waits for the rest, a few seconds at most. */
  close(): Promise<void>;
}

/** Opens the post office. While the store cannot be written to, all mail waits. */
export async function openPostOffice(services: PostOfficeServices): Promise<OpenPostOffice> {
  const office = new QueueCarrier(services);
  await office.settle().catch((error: unknown) => {
    // The first round tries again, and logs it if it fails.
    if (!(error instanceof StoreUnavailableError)) throw error;
  });
  office.wake();
  return office;
}

class QueueCarrier implements OpenPostOffice {
  readonly #services: PostOfficeServices;
  readonly #closing = new AbortController();
  #isSettled = false;
  /** When what others left was settled last, on a monotonic clock. */
  #settledAt = 0;
  readonly #homeowners: RecipientLimit;
  #round: Promise<void> | undefined;
  #again = false;
  #timer: NodeJS.Timeout | undefined;
  /** Consecutive rounds that did not reach the mail server. */
  #unreached = 0;
  #pausedUntil = 0;

  constructor(services: PostOfficeServices) {
    this.#services = services;
    this.#homeowners = new RecipientLimit(MOST_MAILS, services.limits, services.now);
  }

  wake(): void {
    if (this.#closing.signal.aborted) return;
    if (this.#round !== undefined) {
      this.#again = true;
      return;
    }
    this.#round = this.#work().finally(() => {
      this.#round = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closing.abort();
    await this.#round;
  }

  async #work(): Promise<void> {
    const { queue, logger, now } = this.#services;
    try {
      await this.settle();
      while (this.#pauseLeft() === 0 && !this.#closing.signal.aborted) {
        // Lets the answer to a request leave before work on its mail begins.
        await nextTurn();
        const mail = await queue.firstDue(now());
        if (mail === undefined || this.#closing.signal.aborted) break;
        await this.#carry(mail);
      }
      await this.#sleep();
    } catch (error) {
      // The store cannot be written to. What was sent has left the queue, or stays `handing-over`.
      logger.error({ err: error }, 'mail waits for the store');
      // A store is back at once, however long it was away.
      this.#unreached = 0;
      this.#pause();
      this.#sleepFor(this.#pauseLeft());
    }
  }

  /**
   * Runs before anything is sent, and again now and then, because other processes may die as well. What a
   * process was handing over when it died is not tried again: nobody can know whether it arrived, so a person
   * decides.
   */
  async settle(): Promise<void> {
    if (this.#isSettled && performance.now() - this.#settledAt < LONGEST_SLEEP_MS) return;
    const { queue, folder } = this.#services;
    await queue.settleHandedOver(INTERRUPTED);
    if (!this.#isSettled) {
      await queue.noteKept(await folder.keepOnly((ids) => queue.known(ids)));
    }
    this.#isSettled = true;
    this.#settledAt = performance.now();
  }

  async #carry(mail: QueuedMail): Promise<void> {
    const { queue, folder, logger, now, write } = this.#services;
    const message = await write(mail);
    if (message !== undefined && 'unwritten' in message) return this.#leave(mail, message);
    const { delivery, isOurs } = await this.#deliver(mail, message);
    if (delivery.kind !== 'sent' && delivery.kind !== 'kept')
      logger.warn({ mail: mail.id, outcome: delivery.kind }, 'mail');
    this.#remember(delivery);
    // Kept once, and sent now: a file that is left would tell the next start that it never was.
    if (delivery.kind === 'sent') await folder.remove(mail.id);
    const wasThere = !isOurs
      ? (await queue.find(mail.id)) !== undefined
      : delivery.kind === 'sent'
        ? await queue.sent(mail.id)
        : await queue.set(mail.id, changesAfter(mail, delivery, now()));
    // Deleted while it was on its way: its file must not stay behind.
    if (!wasThere) await folder.remove(mail.id);
  }

  /** What nobody is to get leaves the queue, and what is not to leave yet waits in it. */
  async #leave({ id }: QueuedMail, message: Unwritten): Promise<void> {
    const { queue, folder, now } = this.#services;
    if (message.unwritten === 'settled') {
      await folder.remove(id);
      await queue.sent(id);
      return;
    }
    // Looked at again before, because a longer wait would be one of a clock that was wrong.
    const latest = now().getTime() + LONGEST_MAIL_WAIT_MS;
    const notBefore = new Date(Math.min(message.notBefore.getTime(), latest)).toISOString();
    await queue.set(id, { state: 'waiting', notBefore });
  }

  /** What came of an attempt, and whether the message was still ours when it was to be handed over. */
  async #deliver(
    mail: QueuedMail,
    message: Message | undefined,
  ): Promise<{ delivery: Delivery; isOurs: boolean }> {
    const { facts, queue, transport } = this.#services;
    if (message === undefined) return refused('No such request.');
    // Only somebody with a request can cause event mails; anybody can enter any address into a form.
    const isLimited = mail.to === 'homeowner' && mail.about !== 'event';
    if (isLimited && !(await this.#homeowners.allows(message.to, mail.id)))
      return refused(TOO_MANY);
    let isOurs = true;
    const note = async (): Promise<void> => {
      isOurs = await queue.set(mail.id, { state: 'handing-over' });
      if (!isOurs) throw new Error('The request was deleted, or another process has it in hand.');
    };
    const { id, to } = message;
    const { company } = facts();
    const mime = await toMime(message, company);
    const parcel = { id, from: company.email, to, mime };
    const delivery = await transport.deliver(parcel, note, this.#closing.signal);
    return { delivery, isOurs };
  }

  #remember(delivery: Delivery): void {
    if (delivery.kind === 'unreached') this.#pause();
    else this.#unreached = 0;
  }

  #pause(): void {
    this.#unreached += 1;
    this.#pausedUntil = this.#services.now().getTime() + pauseAfter(this.#unreached);
  }

  /** In ms. A pause with longer to go than we ever set was begun by a clock that was ahead, and counts as over. */
  #pauseLeft(): number {
    const left = this.#pausedUntil - this.#services.now().getTime();
    return left > 0 && left <= pauseAfter(this.#unreached) ? left : 0;
  }

  async #sleep(): Promise<void> {
    const { queue, now } = this.#services;
    const due = await queue.nextDue();
    const wait = due === undefined ? LONGEST_SLEEP_MS : due.getTime() - now().getTime();
    this.#sleepFor(Math.max(wait, this.#pauseLeft()));
  }

  #sleepFor(milliseconds: number): void {
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    const sleep = Math.min(Math.max(milliseconds, 0), LONGEST_SLEEP_MS);
    this.#timer = setTimeout(() => this.wake(), sleep).unref();
  }
}

function refused(problem: string): { delivery: Delivery; isOurs: boolean } {
  return { delivery: { kind: 'refused', later: false, problem }, isOurs: true };
}
