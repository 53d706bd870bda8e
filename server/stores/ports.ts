import type { PricingConfiguration } from '#domain/pricing/configuration';
import type { Credentials, PricingVersion, RoomConfiguration } from './records';

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

/** What the administrator signs in with. */
export interface CredentialStore {
  read(): Promise<Credentials>;
  save(credentials: Credentials): Promise<void>;
}
