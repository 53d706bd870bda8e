import type { Contact, QuoteRequestBody } from '#domain/order/contracts/requests/quote-request';
import type { Draft } from '#domain/design/draft/draft';
import { placementOf } from '#domain/room/geometry/room-of';
import type { Room } from '#domain/room/geometry/room';
import type { Price } from '#domain/design/pricing/price';

interface Parts {
  draft: Draft;
  /** The room built from the draft; its openings are sent as drawn. */
  room: Room | null;
  contact: Contact;
  price: Price | null;
  /** Version of the live price list; undefined when the fallback was used. */
  pricingVersion: number | undefined;
}

/** The quote request for a design; null while room type, shell or price is missing (specification §5). */
export function quoteBodyOf({ draft, room, contact, price, pricingVersion }: Parts) {
  const { roomType, shellSizeId } = draft;
  if (roomType === null || shellSizeId === null || !price) return null;
  return {
    ...contact,
    ...draft,
    roomType,
    shellSizeId,
    placement: room ? placementOf(room) : undefined,
    estimatedPrice: price.total,
    pricingVersion,
  } satisfies QuoteRequestBody;
}
