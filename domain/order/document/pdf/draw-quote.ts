import type { QuoteDocument } from '#domain/order/document/quote-document';
import { drawingsBlock, elevationsBlocks } from './drawings';
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
 * of all sides.
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
  const pages = left < LOWEST ? 2 : 1;
  const drawings = drawingsBlock(
    paper,
    quote.drawings,
    pages === 1 ? Math.min(HIGHEST, left) : HIGHEST,
  );

  let y = PAGE.top;
  head.draw(root, y);
  y += head.height + GAP;
  drawings.draw(root, y);
  y += drawings.height + GAP;
  choices.draw(root, y);
  price.draw(root, y);
  y += tables + GAP;
  if (pages === 2) {
    drawFoot(paper, quote.sender, 1, pages);
    pdf.addPage();
    drawContinuation(paper, quote.title, quote.facts[0]?.join(' ') ?? '');
    y = PAGE.top + CONTINUATION;
    for (const row of elevationsBlocks(paper, quote.drawings.elevations, HIGHEST)) {
      row.draw(root, y);
      y += row.height + GAP;
    }
  }
  notes.draw(root, y);
  drawFoot(paper, quote.sender, pages, pages);
  root.end();
}
