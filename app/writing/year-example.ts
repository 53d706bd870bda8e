import { yearWords } from '#app/content/page-words/year-words';
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
import { DIRECTIONS, rangesOf } from '#domain/room/energy/year';
import type { Area } from '#domain/room/furniture/area';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom, type Room } from '#domain/room/geometry/room';
import { deskIn, deskSun, yearOfSun } from '#domain/room/sun/sun-on-desk';
import type { PlaceOnEarth } from '#domain/room/sun/sun-position';
import { deskSunWords, LIGHT_MONTHS } from '#domain/room/sun/sun-words';
import { COUNTY_TOWNS } from '#domain/site/coverage/county-towns';
import { formatMeasures } from '#domain/room/geometry/format-size';
import { roomTypeName, type RoomTypeId } from '#domain/room/options/room-types';
import { formatDay } from '#domain/text/dates';

/** A room of a type through a usual year, by the function that the builder has, so that it changes with the facts. */
export function yearExample(roomType: RoomTypeId, facts: YearFacts): YearExample {
  const { shell, design } = exampleRoom(roomType);
  const { range, figures } = usualYear(design, shell, facts);
  const room = buildRoom(shell, design);
  const desk = deskIn(furnish(room, suggestedFor(roomType, room)).pieces);
  const town = COUNTY_TOWNS[facts.company.county];
  const { heating, use, north, pencePerKwh } = figures;
  const { source, date } = facts.energy.figures.pencePerKwh;
  const day = formatDay(new Date(`${date}T12:00:00Z`));
  return {
    room: `An example: ${roomTypeName(roomType)}, ${formatMeasures(shell)} outside, ${formatOpenings(design)}.`,
    rows: [
      { label: 'Heating', value: capital(`${costWords(range.costPence)}, ${facingWords(north)}`) },
      { label: 'In the coldest month', value: capital(dayCostWords(range.coldestDayPence)) },
      { label: 'In summer', value: summerWords(range) },
      {
        label: desk ? yearWords.light : yearWords.lightOfRoom,
        value: [
          lightWords(range.daylightFactor),
          ...(desk ? [deskSunWords(deskSunAnyWay(room, desk, town))] : []),
        ].join('. '),
      },
      { label: 'In use', value: weekWords(use) },
      {
        label: 'Heated by',
        value: `${capital(heatingWords(heating))}; electricity at ${pencePerKwh}p a kWh: ${source}, ${day}`,
      },
    ],
    note: ONLY_AN_ESTIMATE,
  };
}

/** Hours of sun on its desk in each of `LIGHT_MONTHS`, over every way that the room may face. */
function deskSunAnyWay(room: Room, desk: Area, town: PlaceOnEarth) {
  const sun = yearOfSun(town, LIGHT_MONTHS);
  return rangesOf(DIRECTIONS.map((north) => deskSun(room, desk, { sun, north })));
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
