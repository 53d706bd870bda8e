import { frontLooks } from '#domain/room/sun/compass';
import { formatClock } from '#domain/room/sun/sun-words';
import type { HeatingKind } from './assumptions';
import { likelihoodAt, type Likelihood } from './summer';
import { hoursAWeek, type Use } from './use';
import type { Range, YearRange } from './year';

/** Beside every year, wherever it is shown. */
export const ONLY_AN_ESTIMATE =
  'An estimate for a usual year, for heating alone. It is neither an energy certificate nor proof of compliance. Your bill can be higher or lower: it depends on the weather, your tariff and how you use the room.';

/** Pounds a year are told in steps of about a tenth: nobody knows a winter better. */
function stepFor(pounds: number): number {
  if (pounds < 20) return 2;
  if (pounds < 60) return 5;
  if (pounds < 200) return 10;
  return pounds < 500 ? 20 : 50;
}

/** A range rounded outwards to steps, at least one step wide. */
function outwards({ low, high }: Range, step: number): Range {
  const from = Math.floor(low / step) * step;
  return { low: from, high: Math.max(Math.ceil(high / step) * step, from + step) };
}

/** "about £90 to £120 a year", from pence: rounded outwards, and never a single number. */
export function costWords(pence: Range): string {
  if (pence.high === 0) return 'nothing';
  const [low, high] = [pence.low / 100, pence.high / 100];
  const shown = outwards({ low, high }, stepFor(high));
  if (shown.low === 0) return `up to about £${shown.high} a year`;
  return `about £${shown.low} to £${shown.high} a year`;
}

/** "about 75p to 90p a day", from pence: the coldest month's. */
export function dayCostWords(pence: Range): string {
  if (pence.high === 0) return 'nothing';
  const shown = outwards(pence, pence.high < 200 ? 5 : 20);
  if (shown.low === 0) return `up to about ${coins(shown.high)} a day`;
  return `about ${coins(shown.low)} to ${coins(shown.high)} a day`;
}

function coins(pence: number): string {
  return pence < 100 ? `${pence}p` : `£${(pence / 100).toFixed(2)}`;
}

/** "about £12 a year more to heat", from pounds; empty where it is less than a pound either way. */
export function changeWords(pounds: Range): string {
  const [low, high] = [toStep(pounds.low), toStep(pounds.high)];
  if (low === 0 && high === 0) return '';
  if (low === high) return `about ${changeOf(low)} to heat`;
  if (low === 0) return `up to £${high} a year more to heat`;
  if (high === 0) return `up to £${-low} a year less to heat`;
  if (low > 0) return `about £${low} to £${high} a year more to heat`;
  if (high < 0) return `about £${-high} to £${-low} a year less to heat`;
  return `from £${-low} a year less to £${high} more to heat, by the way it faces`;
}

/** Whole pounds, above 20 in fives. */
function toStep(pounds: number): number {
  const step = Math.abs(pounds) < 20 ? 1 : 5;
  return Math.round(pounds / step) * step + 0;
}

function changeOf(pounds: number): string {
  return `£${Math.abs(pounds)} a year ${pounds > 0 ? 'more' : 'less'}`;
}

/** How likely it is too hot, in plain words for those of SAP. */
const LIKELY: Readonly<Record<Likelihood, string>> = {
  'not significant': 'unlikely',
  slight: 'possible',
  medium: 'likely',
  high: 'very likely',
};

/**
 * "Too hot in hot weather, above 26 °C as we take it, is possible, with windows open half of the time and no cooling": a
 * likelihood, as the method has no hours, and of high temperatures, for which it has no figure.
 */
export function summerWords({ threshold, low }: Pick<YearRange, 'threshold' | 'low'>): string {
  const [least, most] = [likelihoodAt(threshold.low), likelihoodAt(threshold.high)];
  const windows =
    low.envelope.glass.length > 0 ? 'windows open half of the time' : 'no window to open';
  const likely =
    least === most ? LIKELY[most] : `from ${LIKELY[least]} to ${LIKELY[most]} by the way it faces`;
  return `Too hot in hot weather, above 26\u00a0°C as we take it, is ${likely}, with ${windows} and no cooling`;
}

/**
 * The light by day across the room, by its average daylight factor in percent (BS 8206-2: 2 and 5). It says nothing of one
 * place in it, as a desk.
 */
export function lightWords(daylightFactor: number): string {
  if (daylightFactor >= 5)
    return 'Across the room, light enough without a lamp for most of the day';
  if (daylightFactor >= 2) return 'Across the room, daylight, and often a lamp as well';
  if (daylightFactor > 0) return 'Across the room, dim: a lamp for most of the day';
  return 'No daylight';
}

const BY: Readonly<Record<HeatingKind, string>> = {
  electricHeater: 'a plug-in electric heater',
  airConditioning: 'the air conditioning, as a heat pump',
  underfloor: 'electric underfloor heating',
};

/** "a plug-in electric heater": what the heat is counted from. */
export function heatingWords(heating: HeatingKind): string {
  return BY[heating];
}

/** "5 weekdays, 9 am to 5 pm, at 21 °C": a week of use. */
export function weekWords(use: Use): string {
  if (hoursAWeek(use) === 0) return 'never';
  const { weekdays, weekend, temperature } = use;
  const parts = [
    daysWords(weekdays, ['weekday', 'weekdays']),
    daysWords(weekend, ['day at the weekend', 'days at the weekend']),
  ].filter((words) => words !== '');
  return `${parts.join('; ')}; ${temperature}\u00a0°C`;
}

function daysWords({ days, from, to }: Use['weekdays'], [one, more]: readonly [string, string]) {
  return days === 0 ? '' : `${days} ${days === 1 ? one : more}, ${hour(from)} to ${hour(to)}`;
}

function hour(hours: number): string {
  return hours % 24 === 0 ? 'midnight' : formatClock(hours * 60);
}

/** "with its front to the south", "whichever way it faces". */
export function facingWords(north: number | null): string {
  return north === null ? 'whichever way it faces' : `with its front to the ${frontLooks(north)}`;
}

/** What the one line on the cost of heating is made of. */
export interface HeatingFigures {
  /** Pence a year. */
  readonly costPence: Range;
  readonly heating: HeatingKind;
  readonly use: Use;
  /** Whether the homeowner has said this week, and it is not the usual one of the room type. */
  readonly isWeekSaid?: boolean | undefined;
  readonly pencePerKwh: number;
  /** As the homeowner has said; null where nobody has. */
  readonly north: number | null;
}

/**
 * "Heating: about £90 to £120 a year, whichever way it faces. 5 weekdays, 9 am to 5 pm; 21 °C; by a plug-in electric
 * heater; electricity at 26.11p a kWh." The cost with all that it rests on, for documents and answers to the homeowner,
 * with what of it they have said; `ONLY_AN_ESTIMATE` goes with it.
 */
export function heatingLine(figures: HeatingFigures): string {
  return `Heating: ${heatingBasis(figures)}`;
}

/** The same below a heading that says what it is about: "About £90 to £120 a year, …" */
export function heatingSentence(figures: HeatingFigures): string {
  const words = heatingBasis(figures);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function heatingBasis(figures: HeatingFigures): string {
  const { costPence, heating, use, pencePerKwh, north } = figures;
  return `${costWords(costPence)}, ${facingWords(north)}. ${weekWords(use)}; by ${heatingWords(heating)}; electricity at ${pencePerKwh}p a kWh.${asSaid(figures)}`;
}

/** " Direction and week as you said."; nothing where nothing was. */
function asSaid({ north, isWeekSaid }: HeatingFigures): string {
  if (north === null) return isWeekSaid ? ' Week as you said.' : '';
  return isWeekSaid ? ' Direction and week as you said.' : ' Direction as you said.';
}
