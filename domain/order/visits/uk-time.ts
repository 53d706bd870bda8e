import { minutesAhead } from '#domain/text/uk-clock';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a clock and a calendar in England show. */
export interface UkTime {
  /** "2027-03-28" */
  day: string;
  /** "09:30" */
  time: string;
}

/** Minutes after midnight of "09:30"; NaN for what is no time. */
export function minutesOf(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/**
 * The moment of a whole minute in milliseconds since 1970; undefined unless it is written as
 * "2027-03-28T09:30:00.000Z".
 */
export function momentOf(instant: string): number | undefined {
  const moment = Date.parse(instant);
  const known =
    instant.length === 24 && moment % MINUTE === 0 && new Date(moment).toISOString() === instant;
  return known ? moment : undefined;
}

/** The instant at which a clock in England shows a time; undefined if it never does. */
export function ukInstant({ day, time }: UkTime): string | undefined {
  const moment = ukClockOn(day)(minutesOf(time));
  return moment === undefined ? undefined : new Date(moment).toISOString();
}

/** What a clock in England shows at an instant; undefined for what is none. */
export function ukTimeOf(instant: string): UkTime | undefined {
  const moment = momentOf(instant);
  if (moment === undefined) return undefined;
  const shown = new Date(moment + minutesAhead(new Date(moment)) * MINUTE).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/**
 * A clock in England on one day: given minutes after midnight, it says at which moment, in milliseconds since
 * 1970, it shows them. Never for the hour that is skipped in March, and the first time for the one that October has
 * twice.
 */
export function ukClockOn(day: string): (minutes: number) => number | undefined {
  const midnight = Date.parse(day);
  if (!Number.isFinite(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) {
    return () => undefined;
  }
  // Clocks change at one o'clock UTC.
  const [before, after] = [midnight, midnight + DAY].map((end) => minutesAhead(new Date(end)));
  return (minutes) => {
    if (!(minutes >= 0 && minutes < 24 * 60)) return undefined;
    for (const ahead of [before, after]) {
      if (ahead === undefined) continue;
      const moment = midnight + (minutes - ahead) * MINUTE;
      if (before === after || minutesAhead(new Date(moment)) === ahead) return moment;
    }
    return undefined;
  };
}
