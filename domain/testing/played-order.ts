import type { CompanyAction, HomeownerAction } from '#domain/order/history/actions';
import { validUntil } from '#domain/order/quote/quote-version';
import { decideForCompany, decideForHomeowner, type Verdict } from '#domain/order/history/decide';
import type { OrderEvent, Happening, VisitTime } from '#domain/order/history/events';
import { afterEvent, newOrder, type Order } from '#domain/order/history/order';
import type { RefusalCode } from '#domain/order/history/refusals';

export const RECEIVED_AT = '2026-12-01T09:00:00.000Z';

/** A request and what happens to it, a step an hour. */
export class PlayedOrder {
  order: Order = newOrder({ state: 'new', receivedAt: RECEIVED_AT });
  readonly events: OrderEvent[] = [];
  now = new Date(RECEIVED_AT);
  /** The times that other visits have. */
  taken = new Set<string>();

  /** Lets time pass. */
  wait(hours: number): this {
    this.now = new Date(this.now.getTime() + hours * 3_600_000);
    return this;
  }

  homeowner(action: HomeownerAction): RefusalCode | 'done' | null {
    return this.#take('homeowner', decideForHomeowner(this.order, action, this.#surroundings()));
  }

  company(action: CompanyAction): RefusalCode | 'done' | null {
    return this.#take('company', decideForCompany(this.order, action, this.#surroundings()));
  }

  /** Sends the next version of the quote, without asking whether it may be. */
  sendQuote(pence = 3_710_000, validDays = 30): Extract<Happening, { kind: 'quote-sent' }> {
    const version = this.order.quotes.length + 1;
    const sent = {
      kind: 'quote-sent',
      version,
      hash: `hash-${version}`,
      pence,
      validUntil: validUntil(this.now, validDays),
    } as const;
    this.happen(sent);
    return sent;
  }

  /** What the company does by a call of its own, without asking whether it may be done. */
  happen(what: Happening): this {
    this.#take('company', { happens: what });
    return this;
  }

  /** Reminds the homeowner at a time, without asking whether it is due. */
  remind(time: string, rule: string, about: string): void {
    this.now = new Date(time);
    this.happen({ kind: 'reminded', rule, about });
  }

  #surroundings() {
    return {
      now: this.now,
      isFree: ({ start }: VisitTime) => !this.taken.has(start),
      agreement: () => 'I agree.',
    };
  }

  /** Null for something that happened, "done" for what was so already, otherwise why it was refused. */
  #take(by: OrderEvent['by'], verdict: Verdict): RefusalCode | 'done' | null {
    if (verdict.happens === null) return verdict.refused ?? 'done';
    const number = this.events.length + 1;
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    const requestId = '10000000-0000-4000-8000-000000000000';
    const at = this.now.toISOString();
    const event: OrderEvent = { id, requestId, number, at, by, what: verdict.happens };
    this.events.push(event);
    this.order = afterEvent(this.order, event);
    return null;
  }
}
