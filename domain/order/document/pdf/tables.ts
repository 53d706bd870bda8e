import type { QuoteDocument } from '#domain/order/document/quote-document';
import type { Row } from '#domain/order/document/choice-rows';
import { rule, type Block } from './block';
import { cell, drawHeading, HEADING, PADDING, ROW_HEAD, rowHeight, type Place } from './cells';
import { group, tag, type Paper } from './tagged';
import { linesOf, STYLES, write } from './type';

const TOTAL = 27;
const AFTER_TOTAL = 4;

/** "Your room": the choices, row by row. */
export function choicesBlock(paper: Paper, rows: readonly Row[], place: Place): Block {
  const termWidth = 74;
  const cells = rows.map(([term, value]) => ({
    term,
    lines: linesOf(paper.pdf, value, STYLES.value, place.width - termWidth),
  }));
  return {
    height: HEADING + cells.reduce((sum, { lines }) => sum + rowHeight(lines.length), 0),
    draw(parent, y) {
      drawHeading(paper, parent, 'Your room', place, y);
      let top = y + HEADING;
      group(paper, parent, 'Table', (table) => {
        for (const { term, lines } of cells) {
          rule(paper, place, top, 'light');
          group(paper, table, 'TR', (row) => {
            cell(paper, row, 'TH', [term], STYLES.term, { x: place.x, top });
            cell(paper, row, 'TD', lines, STYLES.value, { x: place.x + termWidth, top });
          });
          top += rowHeight(lines.length);
        }
      });
      rule(paper, place, top, 'light');
    },
  };
}

/** "The price": line by line, the total, and the VAT in it. */
export function priceBlock(paper: Paper, price: QuoteDocument['price'], place: Place): Block {
  const { pdf } = paper;
  const { rows, total, vat, instead } = price;
  const right = place.x + place.width;
  const labelWidth = place.width - 70;
  const body = rows.map(({ label, detail, amount }) => ({
    lines: linesOf(
      pdf,
      detail === undefined ? label : `${label} (${detail})`,
      STYLES.value,
      labelWidth,
    ),
    amount,
  }));
  const insteadLines = instead === undefined ? [] : linesOf(pdf, instead, STYLES.term, place.width);
  const bodyHeight =
    body.reduce((sum, { lines }) => sum + rowHeight(lines.length), 0) +
    (insteadLines.length > 0 ? rowHeight(insteadLines.length) : 0);
  return {
    height: HEADING + bodyHeight + TOTAL + AFTER_TOTAL + STYLES.term.leading,
    draw(parent, y) {
      drawHeading(paper, parent, 'The price', place, y);
      let top = y + HEADING;
      if (insteadLines.length > 0) {
        rule(paper, place, top, 'light');
        cell(paper, parent, 'P', insteadLines, STYLES.term, { x: place.x, top });
        top += rowHeight(insteadLines.length);
      }
      group(paper, parent, 'Table', (table) => {
        for (const { lines, amount } of body) {
          rule(paper, place, top, 'light');
          group(paper, table, 'TR', (row) => {
            cell(paper, row, 'TH', lines, STYLES.value, { x: place.x, top });
            cell(paper, row, 'TD', [amount], STYLES.value, { x: right, top, align: 'right' });
          });
          top += rowHeight(lines.length);
        }
        rule(paper, place, top, 'strong');
        const baseline = top + TOTAL - 7;
        group(paper, table, 'TR', (row) => {
          tag(
            paper,
            row,
            'TH',
            () => write(pdf, total.label, STYLES.strong, { x: place.x, baseline }),
            ROW_HEAD,
          );
          tag(paper, row, 'TD', () =>
            write(pdf, total.amount, STYLES.price, { x: right, baseline, align: 'right' }),
          );
        });
        rule(paper, place, top + TOTAL, 'light');
        group(paper, table, 'TR', (row) => {
          const under = { top: top + TOTAL + AFTER_TOTAL - PADDING };
          cell(paper, row, 'TH', [vat.label], STYLES.term, { x: place.x, ...under });
          const amount = vat.amount === '' ? [] : [vat.amount];
          cell(paper, row, 'TD', amount, STYLES.term, { x: right, align: 'right', ...under });
        });
      });
    },
  };
}
