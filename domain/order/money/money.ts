import type { Happening } from '#domain/order/history/events';
import type { Payment } from './payment';

type Of<Kind extends Happening['kind']> = Omit<Extract<Happening, { kind: Kind }>, 'kind'>;

/** The money of an order: what its events add up to, oldest first. */
export interface Money {
  /** Each with when it was made. */
  invoices: readonly (Of<'invoiced'> & { at: string })[];
  credits: readonly Of<'credited'>[];
  /** Without those that were undone. */
  payments: readonly Payment[];
  /** When payment stages could become due: the instants of the acceptance and of each step of the order. */
  reached: Readonly<Partial<Record<'acceptance' | Of<'moved-on'>['to'], string>>>;
}

export const NO_MONEY: Money = { invoices: [], credits: [], payments: [], reached: {} };

type MoneyHappening = Extract<
  Happening,
  { kind: 'accepted' | 'moved-on' | 'invoiced' | 'credited' | 'paid' | 'payment-undone' }
>;

/** The money after one more event. */
export function moneyAfter(before: Money, what: MoneyHappening, at: string): Money {
  switch (what.kind) {
    case 'accepted':
      return { ...before, reached: { ...before.reached, acceptance: at } };
    case 'moved-on':
      return { ...before, reached: { ...before.reached, [what.to]: at } };
    case 'invoiced':
      return { ...before, invoices: [...before.invoices, { ...what, at }] };
    case 'credited':
      return { ...before, credits: [...before.credits, what] };
    case 'paid': {
      const { kind: _kind, payment: id, ...paid } = what;
      return { ...before, payments: [...before.payments, { id, ...paid }] };
    }
    case 'payment-undone':
      return { ...before, payments: before.payments.filter(({ id }) => id !== what.payment) };
  }
}
