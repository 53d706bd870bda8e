import type { EnquiryStore, RoomConfigurationStore } from '#server/stores/ports';
import type { Enquiry, RoomConfiguration } from '#server/stores/records';
import { anonymise } from './work-at-desk';
import type { DeskServices } from './work-at-desk';

const DAY_MS = 86_400_000;

export interface RetentionServices extends DeskServices {
  roomConfigurations: RoomConfigurationStore;
  enquiries: EnquiryStore;
}

/**
 * Takes the sender out of every request that became no order and that nobody has touched for `days`;
 * 0 keeps all of them. Returns how many there were.
 *
 * @throws {StoreUnavailableError} what was done before stays done.
 */
export async function anonymiseExpired(services: RetentionServices, days: number): Promise<number> {
  if (days === 0) return 0;
  const { roomConfigurations, enquiries, now } = services;
  const before = new Date(now().getTime() - days * DAY_MS).toISOString();
  const isExpired = (row: RoomConfiguration | Enquiry): boolean =>
    row.state !== 'won' && row.anonymisedAt === null && (row.handledAt ?? row.createdAt) < before;
  const quotes = (await roomConfigurations.list()).filter(isExpired);
  const others = (await enquiries.list()).filter(isExpired);
  for (const { id } of quotes) {
    await anonymise(services, { about: 'quote', rows: roomConfigurations }, id);
  }
  for (const { id } of others) {
    await anonymise(services, { about: 'enquiry', rows: enquiries }, id);
  }
  return quotes.length + others.length;
}
