/** kJ/m²K of floor: a light timber building (SAP 2012, table 1f, "low"). */
export const THERMAL_MASS = 100;

/** A month's room: W/K that it loses, its m², °C outside, W that it gains. */
interface Balance {
  readonly coefficient: number;
  readonly floorArea: number;
  readonly outside: number;
  readonly gains: number;
}

/** Hours in which a room would cool to the outside, at the rate at which it begins to (table 9a). */
function timeConstant({ coefficient, floorArea }: Balance): number {
  return (THERMAL_MASS * floorArea) / (3.6 * coefficient);
}

/**
 * The share of gains that saves heating, 0 to 1 (SAP 2012, table 9a).
 *
 * @param inside °C
 */
export function utilisation(balance: Balance, inside: number): number {
  const losses = balance.coefficient * (inside - balance.outside);
  if (losses <= 0) return 1;
  const ratio = Number((balance.gains / losses).toFixed(8));
  const a = 1 + timeConstant(balance) / 15;
  return ratio === 1 ? a / (a + 1) : (1 - ratio ** a) / (1 - ratio ** (a + 1));
}

/** Days a week that have so many hours without heating, one after the other. */
interface Rest {
  readonly days: number;
  readonly off: number;
}

/**
 * °C in a room, the mean of a month, that is heated to `wanted` and left alone for some hours of each day (SAP
 * 2012, tables 9, 9b and 9c, with heating that answers at once: R is 1).
 */
export function meanTemperature(balance: Balance, wanted: number, week: readonly Rest[]): number {
  const { coefficient, outside, gains } = balance;
  const useful = utilisation(balance, wanted) * gains;
  const unheated = outside + useful / coefficient;
  const slow = 4 + 0.25 * timeConstant(balance);
  const fall = Math.max(0, wanted - unheated);
  const reduction = (off: number) =>
    off <= slow ? (0.5 * off * off * fall) / (24 * slow) : (fall * (off - 0.5 * slow)) / 24;
  const lost = week.reduce((sum, { days, off }) => sum + (days / 7) * reduction(off), 0);
  // Nothing cools a room below the outside, however little is wanted.
  return Math.max(wanted - lost, outside);
}
