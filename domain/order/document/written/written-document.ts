import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import { quotedYearLines } from '#domain/order/quote/by-facts';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { quoteTotals, type QuoteTotals } from '#domain/order/quote/quote-totals';
import type { QuoteVersion } from '#domain/order/quote/quote-version';
import type { ShellSize } from '#domain/room/options/configuration';
import type { PricedChoices } from '#domain/design/pricing/price';
import { bothFigures, type EstimateFigures } from '#domain/design/estimate/both-figures';
import { choiceRows, type Row } from '#domain/order/document/choice-rows';
import { formatDay } from '#domain/text/dates';
import { writtenFileName } from '#domain/order/document/file-name';
import { inPence } from '#domain/text/in-pence';
import { onPaper } from '#domain/order/document/on-paper';
import { vatRow, type PriceTable } from '#domain/order/document/price-table';
import { drawingsOf, drawnInstead, type RoomDrawings } from '#domain/order/document/room-drawings';
import { senderOf, type Sender } from '#domain/order/document/sender';
import { roomTypeName } from '#domain/room/options/room-types';
import { inEstimate, lineTable, type LineTable } from './line-rows';

/** The room that a version's share code stands for. */
export interface QuotedDesign {
  choices: PricedChoices & Pick<RoomChoices, 'placement'>;
  size: ShellSize;
}

/** A written quote as text and figures, before layout. Nothing in it says whose it is. */
export interface WrittenDocument {
  sender: Sender;
  fileName: string;
  title: string;
  /** "Garden Room, 4 m × 4 m"; empty where the design is not known. */
  about: string;
  date: Date;
  /** Reference, version, date and validity. */
  facts: readonly Row[];
  /** "MGR-7K4Q-2D, version 2". */
  name: string;
  /** Null where the design is not known. */
  room: { drawings: RoomDrawings; choices: readonly Row[]; notes: readonly string[] } | null;
  /** In short: from the estimate to the total. */
  price: PriceTable;
  /** How to accept it. */
  accept: readonly string[];
  lines: LineTable;
  /** What heating the room costs; empty where the quote does not say so. */
  heating: readonly string[];
  stages: readonly { words: string; share: string; amount: string }[];
  notIncluded: readonly string[];
  conditions: readonly string[];
}

/**
 * Builds the document of a version. Pure: the same version makes the same document everywhere.
 *
 * @param figures of the estimate that it begins with; left out where the request is an example
 */
export function writtenDocument(
  { requestReference, version, sentAt, validUntil, content }: QuoteVersion,
  design: QuotedDesign | null,
  from: CompanyFacts,
  figures?: EstimateFigures,
): WrittenDocument {
  const { lines, terms } = content;
  const totals = quoteTotals(content);
  const date = new Date(sentAt);
  const until = formatDay(new Date(`${validUntil}T12:00:00Z`));
  const reference = onPaper(requestReference);
  return {
    sender: senderOf(from),
    fileName: writtenFileName(design && { roomType: design.choices.roomType, size: design.size }, {
      date,
      reference,
      version,
    }),
    title: 'Written quote',
    about: design ? onPaper(`${roomTypeName(design.choices.roomType)}, ${design.size.label}`) : '',
    date,
    facts: [
      ['Reference', reference],
      ['Version', `${version}`],
      ['Date', formatDay(date)],
      ['Valid until', until],
    ],
    name: `${reference}, version ${version}`,
    room: design && roomOf(design),
    price: inShort(lines, totals, figures ? bothFigures(figures, 'homeowner') : ''),
    accept: [
      `You accept this quote on your own page, whose link is in our mail. You can do so until ${until}.`,
      'If we send you a newer version, it takes the place of this one.',
    ],
    lines: lineTable(lines, totals),
    stages: totals.stages.map(({ words, percent, pence }) => ({
      words: onPaper(words),
      share: `${percent}\u00a0%`,
      amount: inPence(pence),
    })),
    heating: content.year ? quotedYearLines(content.year).map(onPaper) : [],
    notIncluded: terms.notIncluded.map(onPaper),
    conditions: terms.conditions.map(onPaper),
  };
}

function roomOf({ choices, size }: QuotedDesign): WrittenDocument['room'] {
  const room = buildRoom(size, choices);
  return {
    drawings: drawingsOf(room, choices.finishes),
    choices: choiceRows(choices, room),
    notes: drawnInstead(room),
  };
}

function inShort(lines: readonly QuoteLine[], totals: QuoteTotals, figures: string): PriceTable {
  const { before, discounts, total, vat, vatRate } = totals;
  const estimate = inEstimate(lines);
  return {
    rows: [
      {
        label: 'Your estimate',
        ...(figures !== '' && { detail: onPaper(figures) }),
        amount: inPence(estimate),
      },
      ...changeRow('Changes since the estimate', before - estimate),
      ...changeRow('Discounts', discounts),
    ],
    total: { label: 'Total', amount: inPence(total) },
    vat: vatRow(vat, vatRate),
  };
}

/** "+£1,200.00" or "−£500.00"; no row for nothing. */
function changeRow(label: string, pence: number): PriceTable['rows'] {
  if (pence === 0) return [];
  return [{ label, amount: `${pence > 0 ? '+' : ''}${inPence(pence)}` }];
}
