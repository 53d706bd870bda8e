import type { OutboxItem, QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { quotesOf } from '#app/offline/outbox/quotes-of';
import type { Draft } from '#domain/design/draft/draft';
import { sameChoices } from '#domain/design/draft/same-design';
import { choicesOf } from '#domain/order/contracts/requests/quote-request';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { placementOf, roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { useOutbox } from './use-outbox';

/**
 * The newest request on this device for exactly this design, so that a second one is sent only on
 * purpose. The design stays in the builder: a homeowner may want a variant of it.
 */
export function sentAlready(
  draft: Draft,
  room: Room | null,
  items: readonly OutboxItem[],
): QuoteEntry | null {
  for (const item of quotesOf(items)) {
    if (!item.unreadable && isFor(draft, room, item.summary)) return item;
  }
  return null;
}

function isFor(draft: Draft, room: Room | null, summary: QuoteEntry['summary']): boolean {
  return sameChoices(draft, choicesOf(summary)) && (room === null || isPlacedAs(room, summary));
}

/** A request without placements has its openings where the default rule puts them. */
function isPlacedAs(room: Room, summary: QuoteEntry['summary']): boolean {
  const requested = buildRoom(room, choicesOf(summary));
  return JSON.stringify(placementOf(room)) === JSON.stringify(placementOf(requested));
}

/** The newest request on this device for exactly this design; null if there is none, undefined until known. */
export function useSentAlready(
  draft: Draft,
  pricing: PricingConfiguration | null,
): QuoteEntry | null | undefined {
  const { status, items } = useOutbox();
  if (status === 'loading') return undefined;
  return sentAlready(draft, pricing && roomOf(draft, pricing), items);
}
