import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { fitToPricing } from '#domain/design/draft/fit-to-pricing';
import type { Finishes } from '#domain/room/options/option-ids';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';
import { nearestSize } from '#domain/design/pricing/sizes/nearest-size';

/** A room with every choice made, to begin from. */
export interface FinishedRoom {
  id: 'small' | 'family' | 'everything';
  name: string;
  /** What is in it: "3 m × 3 m, a window, full electrics, composite cladding". */
  words: string;
  draft: Draft & { roomType: RoomTypeId };
  /** Whole pounds, from this price list. */
  total: number;
}

/** A room by what is chosen in it, in whatever shell is nearest to its area. */
export interface RoomIdea {
  /** Square metres of the shell that is looked for. */
  area: number;
  choices: Partial<Omit<Draft, 'finishes'>> & { roomType: RoomTypeId };
  /** Those that are chosen; the others are as a draft begins. */
  finishes?: Partial<Finishes>;
}

/** Patio glass, four windows, every feature, the best finishes and solar panels. */
export const WITH_EVERYTHING: RoomIdea = {
  area: 30,
  choices: {
    roomType: 'garden-room',
    windows: 4,
    patioGlass: true,
    features: ['underfloor-heating', 'full-electrics', 'air-conditioning'],
  },
  finishes: {
    cladding: 'cedar',
    roofing: 'solar-panels',
    interior: 'acoustic-panels',
    foundation: 'easy-support-pads',
  },
};

type Idea = RoomIdea & Pick<FinishedRoom, 'id' | 'name' | 'words'>;

const IDEAS: readonly Idea[] = [
  {
    id: 'small',
    name: 'A small office',
    words: 'a window, full electrics, composite cladding',
    area: 9,
    choices: {
      roomType: 'office',
      windows: 1,
      features: ['full-electrics'],
    },
    finishes: { cladding: 'composite' },
  },
  {
    id: 'family',
    name: 'A family room',
    words: 'patio glass, two windows, full electrics, cedar cladding',
    area: 20,
    choices: {
      roomType: 'garden-room',
      windows: 2,
      patioGlass: true,
      features: ['full-electrics'],
    },
    finishes: { cladding: 'cedar' },
  },
  {
    id: 'everything',
    name: 'With everything',
    words: 'patio glass, four windows, every feature, the best finishes, solar panels',
    ...WITH_EVERYTHING,
  },
];

/** Three rooms at today's prices, each in the shell nearest to its area; one that is not offered is left out. */
export function finishedRooms(pricing: PricingConfiguration): FinishedRoom[] {
  return IDEAS.flatMap(({ id, name, words, ...idea }) => {
    const { size, draft } = roomOf(idea, pricing);
    const price = priceDraft(draft, pricing);
    if (!size || !price) return [];
    return [{ id, name, words: `${size.label}, ${words}`, draft, total: price.total }];
  });
}

/** An idea under a price list, in the nearest of its shells, or of these; undefined where there are none. */
export function roomOf(
  { area, choices, finishes }: RoomIdea,
  pricing: PricingConfiguration,
  sizes: readonly ShellSize[] = pricing.shellSizes,
) {
  const size = nearestSize(sizes, area);
  const bare = fitToPricing(emptyDraft, pricing);
  const chosen = { ...bare.finishes, ...finishes };
  return { size, draft: { ...bare, ...choices, finishes: chosen, shellSizeId: size?.id ?? null } };
}
