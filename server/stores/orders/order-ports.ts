import type { BoardPlace } from '#domain/order/contracts/admin/order';
import type { Happening } from '#domain/order/history/events';
import type { Invoice } from '#domain/order/money/invoice';
import type { Order } from '#domain/order/history/order';
import type { Page, PageRequest } from '#server/stores/pages';
import type {
  FollowLink,
  OrderRecord,
  SentVersion,
  Setting,
  SettingName,
  SettingOf,
} from './order-records';
import type { QuoteRequestRecord } from '#server/stores/records';

/** The current state of an order, for deciding what happens to it next. */
export interface OrderNow {
  order: OrderRecord;
  /** The order that its events add up to. */
  stands: Order;
  request: QuoteRequestRecord;
  /** Visits booked for other requests. */
  visits: readonly BookedVisit[];
}

export interface BookedVisit {
  requestId: string;
  start: string;
  minutes: number;
  /** Of the garden; empty if not known. */
  postcode: string;
}

/** Where a request stands on the board, and since when. */
export interface Placed {
  place: BoardPlace;
  since: string;
}

/** What a decision changes; anything it leaves out stays as it is. */
export interface OrderChange {
  /** An event; its mails are queued in the same write. */
  event?: { id: string; by: 'homeowner' | 'company'; who?: string; what: Happening };
  /** The version of the quote being sent. */
  version?: SentVersion;
  draft?: OrderRecord['draft'];
  /** The administrator's notes on the request. */
  notes?: string;
  /** The invoice or credit note of the event. */
  invoice?: Invoice;
  /** Revokes every link to the homeowner's page given out so far. */
  revokesLinks?: true;
}

/** The books as they are, for deciding about the money of an order. */
export interface Books {
  /** The invoices and credit notes of the order, in the order in which they were made. */
  invoices: readonly Invoice[];
  /** The next number of each kind. */
  next: Record<Invoice['kind'], number>;
  /** Of the line of a bank statement that was asked about; null for none. */
  line: BankLineNote | null;
}

/** Whether a line of a bank statement was noted before, and of which request; else the id of the event that notes it. */
export type BankLineNote = { notedOf: string } | { notedOf: null; id: string };

/** The progress of quote requests: each has an order, to which nothing has happened at first. */
export interface OrderStore {
  find(requestId: string): Promise<OrderRecord | undefined>;
  /**
   * Runs `decide` on the latest state and writes what it returns, all or nothing. The event gets the next
   * number, its mails are queued, and the request's state in the inbox follows. If `decide` throws, nothing is
   * written.
   *
   * @returns the order after the change, unchanged if `decide` returned null; undefined if there is no such
   *   request
   */
  change(
    requestId: string,
    at: Date,
    decide: (now: OrderNow) => OrderChange | null,
  ): Promise<OrderRecord | undefined>;
  /**
   * As `change`, for what is invoiced, credited and paid: nothing else is, in any process, until it is written. So the
   * numbers of invoices have neither gaps nor doubles.
   *
   * @param line the key of a line of a bank statement, about which the books are to tell
   */
  bill(
    requestId: string,
    at: Date,
    decide: (now: OrderNow & { books: Books }) => OrderChange | null,
    line?: string,
  ): Promise<OrderRecord | undefined>;
  /** The orders of which anything was invoiced or paid, in any order. */
  withMoney(): Promise<readonly OrderRecord[]>;
  /** The orders of which a payment stage will have its first invoice by itself, now or later, in any order. */
  awaitingInvoice(): Promise<readonly OrderRecord[]>;
  /**
   * Orders on the board: at a stage and not ended, or ended; those that have stood so longest first. Requests that were
   * won or lost before anything else happened to them are not on it.
   */
  listAt(place: BoardPlace, page: PageRequest): Promise<Page<OrderRecord>>;
  countAt(place: BoardPlace): Promise<number>;
  /** Booked visits, ordered by start. */
  visits(): Promise<readonly BookedVisit[]>;
}

/** Invoices and credit notes, which never change. They are made by `OrderStore.bill`. */
export interface InvoiceStore {
  /** Those of an order, in the order in which they were made. */
  of(requestId: string): Promise<readonly Invoice[]>;
  /** By its name: "INV-00001". */
  find(label: string): Promise<Invoice | undefined>;
  /** Those of these days and the days between, oldest first, those of a day by number. */
  issuedBetween(from: string, to: string): Promise<readonly Invoice[]>;
  /**
   * Removes those from before this day whose request has no person any more, but for the last of each kind, whose number
   * the next one follows. How many there were.
   */
  removeBefore(day: string): Promise<number>;
}

/** The links to homeowners' pages. */
export interface FollowLinkStore {
  find(hash: string): Promise<FollowLink | undefined>;
  /** Whether anybody has a link to the page of a request. */
  any(requestId: string): Promise<boolean>;
  /** Adds a link and keeps the three newest of each holder. False if there is no such request. */
  add(link: Omit<FollowLink, 'until'>): Promise<boolean>;
}

/** The settings that apply to all orders. */
export interface SettingStore {
  /** Undefined until it is set for the first time. */
  find<Name extends SettingName>(name: Name): Promise<SettingOf<Name> | undefined>;
  /**
   * Saves a value based on revision `over`, 0 for the first.
   *
   * @throws {RevisionConflictError} `over` is no longer the current revision; nothing was written
   */
  save(setting: Setting, over: number): Promise<void>;
}
