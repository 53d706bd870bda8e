import { canonicalJson, type QuoteVersion } from '#domain/order/quote/quote-version';
import { vatInPence } from '#domain/order/document/vat';
import type { StoredFacts } from '#domain/site/content/facts/company-facts';
import { canBePaid } from '#domain/site/content/facts/money-facts';
import { rateOf } from '#domain/site/content/facts/vat';
import { isoDay } from '#domain/text/dates';
import { isSeen } from '#domain/text/plain-text';
import type { Invoice } from './invoice';
import type { LedgerStage } from './ledger';

/** What an invoice must say and we may not know yet, in words that follow "Missing:". */
export const INVOICE_FACTS = {
  'registered-name': 'the registered name of the company',
  'vat-number': 'the VAT number',
  bank: 'the bank account that invoices are paid to',
  buyer: 'the homeowner’s name',
  'buyer-address': 'the homeowner’s address',
} as const;

export type InvoiceFact = keyof typeof INVOICE_FACTS;

/** Which of them are missing, in the order above: without all of them there is no invoice. */
export function missingFacts(facts: StoredFacts, buyer: Invoice['buyer']): InvoiceFact[] {
  const { legal, vat, money } = facts;
  const isMissing: Record<InvoiceFact, boolean> = {
    'registered-name': !isSeen(legal.registeredName),
    'vat-number': vat.registered && !isSeen(vat.number),
    bank: !canBePaid(money),
    buyer: !isSeen(buyer.name),
    'buyer-address': !isSeen(buyer.address),
  };
  return (Object.keys(INVOICE_FACTS) as InvoiceFact[]).filter((fact) => isMissing[fact]);
}

/** What the invoices and credit notes of one order need to know of it, and of the day. */
interface Making {
  /** The event's. */
  id: string;
  at: Date;
  /** The next number of its kind. */
  number: number;
  /** The invoices and credit notes of the order so far. */
  earlier: readonly Invoice[];
}

interface OfStage {
  requestId: string;
  /** "Garden Room, 4 m × 4 m". */
  room: string;
  accepted: QuoteVersion & { hash: string };
  stage: Pick<LedgerStage, 'index' | 'words'>;
  /** What it asks for, with any VAT. */
  pence: number;
  buyer: Invoice['buyer'];
  facts: StoredFacts;
  /** The day on which all of it had been paid already; null where it is still to be paid. */
  paidOn: string | null;
}

/**
 * The invoice of a payment stage. The price is the one that was agreed, with any VAT in it; how much of it is VAT follows
 * from the rate on the day of the invoice. Its tax point is that day, unless it was paid before (HMRC, VAT Notice 700,
 * section 14).
 */
export function stageInvoice(
  { id, at, number, earlier }: Making,
  { requestId, room, accepted, stage, pence, buyer, facts, paidOn }: OfStage,
): Invoice {
  const { company, legal, money } = facts;
  const vatRate = rateOf(facts.vat);
  const vat = nextVat(earlier, pence, vatRate);
  const issuedOn = isoDay(at);
  return {
    id,
    requestId,
    reference: accepted.requestReference,
    kind: 'invoice',
    number,
    stage: stage.index,
    words: `${room}: ${stage.words}`,
    version: accepted.version,
    hash: accepted.hash,
    issuedOn,
    taxPoint: paidOn !== null && paidOn < issuedOn ? paidOn : issuedOn,
    dueOn: isoDay(at, money.invoiceDays),
    of: null,
    reason: '',
    vatRate,
    pence,
    vat,
    net: pence - vat,
    supplier: {
      name: legal.registeredName,
      address: legal.registeredOffice || company.address,
      companyNumber: legal.companyNumber,
      vatNumber: facts.vat.registered ? facts.vat.number : '',
      email: company.email,
      phone: company.phone,
    },
    buyer,
    bank: {
      name: money.accountName,
      sortCode: money.sortCode,
      accountNumber: money.accountNumber,
    },
    at: at.toISOString(),
  };
}

/**
 * A credit note that takes some of an invoice back. It says what the invoice said, so that no fact can be missing: the
 * supplier and the rate are those of the supply.
 */
export function creditNote(
  { id, at, number, earlier }: Making,
  { invoice, pence, reason }: { invoice: Invoice; pence: number; reason: string },
): Invoice {
  const vat = creditedVat(invoice, earlier, pence);
  const issuedOn = isoDay(at);
  return {
    ...invoice,
    id,
    kind: 'credit',
    number,
    issuedOn,
    dueOn: null,
    of: invoice.number,
    reason,
    pence,
    vat,
    net: pence - vat,
    bank: null,
    at: at.toISOString(),
  };
}

/** The exact text of an invoice or credit note: its SHA-256, in UTF-8, stands in the event. Never to change. */
export function canonicalInvoice(invoice: Invoice): string {
  return canonicalJson(invoice);
}

/**
 * The VAT of the next invoice: what the VAT of all of them together, with this one, is more than that of those before. So
 * the pennies that each rounds away add up to the VAT of the whole.
 */
function nextVat(earlier: readonly Invoice[], pence: number, vatRate: number): number {
  const sameRate = earlier.filter((one) => one.vatRate === vatRate);
  const sum = (amount: 'pence' | 'vat') =>
    sameRate.reduce(
      (total, one) => total + (one.kind === 'invoice' ? one[amount] : -one[amount]),
      0,
    );
  const vat = vatInPence(sum('pence') + pence, vatRate) - sum('vat');
  return Math.min(pence, Math.max(0, vat));
}

/** The share of an invoice's VAT, so that credits of the whole of it take exactly what it had. */
function creditedVat(invoice: Invoice, earlier: readonly Invoice[], pence: number): number {
  const credits = earlier.filter(({ kind, of }) => kind === 'credit' && of === invoice.number);
  const before = credits.reduce((sum, credit) => sum + credit.pence, 0);
  const shareOf = (part: number) => roundedShare(invoice.vat, part, invoice.pence);
  return shareOf(before + pence) - shareOf(before);
}

/** `amount` × `part` ÷ `whole`, rounded half up: the product may be above 2^53. */
function roundedShare(amount: number, part: number, whole: number): number {
  const [a, b, c] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * b + c) / (2n * c));
}
