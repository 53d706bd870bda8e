import type { BoardPlace } from '#domain/order/contracts/admin/order';
import type { Happening } from '#domain/order/history/events';
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

/** What a decision changes; anything it leaves out stays as it is. */
export interface OrderChange {
  /** An event; its mails are queued in the same write. */
  event?: { id: string; by: 'homeowner' | 'company'; who?: string; what: Happening };
  /** The version of the quote being sent. */
  version?: SentVersion;
  draft?: OrderRecord['draft'];
  /** The administrator's notes on the request. */
  notes?: string;
  /** Revokes every link to the homeowner's page given out so far. */
  revokesLinks?: true;
}

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
   * Orders on the board: at a stage and not ended, or ended; those that have stood so longest first. Requests that were
   * won or lost before anything else happened to them are not on it.
   */
  listAt(place: BoardPlace, page: PageRequest): Promise<Page<OrderRecord>>;
  countAt(place: BoardPlace): Promise<number>;
  /** Booked visits, ordered by start. */
  visits(): Promise<readonly BookedVisit[]>;
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
