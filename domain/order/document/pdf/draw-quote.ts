import type { QuoteDocument } from '#domain/order/document/quote-document';
import { drawingsBlock, elevationsBlocks, pictureBlock } from './drawings';
import { drawFoot } from './foot';
import { CONTINUATION, drawContinuation, headBlock } from './head';
import { notesBlock } from './notes';
import { columns, PAGE } from './page';
import type { Pdf } from './pdf';
import { choicesBlock, priceBlock } from './tables';
import type { Paper } from './tagged';

const GAP = 18;
/** Limits on the drawings' height, in points. */
const [LOWEST, HIGHEST] = [150, 232];

/**
 * Draws a quote on one page. Notes that do not fit below the tables go on a second one, with elevations
 * of all sides. The room in the homeowner's own photo has the last page.
 */
export function drawQuote(pdf: Pdf, quote: QuoteDocument): void {
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper: Paper = { pdf, root };
  const head = headBlock(paper, { ...quote, about: 'Estimate' });
  const choices = choicesBlock(paper, quote.choices, columns(1, 5));
  const price = priceBlock(paper, quote.price, columns(6, 7));
  const notes = notesBlock(paper, quote.notes);
  const tables = Math.max(choices.height, price.height);
  const left = PAGE.bottom - PAGE.top - head.height - tables - notes.height - 3 * GAP;
  const isLong = left < LOWEST;
  const { visualisation } = quote.drawings;
  const pages = 1 + (isLong ? 1 : 0) + (visualisation ? 1 : 0);
  const drawings = drawingsBlock(paper, quote.drawings, isLong ? HIGHEST : Math.min(HIGHEST, left));
  const turn = (page: number) => {
    drawFoot(paper, quote.sender, page, pages);
    pdf.addPage();
    drawContinuation(paper, quote.title, quote.facts[0]?.[1] ?? '');
    return PAGE.top + CONTINUATION;
  };

  let y = PAGE.top;
  head.draw(root, y);
  y += head.height + GAP;
  drawings.draw(root, y);
  y += drawings.height + GAP;
  choices.draw(root, y);
  price.draw(root, y);
  y += tables + GAP;
  if (isLong) {
    y = turn(1);
    for (const row of elevationsBlocks(paper, quote.drawings.elevations, HIGHEST)) {
      row.draw(root, y);
      y += row.height + GAP;
    }
  }
  notes.draw(root, y);
  if (visualisation) {
    const top = turn(pages - 1);
    pictureBlock(paper, visualisation, PAGE.bottom - top).draw(root, top);
  }
  drawFoot(paper, quote.sender, pages, pages);
  root.end();
}
