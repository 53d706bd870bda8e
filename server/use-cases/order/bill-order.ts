import { hash, randomUUID } from 'node:crypto';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import type {
  CreditCall,
  IssueCall,
  PaymentCall,
  UndoCall,
} from '#domain/order/contracts/admin/billing';
import type { Order } from '#domain/order/history/order';
import { REFUSALS, type RefusalCode } from '#domain/order/history/refusals';
import { invoiceLabel, type Invoice } from '#domain/order/money/invoice';
import { acceptedVersion, ledgerOf, type LedgerStage } from '#domain/order/money/ledger';
import {
  canonicalInvoice,
  creditNote,
  INVOICE_FACTS,
  missingFacts,
  stageInvoice,
  type InvoiceFact,
} from '#domain/order/money/make-invoice';
import { isoDay } from '#domain/text/dates';
import { onOneLine } from '#domain/text/plain-text';
import { ApiProblem } from '#server/api-problem';
import type { PostOffice } from '#server/ports/mail';
import { sayOfAct } from '#server/stores/audit/act';
import type { Books, OrderChange, OrderNow, OrderStore } from '#server/stores/orders/order-ports';
import { orderOf } from '#server/stores/orders/order-change';
import type { OrderRecord } from '#server/stores/orders/order-records';
import type { PricingStore } from '#server/stores/ports';
import type { QuoteRequestRecord } from '#server/stores/records';
import type { QuoteRequestStore } from '#server/stores/requests/request-ports';
import { noSuchRequest } from '#server/use-cases/inbox/work-in-inbox';
import { roomOf } from '#server/use-cases/requests/described-room';
import { invalidRequest } from '#server/use-cases/requests/parse-request';
import { orderedBy } from './quote-file';
import { deskConflict, isAnonymous, sameOrThrow } from './take-action';

export interface BillServices {
  facts: () => StoredFacts;
  orders: OrderStore;
  roomConfigurations: QuoteRequestStore;
  pricing: Pick<PricingStore, 'version'>;
  mail: PostOffice;
  now: () => Date;
}

/**
 * For how many days after its time has come a stage gets its invoice by itself: what is older was invoiced in another way,
 * or is for an administrator to decide. An invoice is due 14 days after the supply (HMRC, VAT Notice 700, section 14).
 */
const AUTOMATIC_DAYS = 14;

type Billing = OrderNow & { books: Books };

/** Who does it, under which Idempotency-Key. */
interface By {
  id: string;
  who: string;
}

/** Whom an invoice is to: as the request names them, at the address of the garden. */
function buyerOf({ name }: Pick<QuoteRequestRecord, 'name'>, { place }: Order) {
  const lines = [place?.address, place?.postcode].map((line) => line?.trim() ?? '');
  const address = place === null ? '' : lines.filter((line) => line !== '').join('\n');
  return { name: onOneLine(name), address };
}

/** What is still missing for an invoice of this order. */
export function missingForInvoice(
  facts: StoredFacts,
  request: QuoteRequestRecord,
  order: OrderRecord,
): InvoiceFact[] {
  return missingFacts(facts, buyerOf(request, orderOf(order)));
}

/**
 * Makes the invoices of the stages that are due, one for each: none where it has one already, where something that it must
 * say is missing, or where its time came long ago. May be repeated, by several processes at once.
 *
 * @returns how many it has made
 */
export async function issueDue(services: BillServices, requestId: string): Promise<number> {
  const { facts, orders, pricing, mail, now } = services;
  const { request } = await orderedBy(services, requestId);
  const room = await roomOf(pricing, request);
  let count = 0;
  for (;;) {
    const at = now();
    const made: string[] = [];
    await orders.bill(requestId, at, (current) => {
      made.length = 0;
      if (current.request.anonymisedAt !== null) return null;
      if (missingForInvoice(facts(), current.request, current.order).length > 0) return null;
      const stage = stagesOf(current, at).find((one) => isDueByItself(one, at));
      if (stage === undefined) return null;
      const id = randomUUID();
      made.push(id);
      const invoice = invoiceFor(current, { id, at, room, facts: facts(), stage });
      return { event: { id, by: 'company', what: invoicedBy(invoice) }, invoice };
    });
    if (made.length === 0) break;
    count += 1;
  }
  if (count > 0) mail.wake();
  return count;
}

/** `issueDue` for every order that has a stage due. How many invoices it has made. */
export async function issueAllDue(services: BillServices): Promise<number> {
  const { facts, orders, now } = services;
  const ofCompany = missingFacts(facts(), { name: 'Anybody', address: 'Anywhere' });
  if (ofCompany.length > 0) return 0;
  let count = 0;
  for (const order of await orders.awaitingInvoice()) {
    const at = now();
    const stages = stagesOf({ stands: orderOf(order), order }, at);
    if (stages.some((stage) => isDueByItself(stage, at))) {
      count += await issueDue(services, order.requestId);
    }
  }
  return count;
}

function isDueByItself({ state, amount, isCredited, since }: LedgerStage, at: Date): boolean {
  const isRecent = since !== null && since >= isoDay(at, -AUTOMATIC_DAYS);
  return state === 'due' && amount > 0 && !isCredited && isRecent;
}

/**
 * Makes the invoice of a stage by hand: before it is due, or anew, with another amount, after its invoice was credited.
 *
 * @throws {ApiProblem} 404 no_such_request, 409 desk_conflict, 422 invoice_facts with what is missing, 422 anonymised, 422
 *   with a code of `REFUSALS`
 */
export async function issueStage(
  services: BillServices,
  requestId: string,
  by: By,
  { over, stage: index, pence }: IssueCall,
): Promise<OrderRecord> {
  const { facts, pricing, now } = services;
  const { request: asked } = await orderedBy(services, requestId);
  const room = await roomOf(pricing, asked);
  const at = now();
  return bill(
    services,
    requestId,
    {
      by,
      over,
      asked: { kind: 'invoiced', stage: index, ...(pence !== undefined && { pence }) },
      at,
    },
    (current) => {
      if (current.request.anonymisedAt !== null) throw isAnonymous();
      if (current.stands.ended !== null) throw refused('ended');
      const stages = stagesOf(current, at);
      if (stages.length === 0) throw refused('no_accepted_quote');
      const stage = stages.find((one) => one.index === index);
      if (stage === undefined) throw refused('no_stage');
      if (stage.invoice !== null) throw refused('stage_invoiced');
      if (stage.amount === 0) throw refused('nothing_left');
      const amount = pence ?? stage.amount;
      if (!canAskFor(amount, stage, stages, leftOf(current, at))) throw refused('invoice_amount');
      const missing = missingForInvoice(facts(), current.request, current.order);
      if (missing.length > 0) throw missesFacts(missing);
      const invoice = invoiceFor(current, {
        id: by.id,
        at,
        room,
        facts: facts(),
        stage: { ...stage, amount },
      });
      return { what: invoicedBy(invoice), invoice };
    },
  );
}

/** The last stage without an invoice takes all that is left, so that the invoices come to the accepted total. */
function canAskFor(
  pence: number,
  { amount }: LedgerStage,
  stages: readonly LedgerStage[],
  left: number,
): boolean {
  const isLast = stages.filter((one) => one.pence > 0 && one.invoice === null).length === 1;
  return isLast ? pence === amount : pence <= left;
}

/**
 * Credits an invoice, or a part of it: no invoice is ever changed.
 *
 * @throws {ApiProblem} 404 no_such_request, 409 desk_conflict, 422 with a code of `REFUSALS`
 */
export function creditInvoice(
  services: BillServices,
  requestId: string,
  by: By,
  { over, number, pence, text }: CreditCall,
): Promise<OrderRecord> {
  const at = services.now();
  const asked = { kind: 'credited', of: number, text, ...(pence !== undefined && { pence }) };
  return bill(services, requestId, { by, over, asked, at }, ({ stands, books }) => {
    const invoice = books.invoices.find((one) => one.kind === 'invoice' && one.number === number);
    const entry = ledgerOf(stands, [], isoDay(at)).invoices.find((one) => one.number === number);
    if (invoice === undefined || entry === undefined) throw refused('no_invoice');
    const left = entry.pence - entry.credited;
    const amount = pence ?? left;
    if (amount === 0 || amount > left) throw refused('credit_amount');
    const making = { id: by.id, at, number: books.next.credit, earlier: books.invoices };
    const credit = creditNote(making, { invoice, pence: amount, reason: text });
    const what = {
      kind: 'credited',
      number: credit.number,
      of: number,
      pence: amount,
      hash: hashOf(credit),
      text,
    } as const;
    return { what, invoice: credit };
  });
}

/**
 * Notes a payment. It contradicts nothing, so it is taken whatever has happened meanwhile, also to a request without a
 * person. A line of a bank statement is noted once, over all orders.
 *
 * @throws {ApiProblem} 400 invalid_request for a day to come, 404 no_such_request, 422 with a code of `REFUSALS`
 */
export function notePayment(
  services: BillServices,
  requestId: string,
  by: By,
  payment: PaymentCall,
): Promise<OrderRecord> {
  const at = services.now();
  if (payment.on > isoDay(at)) throw invalidRequest({ on: 'Enter a day that has come' });
  return bill(
    services,
    requestId,
    { by, asked: { kind: 'paid', ...payment }, at, line: payment.line },
    ({ stands, books, order }) => {
      const { invoice } = payment;
      if (
        invoice !== undefined &&
        !stands.money.invoices.some(({ number }) => number === invoice)
      ) {
        throw refused('no_invoice');
      }
      if (books.line !== null && books.line.notedOf !== null) {
        // For the same order it was sent again, perhaps from another window.
        if (books.line.notedOf === order.requestId) return null;
        throw refused('line_noted');
      }
      const id = books.line?.id ?? by.id;
      return { id, what: { kind: 'paid', payment: id, ...payment } };
    },
  );
}

/**
 * Undoes a payment that was noted by mistake.
 *
 * @throws {ApiProblem} 404 no_such_request, 422 no_payment
 */
export function undoPayment(
  services: BillServices,
  requestId: string,
  by: By,
  { payment, text }: UndoCall,
): Promise<OrderRecord> {
  const asked = { kind: 'payment-undone', payment, text };
  return bill(services, requestId, { by, asked, at: services.now() }, ({ stands, order }) => {
    if (stands.money.payments.some(({ id }) => id === payment)) {
      return { what: { kind: 'payment-undone', payment, text } };
    }
    const wasNoted = order.events.some(
      ({ what }) => what.kind === 'paid' && what.payment === payment,
    );
    if (!wasNoted) throw refused('no_payment');
    return null;
  });
}

interface Asked {
  by: By;
  /** How many events the order had when it was asked for; left out where that does not matter. */
  over?: number;
  /** What was asked for: the same again under the same key changes nothing. */
  asked: object;
  at: Date;
  line?: string | undefined;
}

interface Billed {
  what: NonNullable<OrderChange['event']>['what'];
  invoice?: Invoice;
  /** Of the event; the Idempotency-Key if it is left out. */
  id?: string;
}

async function bill(
  { orders, mail }: BillServices,
  requestId: string,
  { by, over, asked, at, line }: Asked,
  decide: (current: Billing) => Billed | null,
): Promise<OrderRecord> {
  const order = await orders.bill(
    requestId,
    at,
    (current) => {
      const earlier = current.order.events.find(({ id }) => id === by.id);
      if (earlier !== undefined) return sameOrThrow(earlier.what, asked);
      if (over !== undefined && current.stands.number !== over) throw deskConflict();
      const decided = decide(current);
      if (decided === null) return null;
      const { what, invoice, id = by.id } = decided;
      if (invoice !== undefined) sayOfAct({ detail: invoiceLabel(invoice) });
      return { event: { id, by: 'company', who: by.who, what }, ...(invoice && { invoice }) };
    },
    line,
  );
  if (order === undefined) throw noSuchRequest();
  mail.wake();
  return order;
}

function stagesOf({ stands, order }: Pick<OrderNow, 'stands' | 'order'>, at: Date): LedgerStage[] {
  return ledgerOf(stands, order.versions, isoDay(at)).stages;
}

function leftOf({ stands, order }: OrderNow, at: Date): number {
  const { accepted, invoiced, credited } = ledgerOf(stands, order.versions, isoDay(at));
  return (accepted ?? 0) - invoiced + credited;
}

function invoiceFor(
  { stands, order, request, books }: Billing,
  {
    id,
    at,
    room,
    facts,
    stage,
  }: { id: string; at: Date; room: string; facts: StoredFacts; stage: LedgerStage },
): Invoice {
  const accepted = acceptedVersion(stands, order.versions);
  if (accepted === undefined) throw refused('no_accepted_quote');
  const { over } = ledgerOf(stands, order.versions, isoDay(at));
  const lastPaidOn =
    stands.money.payments
      .map(({ on }) => on)
      .toSorted()
      .at(-1) ?? null;
  return stageInvoice(
    { id, at, number: books.next.invoice, earlier: books.invoices },
    {
      requestId: order.requestId,
      room,
      accepted,
      stage,
      pence: stage.amount,
      buyer: buyerOf(request, stands),
      facts,
      // What was paid before there was an invoice pays this one.
      paidOn: over >= stage.amount ? lastPaidOn : null,
    },
  );
}

function invoicedBy(invoice: Invoice) {
  const { number, version, stage, pence, dueOn } = invoice;
  return {
    kind: 'invoiced',
    number,
    version,
    stage,
    pence,
    dueOn: dueOn ?? invoice.issuedOn,
    hash: hashOf(invoice),
  } as const;
}

function hashOf(invoice: Invoice): string {
  return hash('sha256', canonicalInvoice(invoice), 'base64url');
}

function refused(code: RefusalCode): ApiProblem {
  return new ApiProblem(422, code, REFUSALS[code]);
}

function missesFacts(missing: readonly InvoiceFact[]): ApiProblem {
  const words = missing.map((fact) => INVOICE_FACTS[fact]).join(', ');
  return new ApiProblem(
    422,
    'invoice_facts',
    `An invoice must also say: ${words}. Give that first.`,
  );
}
