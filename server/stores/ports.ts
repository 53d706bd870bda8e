import type { PricingConfiguration } from '#domain/pricing/configuration';
import type {
  Credentials,
  Enquiry,
  GalleryImageRecord,
  PricingVersion,
  RequestStamp,
  RoomConfiguration,
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
  /** Keeps the document under the next number. */
  save(pricing: PricingConfiguration): Promise<PricingVersion>;
}

export type NewRoomConfiguration = Omit<RoomConfiguration, 'reference'>;

/** The quote requests. */
export interface RoomConfigurationStore {
  findByKey(id: string): Promise<RoomConfiguration | undefined>;
  /**
   * Stores the row under its id, once: when the id is taken, nothing is written and the row
   * that holds it is returned. `makeReference` is asked again while its answer is taken.
   */
  add(row: NewRoomConfiguration, makeReference: () => string): Promise<RoomConfiguration>;
  count(): Promise<number>;
}

/** The pictures of the gallery. */
export interface GalleryImageStore {
  /** By sortOrder, then createdAt. The same array as long as nothing has changed. */
  list(): Promise<readonly GalleryImageRecord[]>;
  /** Adds all of them or none. */
  add(rows: readonly GalleryImageRecord[]): Promise<void>;
}

/** The enquiries from the contact page. */
export interface EnquiryStore {
  findByKey(id: string): Promise<Enquiry | undefined>;
  /** Stores the row under its id, once: when the id is taken, the row that holds it is returned. */
  add(row: Enquiry): Promise<Enquiry>;
  count(): Promise<number>;
}

/** The addresses that have asked for the newsletter, each once, whatever its capitals. */
export interface NewsletterStore {
  /** What was stored under the key, whether it was an address's first sign-up or a later one. */
  findByKey(id: string): Promise<RequestStamp | undefined>;
  /** Notes a sign-up under its id, once: when the id is taken, the stamp that holds it is returned. */
  add(stamp: RequestStamp, email: string): Promise<RequestStamp>;
  /** How many addresses there are. */
  count(): Promise<number>;
}

/** What the administrator signs in with. */
export interface CredentialStore {
  read(): Promise<Credentials>;
  save(credentials: Credentials): Promise<void>;
}
