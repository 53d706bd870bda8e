import type { WrittenDocument } from '#domain/order/document/written/written-document';
import type { Block } from '#domain/order/document/pdf/block';
import { cell, drawHeading, HEADING, PADDING } from '#domain/order/document/pdf/cells';
import { drawingsBlock, elevationsBlocks } from '#domain/order/document/pdf/drawings';
import { drawFlow, type Piece } from '#domain/order/document/pdf/flow';
import { headBlock } from '#domain/order/document/pdf/head';
import { columns } from '#domain/order/document/pdf/page';
import type { Pdf } from '#domain/order/document/pdf/pdf';
import { choicesBlock, priceBlock } from '#domain/order/document/pdf/tables';
import type { Paper } from '#domain/order/document/pdf/tagged';
import { linesOf, STYLES } from '#domain/order/document/pdf/type';
import { lineSections } from './lines-section';
import { listSections, stagesSections } from './terms-sections';

const GAP = 18;
/** The most height of a row of drawings, in points. */
const HIGHEST = 250;

/**
 * Draws a written quote: the room, its price and when it is paid on the first page; then line by line, the
 * terms, and the room's sides, on as many pages as they need.
 */
export function drawWrittenQuote(pdf: Pdf, quote: WrittenDocument): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper: Paper = { pdf, root };
  const { room, lines, stages, heating, notIncluded, conditions } = quote;
  drawFlow(
    paper,
    root,
    [
      { pieces: [headBlock(paper, quote), ...firstPage(paper, quote)] },
      ...stagesSections(paper, stages),
      ...lineSections(paper, lines),
      ...listSections(paper, 'Heating', heating),
      ...listSections(paper, 'Not included', notIncluded),
      ...listSections(paper, 'Conditions', conditions),
      { pieces: sides(paper, room) },
      ...listSections(paper, 'About the drawings', room?.notes ?? []),
    ],
    quote,
  );
}

/** The drawings, and below them the choices beside the price and how to accept it. */
function firstPage(paper: Paper, { room, price, accept }: WrittenDocument): Piece[] {
  const total = priceBlock(paper, price, columns(6, 7));
  if (room === null) {
    const how = acceptBlock(paper, accept, columns(1, 4));
    return [{ ...beside(how, total), gap: GAP }];
  }
  const how = acceptBlock(paper, accept, columns(6, 7));
  const choices = choicesBlock(paper, room.choices, columns(1, 5));
  return [
    { ...drawingsBlock(paper, room.drawings, HIGHEST), gap: GAP },
    { ...beside(choices, below(total, how)), gap: GAP },
  ];
}

function sides(paper: Paper, room: WrittenDocument['room']): Piece[] {
  if (room === null) return [];
  const rows = elevationsBlocks(paper, room.drawings.elevations, HIGHEST);
  const heading: Piece = {
    height: HEADING,
    gap: GAP,
    keepsNext: true,
    draw: (parent, y) => drawHeading(paper, parent, 'All sides, to one scale', columns(1, 12), y),
  };
  return [
    heading,
    ...rows.map((row, index) => ({ ...row, gap: GAP, keepsNext: index < rows.length - 1 })),
  ];
}

function acceptBlock(
  paper: Paper,
  texts: readonly string[],
  place: ReturnType<typeof columns>,
): Block {
  const paragraphs = texts.map((text) => linesOf(paper.pdf, text, STYLES.value, place.width));
  const heights = paragraphs.map(({ length }) => length * STYLES.value.leading + 2 * PADDING);
  return {
    height: HEADING + heights.reduce((sum, height) => sum + height, 0),
    draw(parent, y) {
      drawHeading(paper, parent, 'To accept', place, y);
      let top = y + HEADING - PADDING;
      for (const [index, lines] of paragraphs.entries()) {
        cell(paper, parent, 'P', lines, STYLES.value, { x: place.x, top });
        top += heights[index] ?? 0;
      }
    },
  };
}

function beside(left: Block, right: Block): Block {
  return {
    height: Math.max(left.height, right.height),
    draw(parent, y) {
      left.draw(parent, y);
      right.draw(parent, y);
    },
  };
}

function below(upper: Block, lower: Block): Block {
  const start = upper.height + GAP;
  return {
    height: start + lower.height,
    draw(parent, y) {
      upper.draw(parent, y);
      lower.draw(parent, y + start);
    },
  };
}
