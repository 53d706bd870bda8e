import type { ShellSize } from '#domain/room/options/configuration';

/** Shell areas in m²: below the first is small, above the second large. */
const [MEDIUM_FROM, MEDIUM_TO] = [12, 20];

const GROUPS = [
  { name: 'Small', use: 'a desk, or a reading room', holds: (area: number) => area < MEDIUM_FROM },
  {
    name: 'Medium',
    use: 'a desk and a sofa',
    holds: (area: number) => area >= MEDIUM_FROM && area <= MEDIUM_TO,
  },
  { name: 'Large', use: 'two uses, or guests', holds: (area: number) => area > MEDIUM_TO },
] as const;

/** Sizes that serve alike, in the order of the price list. */
export interface SizeGroup {
  name: string;
  /** What such a room has space for. */
  use: string;
  sizes: ShellSize[];
}

/** The shells of a price list as small, medium and large ones; a group that has none is left out. */
export function sizeGroups(shellSizes: readonly ShellSize[]): SizeGroup[] {
  return GROUPS.map(({ name, use, holds }) => ({
    name,
    use,
    sizes: shellSizes.filter(({ area }) => holds(area)),
  })).filter(({ sizes }) => sizes.length > 0);
}
