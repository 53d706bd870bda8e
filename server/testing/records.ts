import { randomUUID } from 'node:crypto';
import type { NewRoomConfiguration } from '#server/stores/ports';

/** A row as the use case hands it to the store. */
export function newRoomConfiguration(
  changes: Partial<NewRoomConfiguration> = {},
): NewRoomConfiguration {
  return {
    id: randomUUID(),
    createdAt: '2026-05-01T09:30:00.000Z',
    name: 'Test Person',
    email: 'test.person@example.com',
    phone: '01632 960123',
    roomType: 'office',
    shellSizeId: '4x4',
    windows: 0,
    doors: 1,
    patioGlass: false,
    features: [],
    finishes: {},
    estimatedPrice: 30_000,
    serverPrice: 30_715,
    serverLines: [{ id: 'shell', label: 'Shell', amount: 30_715 }],
    pricingVersion: 1,
    unknownPricingVersion: null,
    requestHash: 'hash',
    ...changes,
  };
}
