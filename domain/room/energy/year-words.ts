import type { HeatingKind } from './assumptions';
import { likelihoodAt, type Likelihood } from './summer';
import { hoursAWeek, type Use } from './use';
import type { Range, YearRange } from './year';

/** Pounds are told in steps of about a tenth: nobody can know a winter better. */
function stepFor(pounds: number): number {
  if (pounds < 20) return 2;
  if (pounds < 60) return 5;
  if (pounds < 200) return 10;
  return pounds < 500 ? 20 : 50;
}

/** "about £90 to £120 a year": rounded outwards, never to a single number. */
export function costWords({ low, high }: Range): string {
  const [least, most] = [low / 100, high / 100];
  const step = stepFor(most);
  const from = Math.floor(least / step) * step;
  const to = Math.max(Math.ceil(most / step) * step, from + step);
  return from === 0 ? `up to about £${to} a year` : `about £${from} to £${to} a year`;
}

/** "about 85p to £1.10 a day" in the coldest month. */
export function coldestDayWords({ low, high }: Range): string {
  const [from, to] = [Math.floor(low / 5) * 5, Math.max(5, Math.ceil(high / 5) * 5)];
  if (from === 0) return `up to about ${pence(to)} a day`;
  return `about ${from === to ? pence(to) : `${pence(from)} to ${pence(to)}`} a day`;
}

function pence(amount: number): string {
  return amount < 100 ? `${amount}p` : `£${(amount / 100).toFixed(2)}`;
}

const ABOVE: Readonly<Record<Likelihood, string>> = {
  'not significant': 'Unlikely to be above 26\u00a0°C',
  slight: 'May be above 26\u00a0°C on a few hot days',
  medium: 'Likely to be above 26\u00a0°C on hot days',
  high: 'Often above 26\u00a0°C in hot weather',
};

/** How hot it gets in summer: as likely as the method says, for the coolest and the hottest direction. */
export function summerWords({ threshold }: Pick<YearRange, 'threshold'>): string {
  const [least, most] = [likelihoodAt(threshold.low), likelihoodAt(threshold.high)];
  if (least === most) return ABOVE[most];
  return `${ABOVE[least]}, or ${ABOVE[most].toLowerCase().replace('°c', '°C')}: it depends on which way it faces`;
}

/** The light under an overcast sky, by the average daylight factor (BS 8206-2: 2 % and 5 %). */
export function lightWords(daylightFactor: number): string {
  if (daylightFactor >= 5) return 'Bright: lamps are seldom needed by day';
  if (daylightFactor >= 2) return 'Light enough on most days, with a lamp in dull hours';
  return 'Dim: a lamp is on for much of the day';
}

/** "£12 a year more"; empty where it is less than a pound. */
export function changeWords({ low, high }: Range): string {
  const [from, to] = [Math.round(low), Math.round(high)];
  if (from === 0 && to === 0) return '';
  if (from === to) return `about ${sizeOf(to)}`;
  if (from >= 0) return `about £${from} to £${to} a year more`;
  if (to <= 0) return `about £${-to} to £${-from} a year less`;
  return `between £${-from} a year less and £${to} more, by the way it faces`;
}

function sizeOf(pounds: number): string {
  return `£${Math.abs(pounds)} a year ${pounds > 0 ? 'more' : 'less'}`;
}

const HEATED_WITH: Readonly<Record<HeatingKind, string>> = {
  electricHeater: 'a plug-in electric heater',
  airConditioning: 'air conditioning',
  underfloor: 'electric underfloor heating',
};

/** What a sentence on the cost of heating is made of. */
export interface HeatingFigures {
  /** Pence a year. */
  readonly costPence: Range;
  readonly heating: HeatingKind;
  readonly use: Use;
  readonly pencePerKwh: number;
  /** Nobody has said which way the room faces: the range is that of every way. */
  readonly isAnyWay: boolean;
}

/** The cost of heating with all that it rests on, in one line: for quotes, documents, answers and pages. */
export function heatingLine({
  costPence,
  heating,
  use,
  pencePerKwh,
  isAnyWay,
}: HeatingFigures): string {
  const way = isAnyWay ? ', whichever way it faces' : '';
  const week = `${use.temperature}\u00a0°C for ${hoursAWeek(use)} hours a week`;
  return `Heating is worked out at ${costWords(costPence)}${way}: ${week}, with ${HEATED_WITH[heating]} and electricity at ${pencePerKwh}p a kWh. ${NO_PROMISE}`;
}

/** Below every figure of "Through the year". */
export const NO_PROMISE =
  'This is a calculation for a usual year, not a promise: weather, use and prices differ.';
