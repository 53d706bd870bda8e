import { hoursAWeek, usualUse } from './use';
import { CLEAN_GLASS, REFLECTANCE, VISIBLE_SKY } from './daylight';
import { SUN_ACCESS } from './gains';
import { SHELTERED_SIDES, THERMAL_BRIDGES, type Surface } from './losses';
import { SUMMER_ACCESS } from './summer';
import { THERMAL_MASS } from './warmth';
import { facingWords, heatingWords, weekWords } from './year-words';
import type { YearRange, YearSubject, YearTerms } from './year';

/** One line of "How we know". */
export interface KnownBy {
  readonly label: string;
  readonly value: string;
}

const SURFACES: Readonly<Record<Surface['of'], string>> = {
  wall: 'Walls to the outside',
  roof: 'Roof',
  floor: 'Floor',
  window: 'Windows',
  patio: 'Patio glass',
  door: 'Doors',
};

/**
 * Every number behind a year that is not one of the company's facts (`ASSUMPTIONS`), a line each: method, weather,
 * the room, how it is used, what is counted and what is not.
 *
 * @param north as the year was made for, null where nobody has said
 */
export function howWeKnow(
  { roomType, features }: Omit<YearSubject, 'room'>,
  { use, region, assumptions }: YearTerms,
  { low: year, threshold, daylightFactor }: YearRange,
  north: number | null,
): KnownBy[] {
  const { envelope } = year;
  const january = year.months[0];
  const { people, lighting, appliances } = january?.internal ?? {
    people: 0,
    lighting: 0,
    appliances: 0,
  };
  const needsSockets = year.heating === 'electricHeater' && !features.includes('full-electrics');
  return [
    {
      label: 'Method',
      value:
        'The monthly balance of SAP 2012 (BRE), a method for homes: worksheet parts 3 and 5 to 8',
    },
    { label: 'Weather', value: `A usual year in the ${region} region (SAP 2012, appendix U)` },
    { label: 'Direction', value: facingWords(north) },
    { label: 'Week', value: weekWords(use) },
    {
      label: 'Heating',
      value: `By ${heatingWords(year.heating)}${needsSockets ? ', which needs the sockets of Full electrics' : ''}: in these hours only, and none from June to September; a day without use is a day without heating`,
    },
    {
      label: 'Inside',
      value: `${fixed(envelope.floorArea)}\u00a0m² of floor, ${fixed(envelope.volume)}\u00a0m³`,
    },
    ...envelope.surfaces
      .filter(({ area }) => area > 0)
      .map(({ of, area, uValue }) => ({
        label: SURFACES[of],
        value: `${fixed(area)}\u00a0m², ${uValue.toFixed(2)}\u00a0W/m²K${of === 'wall' || of === 'roof' || of === 'floor' ? '' : ' with curtains drawn at night'}`,
      })),
    ...(roomType === 'extension'
      ? [{ label: 'House behind it', value: 'As warm as the room: no heat is lost to it' }]
      : []),
    {
      label: 'Joints of walls, floor and roof',
      value: `${THERMAL_BRIDGES}\u00a0W/m²K of every surface: SAP’s value where they have not been calculated`,
    },
    {
      label: 'Air',
      value: `${(january?.airChanges ?? 0).toFixed(2)} changes an hour in January: gaps (${assumptions.airPermeability}\u00a0m³/(h·m²) at 50\u00a0Pa), wind, ${SHELTERED_SIDES} sheltered sides, and windows opened for fresh air`,
    },
    {
      label: 'Loss in all',
      value: `${fixed(year.heatLossCoefficient)}\u00a0W for each degree that it is warmer than outside`,
    },
    {
      label: 'Warmth that it stores',
      value: `${THERMAL_MASS}\u00a0kJ/m²K of floor: a light timber building`,
    },
    {
      label: 'People, lamps and machines',
      value: `${fixed(people + lighting + appliances)}\u00a0W in January, the mean of day and night: as in a home of this size, for ${hoursAWeek(usualUse(roomType))} hours a week whatever week is set; nothing for cooking or hot water`,
    },
    {
      label: 'Sun',
      value: `${fixed(envelope.glass.reduce((sum, { glassArea }) => sum + glassArea, 0))}\u00a0m² of glass without frames; trees and houses are taken to leave ${percent(SUN_ACCESS)} of the sun`,
    },
    {
      label: 'Hot weather',
      value: `SAP 2012, appendix P: ${fixed(year.summer.airChanges)} air changes an hour, ${percent(SUMMER_ACCESS)} of the sun, no blinds, no shade of the roof; threshold ${threshold.low.toFixed(1)} to ${threshold.high.toFixed(1)}\u00a0°C. It says how likely a room is too hot, not for how many hours; 26\u00a0°C is our figure for too hot`,
    },
    {
      label: 'Daylight across the room',
      value: `Average daylight factor ${daylightFactor.toFixed(1)}\u00a0% (BS 8206-2): the mean of the whole room under a grey sky, ${VISIBLE_SKY}° of sky before the glass, reflectance ${REFLECTANCE}, ${percent(CLEAN_GLASS)} for dirt`,
    },
    {
      label: 'Sun on the desk',
      value:
        'In a room with a desk, as under “Sun”: on any part of it, where the plan has it, under a clear sky, the mean of a month’s days. Sun below 5° is left out; trees, fences and clouds take more of it',
    },
    {
      label: 'Not counted',
      value:
        'Cooling, lamps and machines on the bill, the standing charge, and the power that the heater may lack on the coldest day',
    },
  ];
}

function fixed(value: number): string {
  return value.toFixed(1);
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00a0%`;
}
