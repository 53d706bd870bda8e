import type { EnquiryStore, RoomConfigurationStore } from '#server/stores/request-ports';
import { anonymise } from './inbox/work-in-inbox';
import type { InboxKind, InboxServices } from './inbox/work-in-inbox';

const DAY_MS = 86_400_000;
const AT_A_TIME = 100;

export interface RetentionServices extends InboxServices {
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
  const before = new Date(now().getTime() - days * DAY_MS);
  const quotes = { about: 'quote', rows: roomConfigurations } as const;
  const others = { about: 'enquiry', rows: enquiries } as const;
  return (
    (await anonymiseBefore(services, quotes, before)) +
    (await anonymiseBefore(services, others, before))
  );
}

async function anonymiseBefore<Row>(
  services: InboxServices,
  kind: InboxKind<Row>,
  before: Date,
): Promise<number> {
  let count = 0;
  for (;;) {
    // What was made anonymous is not listed any more.
    const ids = await kind.rows.listExpired(before, AT_A_TIME);
    for (const id of ids) await anonymise(services, kind, id);
    count += ids.length;
    if (ids.length < AT_A_TIME) return count;
  }
}
