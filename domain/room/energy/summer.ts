import type { Room } from '#domain/room/geometry/room';
import type { Climate } from './climate';
import { AIR } from './losses';
import { THERMAL_MASS } from './warmth';

/** How likely a room gets too hot in a hot spell, in the words of SAP 2012, table P2, from the least. */
const LIKELIHOODS = ['not significant', 'slight', 'medium', 'high'] as const;

export type Likelihood = (typeof LIKELIHOODS)[number];

/** Likelihood of a high temperature inside, June to August, before any cooling (SAP 2012, appendix P). */
export interface Summer {
  /** Air changes an hour with windows open half of the time. */
  readonly airChanges: number;
  /** °C in June, July and August that the likelihood is read from: its threshold temperature, not a forecast. */
  readonly thresholds: readonly number[];
  /** The highest of them. */
  readonly threshold: number;
  readonly likelihood: Likelihood;
}

/** June, July and August, from January as 0. */
const [JUNE, AUGUST] = [5, 7];

/** Access of the sun in summer under average overshading (table 6d), without blinds or overhangs. */
export const SUMMER_ACCESS = 0.9;

/** How much warmer a light building gets than its means say, K (appendix P, P3). */
const SWING = 2 - 0.007 * THERMAL_MASS;

/** The least °C of `slight`, `medium` and `high` (table P2). */
const STEPS = [20.5, 22, 23.5];

/**
 * @param gains W of sun and inside, by month from January
 * @param fabric W/K through surfaces and thermal bridges
 */
export function summerOf(
  room: Room,
  climate: Climate,
  { gains, fabric, volume }: { gains: readonly number[]; fabric: number; volume: number },
): Summer {
  const airChanges = openWindows(room);
  const losses = fabric + AIR * airChanges * volume;
  const thresholds = climate.externalTemperature
    .slice(JUNE, AUGUST + 1)
    .map((outside, n) => outside + (gains[JUNE + n] ?? 0) / losses + SWING);
  const threshold = Math.max(...thresholds);
  return { airChanges, thresholds, threshold, likelihood: likelihoodAt(threshold) };
}

export function likelihoodAt(threshold: number): Likelihood {
  return LIKELIHOODS[STEPS.filter((step) => threshold >= step).length] ?? 'high';
}

/** Table P1, one storey: more where air crosses the room, almost none where nothing opens. */
function openWindows({ walls, openings }: Room): number {
  if (openings.length === 0) return 0.1;
  const opens = (side: keyof Room['walls']) => walls[side].openings.length > 0;
  return (opens('front') && opens('back')) || (opens('left') && opens('right')) ? 3 : 2;
}
