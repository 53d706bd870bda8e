import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { bothFigures } from '#domain/design/estimate/both-figures';
import { ESTIMATE_STATEMENT } from '#domain/design/estimate/estimate-statement';
import { NOTHING_SAID, yearOfRoom, type YearFacts } from '#domain/design/estimate/usual-year';
import type { YearSaid } from '#domain/room/energy/use';
import { heatingLine } from '#domain/room/energy/year-words';
import { buildRoom, type Room, type RoomChoices } from '#domain/room/geometry/room';
import type { Finishes } from '#domain/room/options/option-ids';
import type { ShellSize } from '#domain/room/options/configuration';
import { describeRoom } from '#domain/room/scene/outside/describe-outside';
import type { Price, PricedChoices } from '#domain/design/pricing/price';
import { roomTypeName } from '#domain/room/options/room-types';
import { choiceRows, type Row } from './choice-rows';
import { rateOf } from '#domain/site/content/facts/vat';
import { formatDay } from '#domain/text/dates';
import { fileNameOf } from './file-name';
import { onPaper } from './on-paper';
import { priceTable, type PriceTable } from './price-table';
import { drawingsOf, drawnInstead, type RoomDrawings, type Still } from './room-drawings';
import { includedIn, notIncludedIn } from './scope';
import { senderOf, type Sender } from './sender';

/** How many days we honour the same price list. */
const VALID_DAYS = 30;

/** The contents of a quote. Nothing in it says whose it is. */
export interface QuoteFacts {
  /** Whose document it is. */
  from: CompanyFacts;
  choices: PricedChoices & Pick<RoomChoices, 'placement'>;
  size: ShellSize;
  /** `lines` is null where the price list behind the total is not available. */
  price: { lines: Price['lines'] | null; total: number };
  /** The builder's total, in pounds, when the server's differs. */
  shownInBuilder?: number;
  /** Version of the price list; undefined when the constants of specification §9 were used. */
  pricingVersion?: number;
  /** Set once the request has been received. */
  reference?: string;
  /** When it was received, or otherwise when the document is made. */
  date: Date;
  /** The company's figures for a usual year; without them the document says nothing of heating. */
  energy?: YearFacts['energy'] | undefined;
  /** What the homeowner has said of direction and week: with the request, or on the device that makes the document. */
  said?: YearSaid | undefined;
  /** The room in a garden, as a JPEG, where the device that makes the document has one. */
  still?: ArrayBuffer;
  /** The room in a photo of the homeowner's own garden, where the homeowner wants it in. */
  visualisation?: InOwnGarden | undefined;
}

interface InOwnGarden {
  /** A JPEG. */
  withRoom: ArrayBuffer;
  /** Milliseconds since 1970. */
  madeAt: number;
  /** Whether pegs told its size, or somebody's eye. */
  isPegged: boolean;
}

/** A heading and the text below it. */
export interface Note {
  heading: string;
  /** Paragraphs, or the items of a list. */
  texts: readonly string[];
  list?: true;
}

/** A quote as text and figures, before layout. */
export interface QuoteDocument {
  sender: Sender;
  fileName: string;
  /** "Garden Room, 4 m × 4 m". */
  title: string;
  date: Date;
  /** Reference, date, price list and validity. */
  facts: readonly Row[];
  drawings: RoomDrawings;
  choices: readonly Row[];
  price: PriceTable;
  notes: readonly Note[];
}

/** Builds the document of a quote. Pure: the same facts make the same document everywhere. */
export function quoteDocument(facts: QuoteFacts): QuoteDocument {
  const { choices, size, date } = facts;
  const room = buildRoom(size, choices);
  return {
    sender: senderOf(facts.from),
    fileName: fileNameOf({ ...facts, roomType: choices.roomType }),
    title: onPaper(`${roomTypeName(choices.roomType)}, ${size.label}`),
    date,
    facts: factRows(facts),
    drawings: {
      ...drawingsOf(room, choices.finishes),
      ...(facts.still && { still: stillOf(facts.still, room, choices.finishes) }),
      ...(facts.visualisation && {
        visualisation: inGarden(facts.visualisation, room, choices.finishes),
      }),
    },
    choices: choiceRows(choices, room),
    price: priceTable(facts.price, rateOf(facts.from.vat), facts.shownInBuilder === undefined),
    notes: [
      { heading: 'An initial estimate', texts: estimateTexts(facts, room) },
      { heading: 'Included', texts: includedIn(choices, facts.from), list: true },
      { heading: 'Not included', texts: notIncludedIn(choices), list: true },
    ],
  };
}

function stillOf(still: ArrayBuffer, room: Room, finishes: Finishes): Still {
  return {
    jpeg: new Uint8Array(still),
    title: 'Visualisation; garden, deck and furniture for scale, not included',
    description: `Visualisation. ${describeRoom(room, finishes, ['front', 'right'])}`,
  };
}

function inGarden(
  { withRoom, madeAt, isPegged }: InOwnGarden,
  room: Room,
  finishes: Finishes,
): Still {
  const size = isPegged ? 'at its true size' : 'placed by eye, its size a guess';
  return {
    jpeg: new Uint8Array(withRoom),
    title: `Visualisation of ${formatDay(new Date(madeAt))}: the room in a photo of your garden, ${size}`,
    description: `Visualisation in a photo of the garden. ${describeRoom(room, finishes, ['front', 'right'])}`,
  };
}

function factRows({ reference, date, pricingVersion }: QuoteFacts): Row[] {
  const isGuide = pricingVersion === undefined;
  return [
    ['Reference', reference ?? 'Not sent yet'],
    ['Date', formatDay(date)],
    ['Price list', isGuide ? 'Guide prices' : `No. ${pricingVersion}`],
    ['Prices held until', isGuide ? 'We confirm it' : formatDay(date, VALID_DAYS)],
  ];
}

function estimateTexts(facts: QuoteFacts, room: Room): string[] {
  const { shownInBuilder, price, pricingVersion, date } = facts;
  const texts = [ESTIMATE_STATEMENT];
  if (shownInBuilder !== undefined) {
    const figures = { estimatedPrice: shownInBuilder, serverPrice: price.total };
    texts.push(bothFigures(figures, 'homeowner'));
  }
  texts.push(
    pricingVersion === undefined
      ? 'Our price list could not be reached, so these are guide prices.'
      : `Until ${formatDay(date, VALID_DAYS)} we quote for it from the same price list.`,
  );
  return [...texts, ...drawnInstead(room), ...heatingTexts(facts, room)];
}

function heatingTexts({ from, energy, said, choices }: QuoteFacts, room: Room): string[] {
  if (energy === undefined) return [];
  const { figures } = yearOfRoom(
    { room, roomType: choices.roomType, features: choices.features },
    { energy, company: from.company },
    said ?? NOTHING_SAID,
  );
  return [`${heatingLine(figures)} An estimate for a usual year, not an energy certificate.`];
}
