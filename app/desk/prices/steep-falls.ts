import * as z from 'zod/mini';
import {
  pricingConfigurationSchema,
  type PricingConfiguration,
} from '#domain/room/options/configuration';
import { valueAt } from './fields/document-value';
import { FIELD_GROUPS } from './fields/price-fields';
import { plainPrices, typicalPrices, type TypicalPrice } from './typical-rooms';

/** More than this share of a room's price is no usual change. */
const STEEP = 0.2;

/** What a save would give away, so that it is asked about once more (decision 0110). */
export interface SteepFalls {
  /** What costs nothing from then on, by name. */
  free: string[];
  /** Rooms whose price falls by more than 20 %, in whole pounds. */
  rooms: (TypicalPrice & { before: number; after: number })[];
}

/**
 * What becomes free, and which rooms fall by more than 20 %: five typical ones, and a plain one of each size. Of prices
 * that the server refuses, as a multiplier of 0, nothing is said: it names what is wrong.
 */
export function steepFalls(before: PricingConfiguration, after: PricingConfiguration): SteepFalls {
  if (!z.safeParse(pricingConfigurationSchema, after).success) return { free: [], rooms: [] };
  const rooms = new Map(
    [...typicalPrices(before, after), ...plainPrices(before, after)].map((room) => [
      room.words,
      room,
    ]),
  );
  return {
    free: [...freeShells(before, after), ...freeFields(before, after)],
    rooms: [...rooms.values()].filter(isSteep),
  };
}

function isSteep(room: TypicalPrice): room is SteepFalls['rooms'][number] {
  const { before, after } = room;
  return before !== null && after !== null && after < before * (1 - STEEP);
}

/** A size that is added without a price is free, too. */
function freeShells({ shellSizes }: PricingConfiguration, after: PricingConfiguration): string[] {
  const priceBefore = new Map(shellSizes.map(({ id, basePrice }) => [id, basePrice]));
  return after.shellSizes
    .filter(({ id, basePrice }) => basePrice === 0 && priceBefore.get(id) !== 0)
    .map(({ label }) => `Shell, ${label}`);
}

function freeFields(before: PricingConfiguration, after: PricingConfiguration): string[] {
  return FIELD_GROUPS.filter(({ isUnused }) => !isUnused).flatMap(({ title, fields }) =>
    fields
      .filter(({ path }) => valueAt(after, path) === 0 && valueAt(before, path) !== 0)
      .map(({ label }) => `${title}: ${label}`),
  );
}
