import type { Assumptions } from './assumptions';
import { sunOnWall, type ClimateRegion } from './climate';
import type { Envelope } from './losses';
import { hoursAWeek, usualUse } from './use';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { WallSide } from '#domain/room/geometry/walls';

/** W, the mean of a month. */
export interface InternalGains {
  readonly people: number;
  readonly lighting: number;
  readonly appliances: number;
}

/** Access of the sun to the glass under average overshading (SAP 2012, table 6d), and of light. */
export const SUN_ACCESS = 0.77;
const LIGHT_ACCESS = 0.83;

/** W of one person (table 5). */
const PERSON = 60;

/**
 * What people, lights and machines give off (SAP 2012, table 5 and appendix L), in the share of the week in
 * which a room of this type is usually in use: SAP's gains do not depend on the hours of heating either. Nobody
 * cooks or bathes in a garden room: there is no gain from either.
 */
export function internalGains(
  envelope: Envelope,
  { lightTransmittance }: Assumptions,
  roomType: RoomTypeId | null,
): InternalGains[] {
  const { floorArea, glass } = envelope;
  const share = hoursAWeek(usualUse(roomType)) / (7 * 24);
  const people = peopleIn(floorArea);
  const ofSize = (floorArea * people) ** 0.4714;
  const glazing = glass.reduce((sum, { glassArea }) => sum + glassArea, 0);
  const light = floorArea > 0 ? (0.9 * glazing * lightTransmittance * LIGHT_ACCESS) / floorArea : 0;
  // (L2), (L4), (L5): all lamps are low-energy, and daylight saves some.
  const daylight = light > 0.095 ? 0.96 : 52.2 * light * light - 9.94 * light + 1.433;
  const lighting = inWatts(59.73 * ofSize * 0.5 * daylight) * 0.85;
  const appliances = inWatts(207.8 * ofSize);
  return Array.from({ length: 12 }, (_, n) => ({
    people: PERSON * people * share,
    lighting: lighting * throughYear(n + 1, 0.5, 0.2) * share,
    appliances: appliances * throughYear(n + 1, 0.157, 1.78) * share,
  }));
}

/** People in a floor of so many m² (42). */
function peopleIn(floorArea: number): number {
  const over = floorArea - 13.9;
  return over > 0 ? 1 + 1.76 * (1 - Math.exp(-0.000349 * over * over)) + 0.0013 * over : 1;
}

/** W from kWh a year. */
function inWatts(kWh: number): number {
  return (kWh * 1000) / (24 * 365);
}

/** How a month differs from the mean: (L7), (L11). */
function throughYear(month: number, by: number, shift: number): number {
  return 1 + by * Math.cos((2 * Math.PI * (month - shift)) / 12);
}

/** Where the walls face, degrees clockwise from north. */
const TURNED: Readonly<Record<WallSide, number>> = { front: 180, right: 90, back: 0, left: 270 };

/**
 * W of sun through the glass in each month (SAP 2012, (74) to (83)): 0.9, glass, g-value, access.
 *
 * @param north degrees clockwise from the direction the back wall faces to north
 * @param access of the sun to the glass, 0 to 1
 */
export function solarGains(
  { glass }: Envelope,
  { gValue }: Assumptions,
  { region, north, access }: { region: ClimateRegion; north: number; access: number },
): number[] {
  const months = Array.from({ length: 12 }, () => 0);
  for (const { wall, glassArea } of glass) {
    const sun = sunOnWall(region, TURNED[wall] - north);
    for (const [month, level] of sun.entries())
      months[month] = (months[month] ?? 0) + 0.9 * glassArea * gValue * access * level;
  }
  return months;
}
