import type { RequestState } from '#domain/request-states';
import type { Listed, Page, PageRequest } from './pages';
import type {
  Enquiry,
  NewsletterSubscriber,
  QueuedMail,
  RequestStamp,
  RoomConfiguration,
} from './records';

/**
 * What the administrator does with stored requests, quote requests and enquiries alike; listed newest
 * first. What changes one says whether it was there.
 */
export interface RequestInbox<Row> extends Listed<Row> {
  find(id: string): Promise<Row | undefined>;
  search(search: RequestSearch): Promise<FoundRequests<Row>>;
  count(): Promise<number>;
  /** How many nobody has looked at. */
  countUnseen(): Promise<number>;
  /**
   * Takes over state and notes, and raises the revision.
   *
   * @throws {RevisionConflictError} `over` is not its revision any more; nothing was written.
   */
  change(id: string, change: RequestChange): Promise<boolean>;
  /** Notes when it was looked at for the first time. */
  markSeen(id: string, at: Date): Promise<boolean>;
  /** Takes out of the row who sent it, and its messages out of the queue. */
  anonymise(id: string, at: Date): Promise<boolean>;
  /** Removes the row and its messages, and remembers what it was answered. */
  remove(id: string, at: Date): Promise<boolean>;
  /**
   * The ids of rows, so many at most, that became no order, still say who sent them, and came and were
   * last changed before this.
   */
  listExpired(before: Date, limit: number): Promise<readonly string[]>;
}

interface RequestSearch extends PageRequest {
  /** All of them are in the reference, name, email, phone or postcode; none for every request. */
  words: string;
  state?: RequestState | undefined;
}

interface FoundRequests<Row> extends Page<Row> {
  /** How many have the words in each state, also in others than the one that is looked for. */
  counts: Readonly<Record<RequestState, number>>;
}

interface RequestChange extends Partial<Pick<Enquiry, 'state' | 'notes'>> {
  /** The revision it was made on. */
  over: number;
  at: Date;
}

export type NewRoomConfiguration = Omit<RoomConfiguration, 'reference'>;

/** What answers a quote request that comes once more. */
export type ReceivedQuote = Pick<
  RoomConfiguration,
  keyof RequestStamp | 'reference' | 'estimatedPrice' | 'serverPrice' | 'pricingVersion'
>;

/** The quote requests. */
export interface RoomConfigurationStore extends RequestInbox<RoomConfiguration> {
  /** What was received under the key, also when it was removed since. */
  findByKey(id: string): Promise<ReceivedQuote | undefined>;
  /**
   * Stores the row under its id, once, with its two messages in the mail queue: when the id is
   * taken, nothing is written and the row that holds it is returned. `makeReference` is asked again
   * while its answer is taken.
   */
  add(row: NewRoomConfiguration, makeReference: () => string): Promise<ReceivedQuote>;
}

/** The enquiries from the contact page. */
export interface EnquiryStore extends RequestInbox<Enquiry> {
  /** As with quote requests. */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /** Stores the row under its id, once, with its two messages, as with quote requests. */
  add(row: Enquiry): Promise<RequestStamp>;
}

type ListedSubscriber = Pick<NewsletterSubscriber, 'id' | 'email' | 'createdAt'>;

/** The addresses that have asked for the newsletter, each once, whatever its capitals; oldest first. */
export interface NewsletterStore extends Listed<ListedSubscriber> {
  /** The newest addresses with these letters, so many at most, and how many there are. */
  search(
    letters: string,
    limit: number,
  ): Promise<{ rows: readonly ListedSubscriber[]; count: number }>;
  /**
   * What was stored under the key, whether it was an address's first sign-up or a later one, also when the
   * address was removed since.
   */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /** Notes a sign-up under its id, once: when the id is taken, the stamp that holds it is returned. */
  add(stamp: RequestStamp, email: string): Promise<RequestStamp>;
  /** Removes the address with all its sign-ups. Says whether there was one. */
  remove(id: string, at: Date): Promise<boolean>;
  /** How many addresses there are. */
  count(): Promise<number>;
}

/** The messages that requests have caused, from the moment a request is stored until they are sent. */
export interface MailQueue {
  find(id: string): Promise<QueuedMail | undefined>;
  /** The messages of one request that were not sent: the homeowner's, then the company's. */
  mailsOf(about: QueuedMail['about'], requestId: string): Promise<readonly QueuedMail[]>;
  /** Those of the ids, sent or not, whose requests are there and say who sent them. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The oldest message that may be tried now, or was put off for longer than LONGEST_MAIL_WAIT_MS. */
  firstDue(now: Date): Promise<QueuedMail | undefined>;
  /** When the next one may be tried; undefined while none waits. */
  nextDue(): Promise<Date | undefined>;
  /** Says whether the message was still there. */
  set(id: string, changes: MailChanges): Promise<boolean>;
  /** Takes out a message that was sent. Says whether it was still there. */
  sent(id: string): Promise<boolean>;
  /** Makes every message that was being handed over when the last process died `unclear`. */
  settleHandedOver(problem: string): Promise<void>;
}

export type MailChanges = Partial<Pick<QueuedMail, 'state' | 'refusals' | 'notBefore' | 'problem'>>;
