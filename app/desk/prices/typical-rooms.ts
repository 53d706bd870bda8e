import { roomOf, WITH_EVERYTHING, type RoomIdea } from '#domain/design/estimate/finished-rooms';
import type { PricingConfiguration, ShellSize } from '#domain/room/options/configuration';
import { priceDraft } from '#domain/design/pricing/price';

/** A room that homeowners often ask for. */
interface TypicalRoom extends RoomIdea {
  words: (size: string) => string;
}

const PLAIN: TypicalRoom = {
  words: (size) => `A ${size} garden room with one door`,
  area: 16,
  choices: { roomType: 'garden-room' },
};

const ROOMS: readonly TypicalRoom[] = [
  PLAIN,
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
    choices: { roomType: 'dual-purpose', windows: 3, doors: 2 },
    finishes: { cladding: 'cedar' },
  },
  {
    words: (size) => `A ${size} garden room with everything`,
    ...WITH_EVERYTHING,
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
  return ROOMS.map((room) => priceUnder(room, before.shellSizes, { before, after }));
}

/** The prices under two documents of a garden room with one door, in each shell of the first. */
export function plainPrices(
  before: PricingConfiguration,
  after: PricingConfiguration,
): TypicalPrice[] {
  return before.shellSizes.map((size) => priceUnder(PLAIN, [size], { before, after }));
}

function priceUnder(
  { words, ...idea }: TypicalRoom,
  sizes: readonly ShellSize[],
  { before, after }: Record<'before' | 'after', PricingConfiguration>,
): TypicalPrice {
  const total = (pricing: PricingConfiguration) =>
    priceDraft(roomOf(idea, pricing, sizes).draft, pricing)?.total ?? null;
  const label = roomOf(idea, before, sizes).size?.label ?? '';
  return { words: words(label), before: total(before), after: total(after) };
}
