import * as z from 'zod';
import type { IndexName, RowOf, TableName } from './document-tables';
import { SCHEMA_VERSION } from './migrations';
import {
  credentialsSchema,
  enquirySchema,
  galleryImageRecordSchema,
  newsletterSubscriberSchema,
  pricingVersionSchema,
  queuedMailSchema,
  removedRequestSchema,
  roomConfigurationSchema,
  sessionSchema,
  signInFailuresSchema,
  uploadSchema,
} from './records';
import type {
  Credentials,
  Enquiry,
  GalleryImageRecord,
  NewsletterSubscriber,
  PricingVersion,
  QueuedMail,
  RemovedRequest,
  RoomConfiguration,
  Session,
  SignInFailures,
  Upload,
} from './records';

/** Everything the server keeps, in the shape of `db.json`. */
export const documentSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  pricingVersions: z.array(pricingVersionSchema).readonly(),
  roomConfigurations: z.array(roomConfigurationSchema).readonly(),
  galleryImages: z.array(galleryImageRecordSchema).readonly(),
  enquiries: z.array(enquirySchema).readonly(),
  newsletterSubscribers: z.array(newsletterSubscriberSchema).readonly(),
  credentials: credentialsSchema,
  sessions: z.array(sessionSchema).readonly(),
  signInFailures: z.array(signInFailuresSchema).readonly(),
  mailQueue: z.array(queuedMailSchema).readonly(),
  uploads: z.array(uploadSchema).readonly(),
  removedRequests: z.array(removedRequestSchema).readonly(),
});

export type Document = Readonly<z.infer<typeof documentSchema>>;

export const emptyDocument: Document = {
  schemaVersion: SCHEMA_VERSION,
  pricingVersions: [],
  roomConfigurations: [],
  enquiries: [],
  newsletterSubscribers: [],
  galleryImages: [],
  credentials: { adminPasswordHash: null },
  sessions: [],
  signInFailures: [],
  mailQueue: [],
  uploads: [],
  removedRequests: [],
};

/**
 * The document as it is at the moment somebody looks. `find`, `where` and `count` cost the same
 * however many rows there are; a field gives its rows as a list, which is made anew after a change.
 */
export interface View extends Document {
  find<T extends TableName>(table: T, key: string): RowOf<T> | undefined;
  /** The rows under a value of one of the table's indexes, in no promised order. */
  where<T extends TableName>(table: T, index: IndexName<T>, value: string): readonly RowOf<T>[];
  count(table: TableName): number;
}

/** One accepted change, as plain data; `effects.ts` says what each kind does. */
export type Change =
  | { kind: 'pricing-version-added'; row: PricingVersion }
  | { kind: 'room-configuration-added'; row: RoomConfiguration }
  /** In place of the row with its id, as with every change called "set". */
  | { kind: 'room-configuration-set'; row: RoomConfiguration }
  | { kind: 'room-configuration-removed'; id: string }
  | { kind: 'gallery-image-added'; row: GalleryImageRecord }
  /** In place of the row with its id. */
  | { kind: 'gallery-image-set'; row: GalleryImageRecord }
  | { kind: 'gallery-image-removed'; id: string }
  /** A new upload, or a known one in another state. */
  | { kind: 'upload-set'; row: Upload }
  | { kind: 'upload-removed'; id: string }
  | { kind: 'enquiry-added'; row: Enquiry }
  | { kind: 'enquiry-set'; row: Enquiry }
  | { kind: 'enquiry-removed'; id: string }
  | { kind: 'mail-added'; row: QueuedMail }
  | { kind: 'mail-set'; row: QueuedMail }
  | { kind: 'mail-removed'; id: string }
  /** A new address, or a known one with one more repeat. */
  | { kind: 'newsletter-subscriber-set'; row: NewsletterSubscriber }
  | { kind: 'newsletter-subscriber-removed'; id: string }
  | { kind: 'removed-request-set'; row: RemovedRequest }
  | { kind: 'removed-request-removed'; keyHash: string }
  | { kind: 'credentials-set'; credentials: Credentials }
  /** A new session, or a known one that was used again. */
  | { kind: 'session-set'; row: Session }
  | { kind: 'session-removed'; idHash: string }
  /** The attempts of an address, in place of those it had. */
  | { kind: 'sign-in-failures-set'; row: SignInFailures }
  | { kind: 'sign-in-failures-removed'; address: string };

/** What a decision comes to: the changes to write, and the answer once they are on disk. */
export interface Decision<T> {
  changes: readonly Change[];
  result: T;
}

/**
 * The store ports stand on this, and know nothing of files. Whatever keeps the changes (a whole
 * file, a journal) keeps these promises; database.contract.ts checks them.
 */
export interface Database {
  /** The newest state that is safely written. */
  read(): View;
  /**
   * Runs `decide` on the newest state, the changes accepted just before included, and resolves
   * with its result when its changes are on disk. `decide` runs once, must not wait, and
   * may throw: then nothing is written and the promise rejects with what it threw.
   *
   * @throws {StoreUnavailableError} the changes could not be written; the state is as before.
   */
  commit<T>(decide: (document: View) => Decision<T>): Promise<T>;
  /**
   * Really writes to where the changes go, and removes it again.
   *
   * @throws {StoreUnavailableError}
   */
  probe(): Promise<void>;
  /**
   * The row of this id was removed, or says less than before: sees to it that what it said is in no file
   * of the storage any more, backups included. Works on its own time; `close` waits for it.
   */
  purge(id: string): void;
  /** Finishes what is under way, refuses what comes later, and lets go of the storage. */
  close(): Promise<void>;
}

/** The storage cannot be written now. Nothing was changed; the same call may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
