import * as z from 'zod/mini';

const measure = (message: string, largest: number) =>
  z.number(message).check(z.nonnegative(message), z.maximum(largest, message));

/**
 * The pre-check's questions: the building, its location, and the house it belongs to. Metres and square
 * metres; heights above the highest ground beside the building.
 */
export const gardenSchema = z.object({
  /** Standing alone, or part of the house. */
  building: z.enum(['detached', 'extension'], 'Say whether it stands by itself'),
  use: z.enum(['incidental', 'sleeping', 'dwelling'], 'Say what it is for'),
  /** `converted`: a house that used to be a building of another kind, or was added on top of one. */
  home: z.enum(['house', 'flat', 'converted'], 'Say whether you live in a house or a flat'),
  listed: z.enum(['no', 'yes'], 'Say whether the house is listed'),
  /** `protected`: National Park, the Broads, National Landscape (AONB), World Heritage Site. */
  land: z.enum(['none', 'conservation', 'protected'], 'Say whether the land is designated'),
  /** As seen from the house. */
  position: z.enum(['behind', 'side', 'front'], 'Say where it will stand'),
  /** From the building's nearest part to the nearest boundary. */
  boundary: measure('Enter the distance to the boundary in metres', 1000),
  /** From the building to the nearest wall of the house. */
  fromHouse: measure('Enter the distance from the house in metres', 1000),
  roof: z.enum(['flat', 'slope', 'dual-pitched'], 'Choose the kind of roof'),
  /** Of the highest part. */
  height: measure('Enter the height in metres, at most 20', 20),
  eaves: measure('Enter the height of the eaves in metres, at most 20', 20),
  /** Of decking or any other platform; 0 when there is none. */
  platform: measure('Enter the height of decking in metres, 0 for none', 20),
  veranda: z.enum(['no', 'yes'], 'Say whether it has a veranda or a balcony'),
  /** Ground covered, walls included. */
  footprint: measure('Enter the area of the building in square metres', 1000),
  /** Inside the walls. */
  floor: measure('Enter the floor area in square metres', 1000),
  /** The plot without the original house; null when unknown. */
  landAround: z.nullable(measure('Enter the land around the house in square metres', 1_000_000)),
  /** By extensions, sheds and any other existing buildings. */
  covered: measure('Enter the area of other buildings in square metres, 0 for none', 1_000_000),
  /** Built substantially of non-combustible material. */
  nonCombustible: z.enum(['no', 'yes'], 'Say what it is built of'),
});

/** The answers to the pre-check. */
export type Garden = z.infer<typeof gardenSchema>;
