import { drawAxonometric } from '#domain/drawing/axonometric';
import { drawElevation, elevatedSides } from '#domain/drawing/elevation';
import { drawPlan } from '#domain/drawing/plan/plan';
import type { Drawing, Sheet } from '#domain/drawing/shapes';
import { formatOpenings } from '#domain/draft/format-openings';
import { ESTIMATE_STATEMENT } from '#domain/estimate-statement';
import { buildRoom, type Room, type RoomChoices } from '#domain/geometry/room';
import type { Finishes } from '#domain/options/option-ids';
import type { ShellSize } from '#domain/pricing/configuration';
import { pounds } from '#domain/pricing/money';
import type { Price, PricedChoices } from '#domain/pricing/price';
import { roomTypeName } from '#domain/room-types';
import { choiceRows } from './choice-rows';
import { formatDay } from './dates';
import { fileNameOf } from './file-name';
import { onPaper } from './on-paper';
import { priceTable, type PriceTable } from './price-table';
import type { Row } from './row';
import { includedIn, notIncludedIn } from './scope';

/** For so many days we quote from the same price list. */
const VALID_DAYS = 30;

/** What a quote is made from. Nothing in it says whose it is. */
export interface QuoteFacts {
  choices: PricedChoices & Pick<RoomChoices, 'placement'>;
  size: ShellSize;
  /** `lines` is null where the price list that the total comes from is not at hand. */
  price: { lines: Price['lines'] | null; total: number };
  /** What the builder showed, in pounds, when the server has come to another total. */
  shownInBuilder?: number;
  /** Of the price list; undefined when the constants of specification §9 stood in for it. */
  pricingVersion?: number;
  /** Once the request was received. */
  reference?: string;
  /** When it was received, or else when the document is made. */
  date: Date;
}

/** A heading and what stands below it. */
export interface Note {
  heading: string;
  /** Paragraphs, or the items of a list. */
  texts: readonly string[];
  list?: true;
}

/** A quote as words and figures, before it has a page. */
export interface QuoteDocument {
  fileName: string;
  /** "Garden Room, 4 m × 4 m". */
  title: string;
  date: Date;
  /** Reference, date, price list and validity. */
  facts: readonly Row[];
  /** The room as it is drawn for a sheet of a size in points. */
  drawings: {
    view: (sheet: Sheet) => Drawing;
    plan: (sheet: Sheet) => Drawing;
    /** One for each side that does not stand against the house. */
    elevations: readonly ((sheet: Sheet) => Drawing)[];
  };
  choices: readonly Row[];
  price: PriceTable;
  notes: readonly Note[];
}

/** The quote as a document. Pure: the same facts make the same document everywhere. */
export function quoteDocument(facts: QuoteFacts): QuoteDocument {
  const { choices, size, date } = facts;
  const room = buildRoom(size, choices);
  return {
    fileName: fileNameOf(facts.reference),
    title: onPaper(`${roomTypeName(choices.roomType)}, ${size.label}`),
    date,
    facts: factRows(facts),
    drawings: drawingsOf(room, choices.finishes),
    choices: choiceRows(choices, size, room),
    price: priceTable(facts.price),
    notes: [
      { heading: 'An initial estimate', texts: estimateTexts(facts, room) },
      { heading: 'Included', texts: includedIn(choices), list: true },
      { heading: 'Not included', texts: notIncludedIn(choices), list: true },
    ],
  };
}

function drawingsOf(room: Room, finishes: Finishes): QuoteDocument['drawings'] {
  return {
    view: (sheet) => drawAxonometric(room, finishes, sheet),
    plan: (sheet) => drawPlan(room, finishes, sheet),
    elevations: elevatedSides(room).map(
      (side) => (sheet: Sheet) => drawElevation(room, side, finishes, sheet),
    ),
  };
}

function factRows({ reference, date, pricingVersion }: QuoteFacts): Row[] {
  const isGuide = pricingVersion === undefined;
  return [
    ['Reference', reference ?? 'Not sent yet'],
    ['Date', formatDay(date)],
    ['Price list', isGuide ? 'Guide prices' : `No. ${pricingVersion}`],
    ['Valid until', isGuide ? 'We confirm it' : formatDay(date, VALID_DAYS)],
  ];
}

function estimateTexts(
  { shownInBuilder, pricingVersion, date }: QuoteFacts,
  { nearest }: Room,
): string[] {
  const texts = [ESTIMATE_STATEMENT];
  if (shownInBuilder !== undefined) {
    texts.push(`The builder showed ${pounds(shownInBuilder)} on the device this was sent from.`);
  }
  texts.push(
    pricingVersion === undefined
      ? 'Our price list could not be reached, so these are guide prices.'
      : `Until ${formatDay(date, VALID_DAYS)} we quote for it from the same price list.`,
  );
  if (nearest !== null) {
    texts.push(
      `The walls of this size hold ${formatOpenings(nearest)}: so many are drawn. We agree the others with you.`,
    );
  }
  return texts;
}
