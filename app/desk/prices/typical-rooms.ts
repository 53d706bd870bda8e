import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { nearestSize } from '#domain/design/pricing/sizes/nearest-size';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** A room that homeowners often ask for, by shell area in m². */
interface TypicalRoom {
  words: (size: string) => string;
  area: number;
  choices: Partial<Draft> & { roomType: RoomTypeId };
}

const ROOMS: readonly TypicalRoom[] = [
  {
    words: (size) => `A ${size} garden room with one door`,
    area: 16,
    choices: { roomType: 'garden-room' },
  },
  {
    words: (size) => `A ${size} garden office with two windows and full electrics`,
    area: 12,
    choices: { roomType: 'office', windows: 2, features: ['full-electrics'] },
  },
  {
    words: (size) => `A ${size} extension with patio glass and underfloor heating`,
    area: 24,
    choices: { roomType: 'extension', patioGlass: true, features: ['underfloor-heating'] },
  },
  {
    words: (size) => `A ${size} dual purpose room in cedar with three windows and two doors`,
    area: 20,
    choices: {
      roomType: 'dual-purpose',
      windows: 3,
      doors: 2,
      finishes: { ...emptyDraft.finishes, cladding: 'cedar' },
    },
  },
  {
    words: (size) => `A ${size} garden room with everything`,
    area: 30,
    choices: {
      roomType: 'garden-room',
      windows: 4,
      patioGlass: true,
      features: ['underfloor-heating', 'full-electrics', 'air-conditioning'],
      finishes: {
        cladding: 'cedar',
        roofing: 'solar-panels',
        interior: 'acoustic-panels',
        foundation: 'easy-support-pads',
      },
    },
  },
];

/** The price of a typical room, in whole pounds; null where it is not offered. */
export interface TypicalPrice {
  words: string;
  before: number | null;
  after: number | null;
}

/** The prices of five typical rooms under two documents, each in the same shell. */
export function typicalPrices(
  before: PricingConfiguration,
  after: PricingConfiguration,
): TypicalPrice[] {
  return ROOMS.map(({ words, area, choices }) => {
    const size = nearestSize(before.shellSizes, area);
    const draft = { ...emptyDraft, ...choices, shellSizeId: size?.id ?? null };
    const total = (pricing: PricingConfiguration) => priceDraft(draft, pricing)?.total ?? null;
    return { words: words(size?.label ?? ''), before: total(before), after: total(after) };
  });
}
