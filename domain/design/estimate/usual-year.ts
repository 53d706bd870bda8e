import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { numbersOf } from '#domain/room/energy/assumptions';
import { hoursAWeek, usualUse, type YearSaid } from '#domain/room/energy/use';
import {
  yearRange,
  type YearRange,
  type YearSubject,
  type YearTerms,
} from '#domain/room/energy/year';
import {
  costWords,
  facingWords,
  heatingWords,
  type HeatingFigures,
} from '#domain/room/energy/year-words';
import { buildRoom } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { EnergyFacts } from '#domain/site/content/facts/energy-facts';
import { COUNTY_CLIMATES } from '#domain/site/coverage/county-climates';
import { STARTING_PRICES } from './starting-prices';

/** What of the company's facts a year is worked out with. */
export interface YearFacts {
  energy: Pick<EnergyFacts, 'figures'>;
  company: Pick<CompanyFacts['company'], 'county'>;
}

/** Any direction, and the usual week of the room type. */
export const NOTHING_SAID: YearSaid = { north: null, use: null };

/** A usual year of a room, and what it is worked out with. */
export interface UsualYear {
  range: YearRange;
  terms: YearTerms;
  /** What `heatingLine` and `heatingRow` say of it. */
  figures: HeatingFigures;
}

/** The one year of a room that every screen and document tells: by the company's figures, and what its homeowner has said. */
export function yearOfRoom(
  room: YearSubject,
  { energy, company }: YearFacts,
  { north, use }: YearSaid,
): UsualYear {
  const assumptions = numbersOf(energy.figures);
  const terms: YearTerms = {
    assumptions,
    use: use ?? usualUse(room.roomType),
    region: COUNTY_CLIMATES[company.county],
  };
  const range = yearRange(room, terms, north);
  const { costPence, low } = range;
  const { pencePerKwh } = assumptions;
  return {
    range,
    terms,
    figures: {
      costPence,
      heating: low.heating,
      use: terms.use,
      isWeekSaid: use !== null,
      pencePerKwh,
      north,
    },
  };
}

type Design = Pick<
  Draft,
  'roomType' | 'windows' | 'doors' | 'patioGlass' | 'features' | 'finishes' | 'placement'
>;

/** The year of a design by the company's figures of the day, and by what its homeowner has said, if anything. */
export function usualYear(
  design: Design,
  shell: ShellMeasures,
  facts: YearFacts,
  said = NOTHING_SAID,
): UsualYear {
  const { roomType, features } = design;
  return yearOfRoom({ room: buildRoom(shell, design), roomType, features }, facts, said);
}

/** A year's heating in a list of choices: "About £90 to £120 a year", and what that holds for, shorter than `heatingLine`. */
export function heatingRow({ costPence, heating, use, north }: HeatingFigures) {
  const week = `${hoursAWeek(use)} hours a week at ${use.temperature}\u00a0°C`;
  return {
    value: capital(costWords(costPence)),
    terms: `${capital(facingWords(north))}, ${week}, by ${heatingWords(heating)}`,
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A room such as is often built of its type: of the typical size (specification §9), where there is one. */
interface Example {
  shell: ShellMeasures;
  design: Design & { roomType: RoomTypeId };
}

const TWO_WINDOWS = { windows: 2, doors: 1 };

/** What the service page of each type shows as an example. */
export function exampleRoom(roomType: RoomTypeId): Example {
  const { typical } = STARTING_PRICES[roomType];
  const hasPatioGlass = roomType === 'garden-room' || roomType === 'extension';
  const openings = hasPatioGlass ? { windows: 1, doors: 0, patioGlass: true } : TWO_WINDOWS;
  return {
    shell: typical ?? { width: 5, depth: 4 },
    design: { ...emptyDraft, ...openings, roomType },
  };
}
