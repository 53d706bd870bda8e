import { useEffect, useState } from 'react';
import { useFacts } from '#app/ui/company/use-facts';
import { useNorth } from '#app/pwa/use-north';
import { COUNTY_TOWNS } from '#domain/site/coverage/county-towns';
import { dayIn } from '#domain/text/dates';
import { asSeenFrom } from '#domain/room/sun/room-sun';
import { sunAt } from '#domain/room/sun/sun-position';
import { ukMoment } from '#domain/text/uk-clock';
import type { Sun } from './use-sun';

/** Whose sky it is: that of the company's home county. */
export function useTown() {
  return COUNTY_TOWNS[useFacts().company.county];
}

/** The days on offer: how their year goes, and today. */
export const DAYS = ['today', '21 Mar', '21 Jun', '21 Sep', '21 Dec'] as const;

export type DayName = (typeof DAYS)[number];

const MONTHS = { '21 Mar': 2, '21 Jun': 5, '21 Sep': 8, '21 Dec': 11 } as const;

/** Midnight UTC of a day on offer, in the present year. */
export function dayOf(name: DayName, now = new Date()): Date {
  const today = dayIn(now);
  return name === 'today' ? today : new Date(Date.UTC(today.getUTCFullYear(), MONTHS[name], 21));
}

/** What was chosen last, for when the control is opened again. */
let last: { day: DayName; minutes: number } = { day: '21 Sep', minutes: 13 * 60 };

/** The day, the hour and the way the room faces, and where the sun then stands. */
export function useSunChoice(onChoose: (sun: Sun) => void) {
  const town = useTown();
  const [moment, setMoment] = useState(last);
  const [saidNorth, turnNorth] = useNorth();
  const north = saidNorth ?? 0;
  const { day: name, minutes } = moment;
  const day = dayOf(name);
  const sky = sunAt(ukMoment(day, minutes), town);
  const at = day.getTime();
  useEffect(() => {
    const date = new Date(at);
    const roomSun = asSeenFrom(north, sunAt(ukMoment(date, minutes), town));
    onChoose({ ...roomSun, day: date, minutes, north });
  }, [at, minutes, north, town, onChoose]);
  const choose = (next: Partial<typeof last>) => {
    last = { ...moment, ...next };
    setMoment(last);
  };
  return { name, day, minutes, sky, north, turnNorth, choose };
}
