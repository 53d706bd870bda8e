import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { quoteRequestSchema } from '#domain/order/contracts/requests/quote-request';
import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { roomOf } from '#domain/room/geometry/room-of';
import { starterPricing } from '#domain/design/pricing/starter';
import { quoteBodyOf } from './quote-body';

const contact = { name: 'A', email: 'a@example.com', phone: '01632 960100' };
const price = { lines: [], total: 28_450 };
const draft: Draft = { ...emptyDraft, roomType: 'garden-room', shellSizeId: '4x4', windows: 1 };

const room = roomOf(draft, starterPricing);

describe('quoteBodyOf', () => {
  it('carries contact, choices, the openings where they stand, and the estimated price', () => {
    const body = quoteBodyOf({ draft, room, contact, price, pricingVersion: 3 });
    expect(z.parse(quoteRequestSchema, body)).toEqual({
      ...contact,
      ...draft,
      placement: [
        { kind: 'door', wall: 'front', at: 1.55 },
        { kind: 'window', wall: 'left', at: 1.55 },
      ],
      estimatedPrice: 28_450,
      pricingVersion: 3,
    });
  });

  it('names no version of the price list when the fallback stood in for it', () => {
    const body = quoteBodyOf({ draft, room, contact, price, pricingVersion: undefined });
    expect(JSON.parse(JSON.stringify(body))).not.toHaveProperty('pricingVersion');
  });

  it.each([
    ['the room type', { draft: { ...draft, roomType: null }, price }],
    ['the shell size', { draft: { ...draft, shellSizeId: null }, price }],
    ['the price', { draft, price: null }],
  ])('is nothing while %s is missing', (_what, parts) => {
    expect(quoteBodyOf({ ...parts, room, contact, pricingVersion: 1 })).toBeNull();
  });
});
