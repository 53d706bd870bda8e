import type { PricingConfiguration } from '#domain/pricing/configuration';
import type {
  Credentials,
  Enquiry,
  GalleryImageRecord,
  NewsletterSubscriber,
  PricingVersion,
  QueuedMail,
  RequestStamp,
  RoomConfiguration,
  Session,
  StoredUpload,
  Upload,
} from './records';

/**
 * What the program needs from its storage. A method that writes resolves when the change would
 * survive a power cut, and throws StoreUnavailableError when it could not be written, with
 * nothing changed.
 */

/** Every pricing document ever saved, numbered from 1, never edited. There is always one. */
export interface PricingStore {
  current(): Promise<PricingVersion>;
  version(number: number): Promise<PricingVersion | undefined>;
  /** All of them, oldest first. */
  list(): Promise<readonly PricingVersion[]>;
  /**
   * Keeps the document under the next number; one like the current document makes no new version.
   *
   * @throws {PricingConflictError} `over` is not the current version any more; nothing was written.
   */
  save(pricing: PricingConfiguration, options?: PricingSave): Promise<PricingVersion>;
}

interface PricingSave {
  /** What the administrator writes beside it. */
  note?: string;
  /** The version it was made from. Without it, it takes the place of whichever is current. */
  over?: number;
}

/** Somebody has saved a pricing in the meantime. */
export class PricingConflictError extends Error {
  override name = 'PricingConflictError';

  constructor(readonly current: number) {
    super(`The current pricing is version ${current}.`);
  }
}

/** What the administrator does with stored requests, quote requests and enquiries alike. */
export interface DeskRows<Row> {
  find(id: string): Promise<Row | undefined>;
  /** In the order they came in. */
  list(): Promise<readonly Row[]>;
  /**
   * Puts what `edit` makes of the newest row in its place; what `edit` throws is handed on and nothing
   * is changed. Undefined when there is no such row.
   */
  edit(id: string, edit: (row: Row) => Row): Promise<Row | undefined>;
  /** Takes out of the row who sent it, and its messages out of the queue. */
  anonymise(id: string, at: Date): Promise<Row | undefined>;
  /** Removes the row and its messages, and remembers what it was answered. Says whether there was one. */
  remove(id: string, at: Date): Promise<boolean>;
}

export type NewRoomConfiguration = Omit<RoomConfiguration, 'reference'>;

/** What answers a quote request that comes once more. */
export type ReceivedQuote = Pick<
  RoomConfiguration,
  keyof RequestStamp | 'reference' | 'estimatedPrice' | 'serverPrice' | 'pricingVersion'
>;

/** The quote requests. */
export interface RoomConfigurationStore extends DeskRows<RoomConfiguration> {
  /** What was received under the key, also when it was removed since. */
  findByKey(id: string): Promise<ReceivedQuote | undefined>;
  /**
   * Stores the row under its id, once, with its two messages in the mail queue: when the id is
   * taken, nothing is written and the row that holds it is returned. `makeReference` is asked again
   * while its answer is taken.
   */
  add(row: NewRoomConfiguration, makeReference: () => string): Promise<ReceivedQuote>;
  count(): Promise<number>;
}

/** The pictures of the gallery. */
export interface GalleryImageStore {
  /** By sortOrder, then createdAt. The same array as long as nothing has changed. */
  list(): Promise<readonly GalleryImageRecord[]>;
  /** Adds all of them or none. */
  add(rows: readonly GalleryImageRecord[]): Promise<void>;
  /**
   * Makes a picture of a stored upload, which is used up with it. Undefined when there is no such
   * upload: it was never stored, was used already, or was swept.
   */
  addUpload(
    id: string,
    make: (upload: StoredUpload) => GalleryImageRecord,
  ): Promise<GalleryImageRecord | undefined>;
  /** Replaces the row by what `edit` makes of its newest state. Undefined when there is none. */
  change(
    id: string,
    edit: (row: GalleryImageRecord) => GalleryImageRecord,
  ): Promise<GalleryImageRecord | undefined>;
  /** Gives the pictures this order, from 1 on. False, with nothing changed, unless it names each once. */
  order(ids: readonly string[]): Promise<boolean>;
  /** Removes the row and leaves its files to be discarded. False when there is none. */
  remove(id: string, since: string): Promise<boolean>;
}

/** Pictures on their way into the gallery or out of it. */
export interface UploadStore {
  list(): Promise<readonly Upload[]>;
  /** Notes a new upload, or the next state of a known one. */
  set(row: Upload): Promise<void>;
  /** Files that belong to no picture shall go. False, with nothing changed, when it is unknown. */
  discard(id: string, since: string): Promise<boolean>;
  /** Its files are gone. */
  forget(id: string): Promise<void>;
}

/** The enquiries from the contact page. */
export interface EnquiryStore extends DeskRows<Enquiry> {
  /** As with quote requests. */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /** Stores the row under its id, once, with its two messages, as with quote requests. */
  add(row: Enquiry): Promise<RequestStamp>;
  count(): Promise<number>;
}

/** The messages that requests have caused, from the moment a request is stored until it is removed. */
export interface MailQueue {
  list(): Promise<readonly QueuedMail[]>;
  /** The oldest message that may be tried now. */
  firstDue(now: Date): Promise<QueuedMail | undefined>;
  /** When the next one may be tried; undefined while none waits. */
  nextDue(): Promise<Date | undefined>;
  /** Says whether the message was still there. */
  set(id: string, changes: MailChanges): Promise<boolean>;
  /** Makes every message that was being handed over when the last process died `unclear`. */
  settleHandedOver(problem: string): Promise<void>;
}

export type MailChanges = Partial<Pick<QueuedMail, 'state' | 'refusals' | 'notBefore' | 'problem'>>;

/** The addresses that have asked for the newsletter, each once, whatever its capitals. */
export interface NewsletterStore {
  /**
   * What was stored under the key, whether it was an address's first sign-up or a later one, also when the
   * address was removed since.
   */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /** Notes a sign-up under its id, once: when the id is taken, the stamp that holds it is returned. */
  add(stamp: RequestStamp, email: string): Promise<RequestStamp>;
  /** Each address with the time of its first sign-up, oldest first. */
  list(): Promise<readonly Pick<NewsletterSubscriber, 'id' | 'email' | 'createdAt'>[]>;
  /** Removes the address with all its sign-ups. Says whether there was one. */
  remove(id: string, at: Date): Promise<boolean>;
  /** How many addresses there are. */
  count(): Promise<number>;
}

/** What the administrator signs in with. */
export interface CredentialStore {
  read(): Promise<Credentials>;
  /** Who is signed in with the earlier ones is signed out. */
  save(credentials: Credentials): Promise<void>;
}

/** The browsers in which the administrator is signed in. */
export interface SessionStore {
  find(idHash: string): Promise<Session | undefined>;
  /** Adds the session and removes those that are over. */
  add(row: Session, isOver: (session: Session) => boolean): Promise<void>;
  /** Notes when the session was used; one that is not there any more stays away. */
  note(idHash: string, seenAt: string): Promise<void>;
  remove(idHash: string): Promise<void>;
}

export interface NewAttempt {
  /** When it was made: ISO 8601 in UTC, as all times here. */
  at: string;
  /** Attempts of before do not count any more. */
  since: string;
  /** So many attempts may count. */
  most: number;
}

/** The recent attempts to sign in that have not succeeded, by address. */
export interface SignInFailureStore {
  /**
   * Notes one more attempt of the address, unless it has had its attempts: then nothing is written,
   * and the answer is the time of the attempt that has to grow old first.
   */
  note(address: string, attempt: NewAttempt): Promise<{ freeAfter: string } | undefined>;
  /** Forgets the attempts of the address. */
  remove(address: string): Promise<void>;
}
