import type { PricingVersion, QuoteRequestRecord } from '#server/stores/records';

const TOLD_AT = '2026-12-01T09:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000000';

/** Somebody imagined, as in the previews of mails. */
export const PERSON = {
  id: ID,
  createdAt: TOLD_AT,
  name: 'Ann Example',
  email: 'ann@example.com',
  phone: '01632 960123',
  requestHash: '',
  state: 'new',
  notes: '',
  revision: 0,
  handledAt: null,
  seenAt: null,
  anonymisedAt: null,
} as const;

/** A request for the first size of a price list, as it would be stored. */
export function exampleRequest({ version, pricing }: PricingVersion): QuoteRequestRecord {
  const [size] = pricing.shellSizes;
  const price = size?.basePrice ?? 0;
  return {
    ...PERSON,
    reference: 'MGR-7K4Q-2D',
    roomType: 'garden-room',
    shellSizeId: size?.id ?? '',
    windows: 1,
    doors: 1,
    patioGlass: false,
    features: [],
    finishes: {
      cladding: 'cedar',
      roofing: 'shingle',
      interior: 'plasterboard-skim',
      foundation: 'concrete-slab',
    },
    estimatedPrice: price,
    serverPrice: price,
    serverLines: [{ id: 'shell', label: 'Shell', amount: price }],
    pricingVersion: version,
    unknownPricingVersion: null,
  };
}
