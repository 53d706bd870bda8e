import type { YearExample } from '#app/content/site-data';
import { formatOpenings } from '#domain/design/draft/format-openings';
import { exampleRoom, usualYear, type YearFacts } from '#domain/design/estimate/usual-year';
import {
  costWords,
  dayCostWords,
  facingWords,
  heatingWords,
  lightWords,
  ONLY_AN_ESTIMATE,
  summerWords,
  weekWords,
} from '#domain/room/energy/year-words';
import { formatMeasures } from '#domain/room/geometry/format-size';
import { roomTypeName, type RoomTypeId } from '#domain/room/options/room-types';
import { formatDay } from '#domain/text/dates';

/** A room of a type through a usual year, by the function that the builder has, so that it changes with the facts. */
export function yearExample(roomType: RoomTypeId, facts: YearFacts): YearExample {
  const { shell, design } = exampleRoom(roomType);
  const { range, figures } = usualYear(design, shell, facts);
  const { heating, use, north, pencePerKwh } = figures;
  const { source, date } = facts.energy.figures.pencePerKwh;
  const day = formatDay(new Date(`${date}T12:00:00Z`));
  return {
    room: `An example: ${roomTypeName(roomType)}, ${formatMeasures(shell)} outside, ${formatOpenings(design)}.`,
    rows: [
      { label: 'Heating', value: capital(`${costWords(range.costPence)}, ${facingWords(north)}`) },
      { label: 'In the coldest month', value: capital(dayCostWords(range.coldestDayPence)) },
      { label: 'In summer', value: summerWords(range) },
      { label: 'Light by day', value: lightWords(range.daylightFactor) },
      { label: 'In use', value: weekWords(use) },
      {
        label: 'Heated by',
        value: `${capital(heatingWords(heating))}; electricity at ${pencePerKwh}p a kWh: ${source}, ${day}`,
      },
    ],
    note: ONLY_AN_ESTIMATE,
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
