import type { QuoteDocument } from '#domain/quote-document/quote-document';
import type { Row } from '#domain/quote-document/row';
import { rule, type Block } from './block';
import type { Structure } from './pdf';
import { group, tag, type Paper } from './tagged';
import { linesOf, STYLES, write, type Style } from './type';

interface Place {
  x: number;
  width: number;
}

/** Space above and below the text of a row, in points. */
const PADDING = 2.5;
const HEADING = 25;
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
          cell(paper, row, 'TD', [vat.amount], STYLES.term, { x: right, align: 'right', ...under });
        });
      });
    },
  };
}

const ROW_HEAD = { scope: 'Row' };

function rowHeight(lines: number): number {
  return lines * STYLES.value.leading + 2 * PADDING;
}

function drawHeading(
  paper: Paper,
  parent: Structure,
  words: string,
  place: Place,
  y: number,
): void {
  rule(paper, place, y, 'strong');
  tag(paper, parent, 'H2', () =>
    write(paper.pdf, words, STYLES.heading, { x: place.x, baseline: y + 16 }),
  );
}

function cell(
  paper: Paper,
  row: Structure,
  type: 'TH' | 'TD' | 'P',
  lines: readonly string[],
  style: Style,
  { x, top, align }: { x: number; top: number; align?: 'right' },
): void {
  const draw = () => {
    for (const [index, line] of lines.entries()) {
      const baseline = top + PADDING + style.size * 0.98 + index * style.leading;
      write(paper.pdf, line, style, { x, baseline, align });
    }
  };
  tag(paper, row, type, draw, type === 'TH' ? ROW_HEAD : {});
}
