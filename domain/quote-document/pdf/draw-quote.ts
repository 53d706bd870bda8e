import type { QuoteDocument } from '#domain/quote-document/quote-document';
import { drawFoot } from './foot';
import { headBlock } from './head';
import { notesBlock } from './notes';
import { columns, PAGE } from './page';
import type { Pdf } from './pdf';
import { choicesBlock, priceBlock } from './tables';
import type { Paper } from './tagged';

const GAP = 20;

/** Puts a quote on one page, or on two when its notes do not fit below its tables. */
export function drawQuote(pdf: Pdf, quote: QuoteDocument): void {
  pdf.addPage();
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper: Paper = { pdf, root };
  const head = headBlock(paper, quote);
  const choices = choicesBlock(paper, quote.choices, columns(1, 5));
  const price = priceBlock(paper, quote.price, columns(6, 7));
  const notes = notesBlock(paper, quote.notes);
  const tables = Math.max(choices.height, price.height);
  const fixed = PAGE.top + head.height + GAP + tables + GAP;
  const onePage = fixed + notes.height + 150 <= PAGE.bottom;
  const drawings = onePage ? Math.min(240, PAGE.bottom - fixed - notes.height) : 240;
  head.draw(root, PAGE.top);
  let y = PAGE.top + head.height + drawings + GAP;
  choices.draw(root, y);
  price.draw(root, y);
  y += tables + GAP;
  if (!onePage) {
    drawFoot(paper, 1, 2);
    pdf.addPage();
    y = PAGE.top;
  }
  notes.draw(root, y);
  drawFoot(paper, onePage ? 1 : 2, onePage ? 1 : 2);
  root.end();
}
