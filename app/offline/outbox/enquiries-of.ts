import type { FollowEntry, OutboxEntry, OutboxItem, QuoteEntry } from './outbox-entry';

export type EnquiryEntry = Exclude<OutboxEntry, QuoteEntry | FollowEntry>;

/** The enquiries and newsletter sign-ups among the entries. */
export function enquiriesOf(items: readonly OutboxItem[]): EnquiryEntry[] {
  return items.filter(
    (item): item is EnquiryEntry =>
      !item.unreadable && (item.kind === 'enquiry' || item.kind === 'newsletter'),
  );
}
