import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import type { Draft } from '#domain/design/draft/draft';
import { roomOf } from '#domain/room/geometry/room-of';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { sentAlready } from './sent-already';
import { useOutbox } from './use-outbox';

/** The newest request on this device for exactly this design; null if there is none, undefined until known. */
export function useSentAlready(
  draft: Draft,
  pricing: PricingConfiguration | null,
): QuoteEntry | null | undefined {
  const { status, items } = useOutbox();
  if (status === 'loading') return undefined;
  return sentAlready(draft, pricing && roomOf(draft, pricing), items);
}
