import * as z from 'zod';
import { SCHEMA_VERSION } from './migrations';
import {
  credentialsSchema,
  enquirySchema,
  galleryImageRecordSchema,
  newsletterSubscriberSchema,
  pricingVersionSchema,
  queuedMailSchema,
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
};

/** One accepted change, as plain data: a journal can write it as a line and replay it. */
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
  read(): Document;
  /**
   * Runs `decide` on the newest state, the changes accepted just before included, and resolves
   * with its result when its changes are on disk. `decide` runs once, must not wait, and
   * may throw: then nothing is written and the promise rejects with what it threw.
   *
   * @throws {StoreUnavailableError} the changes could not be written; the state is as before.
   */
  commit<T>(decide: (document: Document) => Decision<T>): Promise<T>;
  /**
   * Really writes to where the changes go, and removes it again.
   *
   * @throws {StoreUnavailableError}
   */
  probe(): Promise<void>;
  /** Finishes what is under way, refuses what comes later, and lets go of the storage. */
  close(): Promise<void>;
}

/** The storage cannot be written now. Nothing was changed; the same call may succeed later. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** The next state. Pure: the state it is given stays as it is. */
export function applyChange(document: Document, change: Change): Document {
  switch (change.kind) {
    case 'pricing-version-added':
      return { ...document, pricingVersions: [...document.pricingVersions, change.row] };
    case 'room-configuration-added':
      return { ...document, roomConfigurations: [...document.roomConfigurations, change.row] };
    case 'room-configuration-set':
      return { ...document, roomConfigurations: replaced(document.roomConfigurations, change.row) };
    case 'room-configuration-removed':
      return { ...document, roomConfigurations: without(document.roomConfigurations, change.id) };
    case 'gallery-image-added':
      return { ...document, galleryImages: [...document.galleryImages, change.row] };
    case 'gallery-image-set': {
      const galleryImages = document.galleryImages.map((row) =>
        row.id === change.row.id ? change.row : row,
      );
      return { ...document, galleryImages };
    }
    case 'gallery-image-removed': {
      const galleryImages = document.galleryImages.filter(({ id }) => id !== change.id);
      return { ...document, galleryImages };
    }
    case 'upload-set': {
      const others = document.uploads.filter(({ id }) => id !== change.row.id);
      return { ...document, uploads: [...others, change.row] };
    }
    case 'upload-removed':
      return { ...document, uploads: document.uploads.filter(({ id }) => id !== change.id) };
    case 'enquiry-added':
      return { ...document, enquiries: [...document.enquiries, change.row] };
    case 'enquiry-set':
      return { ...document, enquiries: replaced(document.enquiries, change.row) };
    case 'enquiry-removed':
      return { ...document, enquiries: without(document.enquiries, change.id) };
    case 'mail-added':
      return { ...document, mailQueue: [...document.mailQueue, change.row] };
    case 'mail-set':
      return { ...document, mailQueue: replaced(document.mailQueue, change.row) };
    case 'mail-removed':
      return { ...document, mailQueue: without(document.mailQueue, change.id) };
    case 'newsletter-subscriber-set': {
      const others = document.newsletterSubscribers.filter(({ id }) => id !== change.row.id);
      return { ...document, newsletterSubscribers: [...others, change.row] };
    }
    case 'credentials-set':
      return { ...document, credentials: change.credentials };
    case 'session-set': {
      const others = document.sessions.filter(({ idHash }) => idHash !== change.row.idHash);
      return { ...document, sessions: [...others, change.row] };
    }
    case 'session-removed': {
      const sessions = document.sessions.filter(({ idHash }) => idHash !== change.idHash);
      return { ...document, sessions };
    }
    case 'sign-in-failures-set': {
      const { address } = change.row;
      const others = document.signInFailures.filter((row) => row.address !== address);
      return { ...document, signInFailures: [...others, change.row] };
    }
    case 'sign-in-failures-removed': {
      const { address } = change;
      const signInFailures = document.signInFailures.filter((row) => row.address !== address);
      return { ...document, signInFailures };
    }
  }
}

function replaced<Row extends { id: string }>(rows: readonly Row[], row: Row): Row[] {
  return rows.map((stored) => (stored.id === row.id ? row : stored));
}

function without<Row extends { id: string }>(rows: readonly Row[], id: string): Row[] {
  return rows.filter((stored) => stored.id !== id);
}
