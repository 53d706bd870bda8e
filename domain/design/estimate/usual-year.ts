import { emptyDraft, type Draft } from '#domain/design/draft/draft';
import { numbersOf } from '#domain/room/energy/assumptions';
import { usualUse } from '#domain/room/energy/use';
import { yearRange, type YearRange, type YearTerms } from '#domain/room/energy/year';
import type { HeatingFigures } from '#domain/room/energy/year-words';
import { buildRoom } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { EnergyFacts } from '#domain/site/content/facts/energy-facts';
import { STARTING_PRICES } from './starting-prices';

/** What of the company's facts a year is worked out with. */
export interface YearFacts {
  energy: EnergyFacts;
  company: Pick<CompanyFacts['company'], 'county'>;
}

type Design = Pick<
  Draft,
  'roomType' | 'windows' | 'doors' | 'patioGlass' | 'features' | 'finishes' | 'placement'
>;

/** A design's usual year: used as rooms of its type usually are, in every direction that it may face. */
export interface UsualYear {
  range: YearRange;
  terms: YearTerms;
  /** What `heatingLine` says of it. */
  figures: HeatingFigures;
}

/** The year of a design whose homeowner has said nothing of use or direction, by the company's figures of the day. */
export function usualYear(design: Design, shell: ShellMeasures, { energy }: YearFacts): UsualYear {
  const { roomType, features } = design;
  const use = usualUse(roomType);
  const assumptions = numbersOf(energy.figures);
  const terms: YearTerms = { assumptions, use, region: 'Midlands' };
  const range = yearRange({ room: buildRoom(shell, design), roomType, features }, terms, null);
  const { costPence, low } = range;
  const { pencePerKwh } = assumptions;
  const figures = { costPence, heating: low.heating, use, pencePerKwh, north: null };
  return { range, terms, figures };
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
