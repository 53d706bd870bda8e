import * as z from 'zod/mini';
import type { Receipt } from '#domain/order/contracts/answers';
import { requests } from '#domain/order/contracts/requests/request-kinds';

/** A request for a garden room, as the form sends it. */
export const aQuote = z.parse(requests.quote.schema, {
  name: 'Test Homeowner',
  email: 'homeowner@example.com',
  phone: '01632 960100',
  roomType: 'garden-room',
  shellSizeId: '4x4',
  windows: 2,
  doors: 1,
  patioGlass: false,
  features: ['full-electrics'],
  finishes: { cladding: 'cedar' },
  estimatedPrice: 31_000,
  pricingVersion: 1,
});

/** Proof that the request under `id` is stored. */
export function aReceipt(id: string): Receipt {
  return {
    id,
    reference: 'MGR-7K4Q-2D',
    receivedAt: '2026-11-20T16:42:00.000Z',
    estimatedPrice: 31_000,
    serverPrice: 31_000,
    pricingVersion: 1,
  };
}
