import type { YearSaid } from '#domain/room/energy/use';
import type { RequestFigures } from '#domain/order/contracts/admin/today';
import type { RequestState } from '#domain/order/request-states';
import type { Listed, Page, PageRequest } from '#server/stores/pages';
import type {
  Enquiry,
  NewsletterSubscriber,
  QueuedMail,
  RequestStamp,
  QuoteRequestRecord,
} from '#server/stores/records';

/**
 * The administrator's work on stored requests, whether quote requests or enquiries; listed newest first.
 * Methods that change a request return whether it exists.
 */
export interface RequestInbox<Row> extends Listed<Row> {
  find(id: string): Promise<Row | undefined>;
  search(search: RequestSearch): Promise<FoundRequests<Row>>;
  /** Those with one of these contacts (see `contactsOf`): the newest, at most `limit`, and how many there are. */
  ofContacts(
    contacts: readonly string[],
    limit: number,
  ): Promise<{ rows: readonly Row[]; count: number }>;
  count(): Promise<number>;
  /** How many have not been opened yet. */
  countUnseen(): Promise<number>;
  /** Records when it was first opened. */
  markSeen(id: string, at: Date): Promise<boolean>;
  /** Removes the sender from the row, and its messages from the queue. */
  anonymise(id: string, at: Date): Promise<boolean>;
  /** Removes the row and its messages, and leaves a tombstone with the answer it was given. */
  remove(id: string, at: Date): Promise<boolean>;
  /**
   * The ids of at most `limit` rows that did not become an order, are not anonymised, and were received and
   * last handled before this time.
   */
  listExpired(before: Date, limit: number): Promise<readonly string[]>;
}

export interface RequestSearch extends PageRequest {
  /** All of them must occur in the reference, name, email, phone or postcode; empty for every request. */
  words: string;
  state?: RequestState | undefined;
}

export interface FoundRequests<Row> extends Page<Row> {
  /** How many match the words in each state, not only in the state searched for. */
  counts: Readonly<Record<RequestState, number>>;
}

/** What the administrator changes; anything left out stays as it is. */
export interface RequestChange extends Partial<Pick<Enquiry, 'state' | 'notes'>> {
  /** The revision it is based on. */
  over: number;
  at: Date;
}

export type NewQuoteRequest = Omit<QuoteRequestRecord, 'reference'>;

/** What came with a quote request and is no part of its row. */
interface BesideRequest {
  /** The hash of the device's link to the request's page. */
  followHash?: string | undefined;
  yearSaid?: YearSaid | undefined;
}

/** What is needed to answer a repeated quote request. */
export type ReceivedQuoteRequest = Pick<
  QuoteRequestRecord,
  keyof RequestStamp | 'reference' | 'estimatedPrice' | 'serverPrice' | 'pricingVersion'
>;

/** The quote requests; their notes and states change with their orders, see `OrderStore`. */
export interface QuoteRequestStore extends RequestInbox<QuoteRequestRecord> {
  /** With what its homeowner has said of direction and week, which lists leave out. */
  find(id: string): Promise<QuoteRequestRecord | undefined>;
  /** What was received under the key, even if it has been removed since. */
  findByKey(id: string): Promise<ReceivedQuoteRequest | undefined>;
  /** The requests that came at this time or later, counted; days without one are left out. */
  figures(since: Date): Promise<RequestFigures>;
  /**
   * Stores the row under its id, once, with its order and its two messages in the mail queue: if the id is
   * taken, nothing is written and the row that holds it is returned. `makeReference` is called until it
   * returns a free one.
   */
  add(
    row: NewQuoteRequest,
    makeReference: () => string,
    beside?: BesideRequest,
  ): Promise<ReceivedQuoteRequest>;
}

/** The enquiries from the contact page. */
export interface EnquiryStore extends RequestInbox<Enquiry> {
  /** As with quote requests. */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /** Stores the row under its id, once, with its two messages, as with quote requests. */
  add(row: Enquiry): Promise<RequestStamp>;
  /**
   * Updates state and notes, and raises the revision.
   *
   * @throws {RevisionConflictError} `over` is no longer its revision; nothing was written
   */
  change(id: string, change: RequestChange): Promise<boolean>;
}

type ListedSubscriber = Pick<NewsletterSubscriber, 'id' | 'email' | 'createdAt'>;

/** The addresses signed up for the newsletter, each once regardless of case; oldest first. */
export interface NewsletterStore extends Listed<ListedSubscriber> {
  /** The newest addresses that contain these letters, at most `limit`, and how many match in all. */
  search(
    letters: string,
    limit: number,
  ): Promise<{ rows: readonly ListedSubscriber[]; count: number }>;
  /**
   * What was stored under the key, whether an address's first sign-up or a later one, even if the address has
   * been removed since.
   */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /**
   * Records a sign-up under its id, once: if the id is taken, nothing is written and the stamp that holds it
   * is returned.
   */
  add(stamp: RequestStamp, email: string): Promise<RequestStamp>;
  /** Removes the address with all its sign-ups. False if there is none. */
  remove(id: string, at: Date): Promise<boolean>;
  /** How many addresses there are. */
  count(): Promise<number>;
}

/**
 * The messages that requests have caused, from the moment a request is stored until a mail server has them. What is kept
 * as a file stays in the queue, so that nobody takes it for sent.
 */
export interface MailQueue {
  find(id: string): Promise<QueuedMail | undefined>;
  /** The unsent messages of one request or event: the homeowner's, then the company's. */
  mailsOf(about: QueuedMail['about'], requestId: string): Promise<readonly QueuedMail[]>;
  /** Those of the ids, sent or not, whose requests exist and are not anonymised. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The oldest message that may be tried now, or that a wrong clock put off for longer than LONGEST_MAIL_WAIT_MS. */
  firstDue(now: Date): Promise<QueuedMail | undefined>;
  /** When the next one may be tried; undefined if none is waiting. */
  nextDue(): Promise<Date | undefined>;
  /** Updates the message. False if it is no longer in the queue. */
  set(id: string, changes: MailChanges): Promise<boolean>;
  /** Removes a message that was sent. False if it is no longer in the queue. */
  sent(id: string): Promise<boolean>;
  /** How many wait, when the oldest of them was queued, and how many are `unclear` and `kept`. */
  load(): Promise<QueueLoad & { unclear: number; kept: number }>;
  /** The newest messages in these states. */
  newestIn(states: readonly QueuedMail['state'][], limit: number): Promise<readonly QueuedMail[]>;
  /**
   * Of messages that are there as files, queues as `kept` what the queue does not have: builds before decision 0106 took
   * them for sent. Ids that belong to no request are left out.
   */
  noteKept(ids: readonly string[]): Promise<void>;
  /** Marks as `unclear` every message that was being handed over when the last process died. */
  settleHandedOver(problem: string): Promise<void>;
}

/** What waits in a queue. */
export interface QueueLoad {
  waiting: number;
  oldest: Date | undefined;
}

export type MailChanges = Partial<
  Pick<QueuedMail, 'state' | 'queuedAt' | 'refusals' | 'notBefore' | 'problem'>
>;
