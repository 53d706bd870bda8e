import type { PricingConfiguration } from '#domain/room/options/configuration';
import type { Listed } from './pages';
import type {
  Credentials,
  GalleryImageRecord,
  PricingVersion,
  Session,
  StoredUpload,
  Upload,
} from './records';
import type { ContentStore } from './content/content-ports';
import type { RequestPhotoStore } from './requests/photo-ports';
import type { FollowLinkStore, InvoiceStore, OrderStore, SettingStore } from './orders/order-ports';
import type { AuditLog, CalendarLinkStore, PasskeyStore, PeopleStore } from './people/people-ports';
import type { KeptSession, PersonSession } from './people/people-records';
import type { PushDeviceStore } from './orders/push-ports';
import type { BuilderDayStore } from './builder/builder-days';
import type { SiteFaultStore } from './faults/site-faults';
import type { LimitStore, TurnStore } from './shared-ports';
import type {
  EnquiryStore,
  MailQueue,
  NewsletterStore,
  QuoteRequestStore,
} from './requests/request-ports';

/**
 * What the program needs from its storage. A write resolves once the change would survive a power cut, or
 * throws StoreUnavailableError with nothing changed. A read throws it if the storage cannot be reached.
 * `stores.contract.ts` tests what each store promises. Times are ISO 8601 in UTC with milliseconds.
 */
export interface Stores {
  pricing: PricingStore;
  roomConfigurations: QuoteRequestStore;
  enquiries: EnquiryStore;
  newsletter: NewsletterStore;
  orders: OrderStore;
  invoices: InvoiceStore;
  followLinks: FollowLinkStore;
  settings: SettingStore;
  contents: ContentStore;
  pushDevices: PushDeviceStore;
  requestPhotos: RequestPhotoStore;
  mailQueue: MailQueue;
  galleryImages: GalleryImageStore;
  uploads: UploadStore;
  credentials: CredentialStore;
  sessions: SessionStore;
  people: PeopleStore;
  passkeys: PasskeyStore;
  calendarLinks: CalendarLinkStore;
  auditLog: AuditLog;
  builderDays: BuilderDayStore;
  siteFaults: SiteFaultStore;
  signInFailures: SignInFailureStore;
  limits: LimitStore;
  turns: TurnStore;
  /** Whether neither prices nor pictures were ever stored: true only before the first start. */
  areNew(): Promise<boolean>;
  /**
   * Tests the storage with a real write, and removes it again.
   *
   * @throws {StoreUnavailableError} nothing can be stored now
   */
  check(): Promise<void>;
  /** Finishes work in progress, refuses new work and releases the storage. */
  close(): Promise<void>;
}

/** The storage cannot be used now. Nothing was changed; the same call may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** Where there is no room: on the disk of the data folder, or in the bucket. */
export type FullPlace = 'disk' | 'bucket';

/** There is no room for photos, pictures, backups and letters that are kept as files. Quotes and answers may have some. */
export class NoRoomError extends StoreUnavailableError {
  override name = 'NoRoomError';

  constructor(
    readonly place: FullPlace,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Another server has taken the storage over: this one will not write to it again. */
export class StoreTakenError extends StoreUnavailableError {
  override name = 'StoreTakenError';
}

/** A request cannot be removed yet: invoices or payments of it must be kept (decision 0131). Nothing was changed. */
export class KeptByLawError extends Error {
  override name = 'KeptByLawError';

  /** @param until the last day, "2032-12-31" */
  constructor(readonly until: string) {
    super(`It must be kept until ${until}.`);
  }
}

/** Somebody else has saved prices in the meantime. */
export class PricingConflictError extends Error {
  override name = 'PricingConflictError';

  constructor(readonly current: number) {
    super(`The current pricing is version ${current}.`);
  }
}

/** Somebody else has changed the request, the setting or the document in the meantime. */
export class RevisionConflictError extends Error {
  override name = 'RevisionConflictError';

  constructor(readonly current: number) {
    super(`It is at revision ${current}.`);
  }
}

/** Every pricing document ever saved, numbered from 1, never edited; listed newest first, without the documents. */
export interface PricingStore extends Listed<Pick<PricingVersion, 'version' | 'savedAt' | 'note'>> {
  /** Saves the document as version 1 if the store has none; to be called before anything else. */
  begin(starter: PricingConfiguration): Promise<void>;
  current(): Promise<PricingVersion>;
  version(number: number): Promise<PricingVersion | undefined>;
  /**
   * Saves the document as the next version; one equal to the current document makes no new version.
   *
   * @throws {PricingConflictError} `over` is no longer the current version; nothing was written
   */
  save(pricing: PricingConfiguration, options?: PricingSave): Promise<PricingVersion>;
}

interface PricingSave {
  /** The administrator's note. */
  note?: string;
  /** The version it is based on. Without it, whichever is current is superseded. */
  over?: number;
}

/** The pictures of the gallery. */
export interface GalleryImageStore {
  /**
   * By sortOrder, then createdAt. Not paged, because they are put in order as a whole and every visitor sees
   * them all.
   */
  list(): Promise<readonly GalleryImageRecord[]>;
  /** A new value after every change: whatever was derived from the list is valid while this stays the same. */
  revision(): Promise<number | string>;
  find(id: string): Promise<GalleryImageRecord | undefined>;
  /** Adds all of them or none. */
  add(rows: readonly GalleryImageRecord[]): Promise<void>;
  /**
   * Turns a stored upload into a picture, which uses it up. Undefined if there is no such upload: it was never
   * stored, was already used, or was swept.
   */
  addUpload(
    id: string,
    make: (upload: StoredUpload) => GalleryImageRecord,
  ): Promise<GalleryImageRecord | undefined>;
  /** Replaces the row with what `edit` makes of its latest state. Undefined if there is none. */
  change(
    id: string,
    edit: (row: GalleryImageRecord) => GalleryImageRecord,
  ): Promise<GalleryImageRecord | undefined>;
  /**
   * Puts the pictures in this order, numbered from 1. False, with nothing changed, unless it names each
   * exactly once.
   */
  order(ids: readonly string[]): Promise<boolean>;
  /** Removes the row and leaves its files to be discarded. False when there is none. */
  remove(id: string, since: string): Promise<boolean>;
}

/** Pictures on their way into the gallery or out of it, in arbitrary order. */
export interface UploadStore extends Listed<Upload> {
  /** Records a new upload, or the next state of a known one. */
  set(row: Upload): Promise<void>;
  /** Marks the upload's files for removal. False, with nothing changed, if it is unknown. */
  discard(id: string, since: string): Promise<boolean>;
  /** Removes the row, once its files are gone. */
  forget(id: string): Promise<void>;
}

/** What the owner signs in with. */
export interface CredentialStore {
  read(): Promise<Credentials>;
  /** Replaces the password's hash and ends every session, those of administrators too. */
  save(credentials: Pick<Credentials, 'adminPasswordHash'>): Promise<void>;
  /** The private VAPID key: the stored one, or else what `make` returns, which is then stored. */
  pushKey(make: () => string): Promise<string>;
  /** Replaces the hash `from`, if it is still the current one, with another of the same password. Sessions stay. */
  rewrite(from: string, to: string): Promise<void>;
}

/** A session: the owner's, unless it names somebody else. */
export type AnySession = Session | PersonSession | KeptSession;

/** The browsers in which somebody is signed in. */
export interface SessionStore {
  find(idHash: string): Promise<AnySession | undefined>;
  /**
   * Adds the session and removes those that are over. False, with nothing added, if the person it names was removed
   * meanwhile.
   */
  add(row: AnySession, over: OverSessions): Promise<boolean>;
  /** Records when the session was used; does nothing if it no longer exists. */
  note(idHash: string, seenAt: string): Promise<void>;
  remove(idHash: string): Promise<void>;
  /** The browsers in which somebody stays signed in, whoever it is, the latest first. Not paged: a company has a handful. */
  kept(): Promise<readonly KeptSession[]>;
}

/**
 * Sessions that are over: the named one, those begun by `signedInBy` or last used by `seenBy`, those kept since `keptBy`, and
 * any last used after `seenAfter`.
 */
export interface OverSessions {
  idHash: string | undefined;
  signedInBy: string;
  seenBy: string;
  keptBy: string;
  seenAfter: string;
}

interface NewAttempt {
  /** When it was made. */
  at: string;
  /** Attempts up to this time no longer count. */
  since: string;
  /** The most attempts that may count. */
  most: number;
}

/** Recent sign-in attempts that have not succeeded, by address. */
export interface SignInFailureStore {
  /**
   * Records another attempt by the address, unless it has used up its attempts: then nothing is written, and
   * `freeAfter` is the time of the attempt that has to expire first.
   */
  note(address: string, attempt: NewAttempt): Promise<{ freeAfter: string } | undefined>;
  /** Forgets the attempts of the address. */
  remove(address: string): Promise<void>;
}
