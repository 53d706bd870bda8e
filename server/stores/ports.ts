import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { Listed } from './pages';
import type {
  Credentials,
  GalleryImageRecord,
  PricingVersion,
  Session,
  StoredUpload,
  Upload,
} from './records';
import type {
  EnquiryStore,
  MailQueue,
  NewsletterStore,
  RoomConfigurationStore,
} from './request-ports';

/**
 * What the program needs from its storage. A method that writes resolves when the change would
 * survive a power cut, and throws StoreUnavailableError when it could not be written, with
 * nothing changed. One that only reads throws it when the storage cannot be reached. `stores.contract.ts`
 * says what each of them promises; times are ISO 8601 in UTC with milliseconds.
 */
export interface Stores {
  pricing: PricingStore;
  roomConfigurations: RoomConfigurationStore;
  enquiries: EnquiryStore;
  newsletter: NewsletterStore;
  mailQueue: MailQueue;
  galleryImages: GalleryImageStore;
  uploads: UploadStore;
  credentials: CredentialStore;
  sessions: SessionStore;
  signInFailures: SignInFailureStore;
  /** Whether prices or pictures were never kept here: so it is before the first start, and never again. */
  areNew(): Promise<boolean>;
  /**
   * Really writes something, and removes it again.
   *
   * @throws {StoreUnavailableError} nothing can be stored now.
   */
  check(): Promise<void>;
  /** Finishes what is under way, refuses what comes later, and lets go of the storage. */
  close(): Promise<void>;
}

/** The storage cannot be used now. Nothing was changed; the same call may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Another server has taken the storage over: this one will not write to it again. */
export class StoreTakenError extends StoreUnavailableError {
  override name = 'StoreTakenError';
}

/** Somebody has saved a pricing in the meantime. */
export class PricingConflictError extends Error {
  override name = 'PricingConflictError';

  constructor(readonly current: number) {
    super(`The current pricing is version ${current}.`);
  }
}

/** Somebody has changed the request in the meantime. */
export class RevisionConflictError extends Error {
  override name = 'RevisionConflictError';

  constructor(readonly current: number) {
    super(`The request is at revision ${current}.`);
  }
}

/** Every pricing document ever saved, numbered from 1, never edited; listed without it, newest first. */
export interface PricingStore extends Listed<Pick<PricingVersion, 'version' | 'savedAt' | 'note'>> {
  /** Keeps the document as version 1 of a store that has none: before anything else is asked of it. */
  begin(starter: PricingConfiguration): Promise<void>;
  current(): Promise<PricingVersion>;
  version(number: number): Promise<PricingVersion | undefined>;
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

/** The pictures of the gallery. */
export interface GalleryImageStore {
  /**
   * By sortOrder, then createdAt. All of them at once: they are put in order as a whole, and every
   * visitor sees them all.
   */
  list(): Promise<readonly GalleryImageRecord[]>;
  /** Another value after every change: what was made of the list holds for as long as it is the same. */
  revision(): Promise<number | string>;
  find(id: string): Promise<GalleryImageRecord | undefined>;
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

/** Pictures on their way into the gallery or out of it, in no promised order. */
export interface UploadStore extends Listed<Upload> {
  /** Notes a new upload, or the next state of a known one. */
  set(row: Upload): Promise<void>;
  /** Files that belong to no picture shall go. False, with nothing changed, when it is unknown. */
  discard(id: string, since: string): Promise<boolean>;
  /** Its files are gone. */
  forget(id: string): Promise<void>;
}

/** What the administrator signs in with. */
export interface CredentialStore {
  read(): Promise<Credentials>;
  /** Who is signed in with the earlier ones is signed out. */
  save(credentials: Credentials): Promise<void>;
  /** Another hash of the same password in the place of `from`, if that is still there: nobody is signed out. */
  rewrite(from: string, to: string): Promise<void>;
}

/** The browsers in which the administrator is signed in. */
export interface SessionStore {
  find(idHash: string): Promise<Session | undefined>;
  /** Adds the session and removes those that are over. */
  add(row: Session, over: OverSessions): Promise<void>;
  /** Notes when the session was used; one that is not there any more stays away. */
  note(idHash: string, seenAt: string): Promise<void>;
  remove(idHash: string): Promise<void>;
}

/** Sessions that last no longer: the named one, those begun or last used by then, and those used after then. */
export interface OverSessions {
  idHash: string | undefined;
  signedInBy: string;
  seenBy: string;
  seenAfter: string;
}

export interface NewAttempt {
  /** When it was made. */
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
