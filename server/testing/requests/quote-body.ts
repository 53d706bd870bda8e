import { starterPricing } from '#domain/design/pricing/starter';
import type { QuoteRequestBody } from '#domain/order/contracts/requests/quote-request';

/** A quote request as the builder sends it; the price is right for the starter document. */
export function quoteBody(changes: Partial<QuoteRequestBody> = {}): QuoteRequestBody {
  return {
    name: 'Test Person',
    email: 'test.person@example.com',
    phone: '01632 960123',
    roomType: 'garden-room',
    shellSizeId: '4x4',
    windows: 2,
    doors: 1,
    patioGlass: true,
    features: ['underfloor-heating'],
    finishes: {
      cladding: 'cedar',
      roofing: 'shingle',
      interior: 'plasterboard-skim',
      foundation: 'concrete-slab',
    },
    // 27,150 shell + 900 windows + 850 door + 2,500 patio glass + 2,000 heating + 2,500 cedar + 1,200 shingle
    estimatedPrice: 37_100,
    pricingVersion: 1,
    ...changes,
  };
}

/** A pricing document like the starter, with every shell `pounds` dearer. */
export function dearerPricing(pounds: number): typeof starterPricing {
  const shellSizes = starterPricing.shellSizes.map((size) => ({
    ...size,
    basePrice: size.basePrice + pounds,
  }));
  return { ...starterPricing, shellSizes };
}
