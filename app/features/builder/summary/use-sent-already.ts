import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { useOutbox } from '#app/pwa/outbox/use-outbox';
import type { Pricing } from '#app/pwa/pricing/use-pricing';
import type { Draft } from '#domain/draft/draft';
import { roomOf } from '#domain/geometry/room-of';
import { sentAlready } from './sent-already';

/** The newest request on this device for exactly this design; null if there is none. */
export function useSentAlready(draft: Draft, { pricing }: Pricing): QuoteEntry | null {
  const { items } = useOutbox();
  return sentAlready(draft, pricing && roomOf(draft, pricing), items);
}
