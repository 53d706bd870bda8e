import type { FeatureId } from '#domain/room/options/option-ids';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { Room } from '#domain/room/geometry/room';
import { heatingKindOf, type Assumptions, type HeatingKind } from './assumptions';
import { CLIMATES, DAYS_OF_MONTH, type ClimateRegion } from './climate';
import { daylightFactor } from './daylight';
import { internalGains, solarGains, SUN_ACCESS, type InternalGains } from './gains';
import { AIR, airChanges, envelopeOf, fabricCoefficient, type Envelope } from './losses';
import { summerOf, SUMMER_ACCESS, type Summer } from './summer';
import { hoursAWeek, type Use } from './use';
import { meanTemperature, utilisation } from './warmth';

/** A room, and what of its choices tells how it is used and heated. */
export interface YearSubject {
  readonly room: Room;
  readonly roomType: RoomTypeId | null;
  readonly features: readonly FeatureId[];
}

/** What a year is calculated for. */
export interface YearTerms {
  readonly assumptions: Assumptions;
  readonly use: Use;
  readonly region: ClimateRegion;
}

/** A month of a usual year. Powers are means of the whole month, day and night. */
interface Month {
  readonly days: number;
  /** °C (96) */
  readonly externalTemperature: number;
  /** °C (93) */
  readonly meanInternalTemperature: number;
  /** Air changes an hour (25) */
  readonly airChanges: number;
  /** W through surfaces and thermal bridges; with the next: (97) */
  readonly fabricLoss: number;
  /** W with the air */
  readonly ventilationLoss: number;
  /** W by cause */
  readonly internal: InternalGains;
  /** W (73) */
  readonly internalGains: number;
  /** W (83) */
  readonly solarGains: number;
  /** The share of both gains that saves heating (94) */
  readonly utilisation: number;
  /** kWh of heat (98); none from June to September */
  readonly demand: number;
  /** kWh of electricity (211) */
  readonly fuel: number;
  readonly costPence: number;
}

/** A usual year of one room that faces one way. */
export interface Year {
  /** Degrees clockwise from the direction the back wall faces to north. */
  readonly north: number;
  readonly heating: HeatingKind;
  /** W/K, the mean of the year (39) */
  readonly heatLossCoefficient: number;
  /** W/K of it through surfaces and thermal bridges (37) */
  readonly fabricCoefficient: number;
  readonly envelope: Envelope;
  /** From January. */
  readonly months: readonly Month[];
  /** kWh of heat a year */
  readonly demand: number;
  /** kWh of electricity for heating a year */
  readonly fuel: number;
  /** Pence for heating a year */
  readonly costPence: number;
  /** Pence a day in the month that costs most */
  readonly coldestDayPence: number;
  readonly summer: Summer;
  /** Percent */
  readonly daylightFactor: number;
}

/** The heating season: worksheet (98) counts October to May. */
const UNHEATED = [5, 6, 7, 8];

/**
 * A usual year of a room by the monthly balance of SAP 2012, parts 3 and 5 to 8, and appendix P (decision 0126).
 *
 * @param north degrees clockwise from the direction the back wall faces to north
 */
export function yearOf(subject: YearSubject, terms: YearTerms, north: number): Year {
  return yearBy(subject, terms)(north);
}

/** What does not depend on the direction is worked out once. */
function yearBy(
  { room, roomType, features }: YearSubject,
  { assumptions, use, region }: YearTerms,
) {
  const climate = CLIMATES[region];
  const heating = heatingKindOf(features);
  const envelope = envelopeOf(room, assumptions);
  const { floorArea, volume } = envelope;
  const fabric = fabricCoefficient(envelope);
  const air = airChanges(assumptions, climate);
  const internal = internalGains(envelope, assumptions, roomType);
  const isUsed = hoursAWeek(use) > 0;
  const week = restsOf(use);
  const light = daylightFactor(envelope, assumptions);

  return (north: number): Year => {
    const sun = solarGains(envelope, assumptions, { region, north, access: 1 });
    const months = climate.externalTemperature.map((outside, n): Month => {
      const days = DAYS_OF_MONTH[n] ?? 30;
      const changes = air[n] ?? 0;
      const ventilation = AIR * changes * volume;
      const inside = internal[n] ?? { people: 0, lighting: 0, appliances: 0 };
      const internalW = sumOf(inside);
      const solarW = (sun[n] ?? 0) * SUN_ACCESS;
      const gains = internalW + solarW;
      const coefficient = fabric + ventilation;
      const balance = { coefficient, floorArea, outside, gains };
      const mean = meanTemperature(balance, use.temperature, week);
      const useful = utilisation(balance, mean);
      const needed = (coefficient * (mean - outside) - useful * gains) * 0.024 * days;
      const demand = !isUsed || UNHEATED.includes(n) || needed < 1 ? 0 : needed;
      const fuel = demand / assumptions[heating];
      return {
        days,
        externalTemperature: outside,
        meanInternalTemperature: mean,
        airChanges: changes,
        fabricLoss: fabric * (mean - outside),
        ventilationLoss: ventilation * (mean - outside),
        internal: inside,
        internalGains: internalW,
        solarGains: solarW,
        utilisation: useful,
        demand,
        fuel,
        costPence: fuel * assumptions.pencePerKwh,
      };
    });
    const summerGains = months.map(
      ({ internalGains: inside }, n) => inside + (sun[n] ?? 0) * SUMMER_ACCESS,
    );
    const meanAir = air.reduce((sum, changes) => sum + changes, 0) / air.length;
    return {
      north,
      heating,
      heatLossCoefficient: fabric + AIR * meanAir * volume,
      fabricCoefficient: fabric,
      envelope,
      months,
      demand: total(months, 'demand'),
      fuel: total(months, 'fuel'),
      costPence: total(months, 'costPence'),
      coldestDayPence: Math.max(...months.map(({ costPence, days }) => costPence / days)),
      summer: summerOf(room, climate, { gains: summerGains, fabric, volume }),
      daylightFactor: light,
    };
  };
}

/** Days of the week by their hours without heating: those after use and before it are one stretch, as at night. */
function restsOf({ weekdays, weekend }: Use) {
  const used = [weekdays, weekend].map(({ days, from, to }) => ({ days, off: 24 - (to - from) }));
  const idle = 7 - weekdays.days - weekend.days;
  return [...used, { days: idle, off: 24 }];
}

function sumOf({ people, lighting, appliances }: InternalGains): number {
  return people + lighting + appliances;
}

function total(months: readonly Month[], of: 'demand' | 'fuel' | 'costPence'): number {
  return months.reduce((sum, month) => sum + month[of], 0);
}

/** From the least to the most. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** A usual year of a room, in every direction that it may face. */
export interface YearRange {
  /** One where it is known where north is; else one for each of eight directions, the first with its front to the south. */
  readonly years: readonly Year[];
  /** The one that costs least, and the one that costs most. */
  readonly low: Year;
  readonly high: Year;
  readonly costPence: Range;
  readonly coldestDayPence: Range;
  /** Pence by month, from January. */
  readonly months: readonly Range[];
  /** °C: the threshold temperature of the coolest and of the hottest direction. */
  readonly threshold: Range;
  /** Percent, the same in every direction. */
  readonly daylightFactor: number;
}

/** The directions that SAP tells apart. Degrees. */
export const DIRECTIONS = [0, 45, 90, 135, 180, 225, 270, 315];

/**
 * A usual year of a room that faces the way it faces or, where `north` is null, any way.
 *
 * @param north degrees clockwise from the direction the back wall faces to north; null where nobody has said
 */
export function yearRange(subject: YearSubject, terms: YearTerms, north: number | null): YearRange {
  const facing = yearBy(subject, terms);
  const first = facing(north ?? 0);
  const years = north === null ? [first, ...DIRECTIONS.slice(1).map(facing)] : [first];
  const [low = first, high = first] = [
    years.reduce((least, year) => (year.costPence < least.costPence ? year : least)),
    years.reduce((most, year) => (year.costPence > most.costPence ? year : most)),
  ];
  return {
    years,
    low,
    high,
    costPence: { low: low.costPence, high: high.costPence },
    coldestDayPence: rangeOf(years.map((year) => year.coldestDayPence)),
    months: rangesOf(years.map(({ months }) => months.map(({ costPence }) => costPence))),
    threshold: rangeOf(years.map(({ summer }) => summer.threshold)),
    daylightFactor: first.daylightFactor,
  };
}

/** Several lists of one length, such as one of months for each direction, as the range of each of their places. */
export function rangesOf(lists: readonly (readonly number[])[]): Range[] {
  return (lists[0] ?? []).map((_, at) => rangeOf(lists.map((list) => list[at] ?? 0)));
}

function rangeOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/**
 * What a choice changes, in pounds a year: more than 0 costs more. Each direction is compared with itself.
 *
 * @param before and `after`: of the same `north`
 */
export function changeInPounds(before: YearRange, after: YearRange): Range {
  return rangeOf(
    after.years.map((year, n) => (year.costPence - (before.years[n]?.costPence ?? 0)) / 100),
  );
}
