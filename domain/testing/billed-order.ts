import { ledgerOf, type Ledger } from '#domain/order/money/ledger';
import { invoiceLabel, type Invoice } from '#domain/order/money/invoice';
import { creditNote, stageInvoice } from '#domain/order/money/make-invoice';
import type { QuoteTerms } from '#domain/order/quote/quote-terms';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { isoDay } from '#domain/text/dates';
import { PlayedOrder } from './played-order';
import { estimated, quoteOf } from './written-quotes';

type Due = QuoteTerms['stages'][number]['due'];

/** An accepted order and its books: invoices, credit notes and payments, one after the other. */
export class BilledOrder {
  readonly played = new PlayedOrder();
  /** Invoices and credit notes, in the order in which they were made. */
  readonly rows: Invoice[] = [];
  /** In per cent, on the day of the next invoice. */
  rate: number;
  readonly #versions;
  readonly #numbers = { invoice: 0, credit: 0 };
  #payments = 0;

  /**
   * @param pence the accepted total, with any VAT
   * @param percents of its payment stages
   * @param dues when they are due, where they say so themselves
   */
  constructor(pence: number, percents: readonly number[], rate = 20, dues: readonly Due[] = []) {
    const { version, hash, validUntil } = this.played.sendQuote(pence);
    const quote = quoteOf([estimated('shell', pence)], percents);
    const stages = quote.terms.stages.map((stage, index) => {
      const due = dues[index];
      return due === undefined ? stage : { ...stage, due };
    });
    const content = { ...quote, vatRate: rate, terms: { ...quote.terms, stages } };
    this.#versions = [
      {
        requestReference: 'MGR-7K4Q-2D',
        version,
        hash,
        sentAt: this.played.now.toISOString(),
        validUntil,
        content,
      },
    ];
    this.rate = rate;
    this.played.homeowner({ kind: 'accepted', version, hash, name: 'A. Buyer' });
  }

  get today(): string {
    return isoDay(this.played.now);
  }

  ledger(today = this.today): Ledger {
    return ledgerOf(this.played.order, this.#versions, today);
  }

  /** Makes the invoice of a stage, of what it comes to unless it says otherwise. False where there is none to make. */
  issue(index: number, pence?: number): boolean {
    const { stages, over } = this.ledger();
    const stage = stages[index];
    const [accepted] = this.#versions;
    const amount = pence ?? stage?.amount ?? 0;
    if (stage === undefined || accepted === undefined || amount === 0) return false;
    const { payments } = this.played.order.money;
    const invoice = stageInvoice(this.#making('invoice'), {
      requestId: ID,
      room: 'Garden Room, 4 m × 4 m',
      accepted,
      stage,
      pence: amount,
      buyer: { name: 'A. Buyer', address: '4 Lane' },
      facts: this.#facts(),
      paidOn: over >= amount ? (payments.at(-1)?.on ?? null) : null,
    });
    const { number, version, dueOn } = invoice;
    this.rows.push(invoice);
    this.played.happen({
      kind: 'invoiced',
      number,
      version,
      stage: index,
      pence: amount,
      dueOn: dueOn ?? '',
      hash: '',
    });
    return true;
  }

  /** Credits an invoice, all that is left of it unless it says otherwise. False where nothing is left. */
  credit(number: number, pence?: number): boolean {
    const invoice = this.rows.find((one) => one.kind === 'invoice' && one.number === number);
    const entry = this.ledger().invoices.find((one) => one.number === number);
    const left = entry === undefined ? 0 : entry.pence - entry.credited;
    const amount = Math.min(left, pence ?? left);
    if (invoice === undefined || amount === 0) return false;
    const credit = creditNote(this.#making('credit'), {
      invoice,
      pence: amount,
      reason: 'Because',
    });
    this.rows.push(credit);
    this.played.happen({
      kind: 'credited',
      number: credit.number,
      of: number,
      pence: amount,
      hash: '',
      text: '',
    });
    return true;
  }

  /** Notes a payment of today. Its id. */
  pay(pence: number, invoice?: number): string {
    this.#payments += 1;
    const payment = idOf(this.#payments);
    const paid = { kind: 'paid', payment, on: this.today, pence, how: 'bank', text: '' } as const;
    this.played.happen({ ...paid, ...(invoice !== undefined && { invoice }) });
    return payment;
  }

  undo(payment: string): void {
    this.played.happen({ kind: 'payment-undone', payment, text: 'A mistake' });
  }

  /** What the invoices less the credit notes come to. */
  sum(amount: 'pence' | 'vat' | 'net'): number {
    return this.rows.reduce(
      (total, row) => total + (row.kind === 'invoice' ? row[amount] : -row[amount]),
      0,
    );
  }

  /** Each with what it comes to and its VAT: "INV-00001 300000 50000". */
  list(): string[] {
    return this.rows.map((row) => `${invoiceLabel(row)} ${row.pence} ${row.vat}`);
  }

  #making(kind: Invoice['kind']) {
    this.#numbers[kind] += 1;
    return { id: ID, at: this.played.now, number: this.#numbers[kind], earlier: this.rows };
  }

  #facts() {
    const { rate } = this;
    const vat =
      rate === 0
        ? { registered: false as const }
        : { registered: true as const, number: 'GB 1', rate };
    return { ...STARTER_FACTS, vat };
  }
}

const ID = idOf(0);

function idOf(count: number): string {
  return `20000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}
