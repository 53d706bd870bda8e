import type { LineRow, LineTable } from '#domain/order/document/written/line-rows';
import { rule } from '#domain/order/document/pdf/block';
import {
  cell,
  drawHeading,
  HEADING,
  PADDING,
  ROW_HEAD,
  rowHeight,
} from '#domain/order/document/pdf/cells';
import type { Piece, Section } from '#domain/order/document/pdf/flow';
import { PAGE } from '#domain/order/document/pdf/page';
import type { Structure } from '#domain/order/document/pdf/pdf';
import { group, tag, type Paper } from '#domain/order/document/pdf/tagged';
import { linesOf, STYLES, write, type Style } from '#domain/order/document/pdf/type';

const FULL = { x: PAGE.left, width: PAGE.right - PAGE.left };
/** Where the amounts end: those of the estimate, and those of this quote. */
const [WAS, NOW] = [PAGE.right - 104, PAGE.right];
/** Words end well before the longest amount begins. */
const WORDS = WAS - PAGE.left - 78;
const COLUMNS = [
  { words: 'Line', x: PAGE.left, align: 'left' },
  { words: 'Estimate', x: WAS, align: 'right' },
  { words: 'This quote', x: NOW, align: 'right' },
] as const;
const TOTAL = 27;
/** Too little of a page to begin with the lines. */
const LEAST = 200;

/** "Line by line": the estimate and this quote side by side, with the reasons, down to the total. */
export function lineSections(paper: Paper, table: LineTable): Section[] {
  const { lines, sum, discounts, total, parts } = table;
  const heading: Piece = {
    height: HEADING,
    gap: 22,
    keepsNext: true,
    wants: LEAST,
    draw: (parent, y) => drawHeading(paper, parent, 'Line by line', FULL, y),
  };
  const rows = [
    ...lines.map((row) => rowPiece(paper, row)),
    ...(sum ? [rowPiece(paper, sum, 'strong')] : []),
    ...discounts.map((row) => rowPiece(paper, row)),
  ];
  return [
    { pieces: [heading] },
    {
      type: 'Table',
      again: {
        height: rowHeight(1),
        draw: (top) => COLUMNS.forEach((column) => drawColumn(paper, column, top)),
      },
      pieces: [
        columnsPiece(paper),
        // The total never stands alone on a page.
        ...rows.map((piece, index) => ({ ...piece, keepsNext: index === rows.length - 1 })),
        totalPiece(paper, total),
        ...parts.map((row, index) => partPiece(paper, row, index < parts.length - 1)),
      ],
    },
  ];
}

function columnsPiece(paper: Paper): Piece {
  return {
    height: rowHeight(1),
    keepsNext: true,
    draw: (table, top) =>
      group(paper, table, 'TR', (row) => {
        for (const column of COLUMNS) {
          tag(paper, row, 'TH', () => drawColumn(paper, column, top), { scope: 'Column' });
        }
      }),
  };
}

function drawColumn({ pdf }: Paper, { words, ...at }: (typeof COLUMNS)[number], top: number): void {
  write(pdf, words, STYLES.label, { ...at, baseline: top + 11 });
}

const WORDS_STYLE = {
  same: STYLES.value,
  different: STYLES.strong,
  removed: STYLES.term,
} as const satisfies Record<LineRow['kind'], Style>;

function rowPiece(paper: Paper, line: LineRow, above: 'light' | 'strong' = 'light'): Piece {
  const style = WORDS_STYLE[line.kind];
  const words = linesOf(paper.pdf, line.words, style, WORDS);
  const reason =
    line.reason === undefined ? [] : linesOf(paper.pdf, line.reason, STYLES.note, WORDS);
  const wordsHeight = words.length * STYLES.value.leading;
  const amounts = { ...line, style };
  return {
    height: rowHeight(words.length) + reason.length * STYLES.note.leading,
    draw(table, top) {
      rule(paper, FULL, top, above);
      group(paper, table, 'TR', (row) => {
        group(
          paper,
          row,
          'TH',
          // Two elements, so that they are not read as one word.
          (head) => {
            cell(paper, head, 'P', words, style, { x: PAGE.left, top });
            if (reason.length === 0) return;
            cell(paper, head, 'P', reason, STYLES.note, { x: PAGE.left, top: top + wordsHeight });
          },
          ROW_HEAD,
        );
        drawAmounts(paper, row, amounts, top);
      });
    },
  };
}

function drawAmounts(
  paper: Paper,
  row: Structure,
  { estimate, amount, style }: LineRow & { style: Style },
  top: number,
): void {
  cell(paper, row, 'TD', [estimate], STYLES.term, { x: WAS, top, align: 'right' });
  cell(paper, row, 'TD', [amount], style, { x: NOW, top, align: 'right' });
}

function totalPiece(paper: Paper, { words, estimate, amount }: LineRow): Piece {
  return {
    height: TOTAL,
    keepsNext: true,
    draw(table, top) {
      rule(paper, FULL, top, 'strong');
      const baseline = top + TOTAL - 8;
      group(paper, table, 'TR', (row) => {
        const end = (style: Style, x: number, words: string) =>
          tag(paper, row, 'TD', () =>
            write(paper.pdf, words, style, { x, baseline, align: 'right' }),
          );
        tag(
          paper,
          row,
          'TH',
          () => write(paper.pdf, words, STYLES.strong, { x: PAGE.left, baseline }),
          ROW_HEAD,
        );
        end(STYLES.term, WAS, estimate);
        end(STYLES.total, NOW, amount);
      });
      rule(paper, FULL, top + TOTAL, 'light');
    },
  };
}

/** Without VAT, and the VAT: small under the total. */
function partPiece(paper: Paper, { words, amount }: LineRow, keepsNext: boolean): Piece {
  return {
    height: STYLES.term.leading + PADDING,
    keepsNext,
    draw: (table, top) =>
      group(paper, table, 'TR', (row) => {
        cell(paper, row, 'TH', [words], STYLES.term, { x: PAGE.left, top });
        cell(paper, row, 'TD', [], STYLES.term, { x: WAS, top });
        cell(paper, row, 'TD', [amount], STYLES.term, { x: NOW, top, align: 'right' });
      }),
  };
}
