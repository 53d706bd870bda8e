import type { Row } from '#domain/order/document/choice-rows';
import type { MoneyDocument } from '#domain/order/document/money/money-document';
import { rule } from '#domain/order/document/pdf/block';
import {
  cell,
  drawHeading,
  HEADING,
  PADDING,
  ROW_HEAD,
  rowHeight,
} from '#domain/order/document/pdf/cells';
import { drawFlow, type Piece, type Section } from '#domain/order/document/pdf/flow';
import { headBlock } from '#domain/order/document/pdf/head';
import { makePdf } from '#domain/order/document/pdf/make-pdf';
import { columns, PAGE } from '#domain/order/document/pdf/page';
import type { DocumentFonts, Pdf, PdfClass, Structure } from '#domain/order/document/pdf/pdf';
import { group, tag, type Paper } from '#domain/order/document/pdf/tagged';
import { linesOf, STYLES, write } from '#domain/order/document/pdf/type';
import { termSections } from '#domain/order/document/pdf/written/terms-sections';

const FULL = { x: PAGE.left, width: PAGE.right - PAGE.left };
/** Between the right ends of two columns of amounts, in points. */
const STEP = 80;
const AIR = 14;
const TOTAL = 29;

/** An invoice, credit note, receipt or statement as the bytes of a PDF, the same in every runtime (see `makePdf`). */
export function writeMoneyPdf(
  PDFDocument: PdfClass,
  fonts: DocumentFonts,
  document: MoneyDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const { sender, date, title, name } = document;
  const about = { title: `${title} ${name}, from ${sender.name}`, author: sender.name, date };
  return makePdf(PDFDocument, fonts, about, (pdf) => drawMoney(pdf, document));
}

function drawMoney(pdf: Pdf, document: MoneyDocument): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const paper: Paper = { pdf, root };
  const { table, sections } = document;
  drawFlow(
    paper,
    root,
    [
      {
        pieces: [headBlock(paper, document), partiesPiece(paper, document), heading(paper, table)],
      },
      tableSection(paper, table),
      ...sections.flatMap(({ heading, rows }) => termSections(paper, heading, rows)),
    ],
    document,
  );
}

/** Who it is from and for, side by side as at the head of a letter. */
function partiesPiece(paper: Paper, { from, to }: MoneyDocument): Piece {
  const sides = [
    { words: 'From', lines: from, place: columns(1, 6) },
    { words: 'To', lines: to, place: columns(7, 6) },
  ].map(({ lines, ...side }) => ({
    ...side,
    lines: lines.flatMap((line) => linesOf(paper.pdf, line, STYLES.value, side.place.width - AIR)),
  }));
  const most = Math.max(...sides.map(({ lines }) => lines.length));
  return {
    height: HEADING + rowHeight(most),
    gap: 20,
    draw(parent, y) {
      for (const { words, lines, place } of sides) {
        drawHeading(paper, parent, words, place, y);
        cell(paper, parent, 'P', lines, STYLES.value, { x: place.x, top: y + HEADING });
      }
    },
  };
}

function heading(paper: Paper, table: MoneyDocument['table']): Piece {
  return {
    height: HEADING,
    gap: 20,
    keepsNext: true,
    draw: (parent, y) => drawHeading(paper, parent, table.heading, FULL, y),
  };
}

/** The right ends of the columns of amounts. */
function endsOf(count: number): number[] {
  return Array.from({ length: count }, (_none, index) => PAGE.right - (count - 1 - index) * STEP);
}

function tableSection(paper: Paper, table: MoneyDocument['table']): Section {
  const { rows, parts, total } = table;
  const [first = '', ...others] = table.columns;
  const ends = endsOf(others.length);
  const heads = [
    { words: first, x: PAGE.left, align: 'left' as const },
    ...others.map((words, index) => ({ words, x: ends[index] ?? 0, align: 'right' as const })),
  ];
  const drawHead = ({ words, ...at }: (typeof heads)[number], top: number) =>
    write(paper.pdf, words, STYLES.label, { ...at, baseline: top + 11 });
  const columnsPiece: Piece = {
    height: rowHeight(1),
    keepsNext: true,
    draw: (parent, top) =>
      group(paper, parent, 'TR', (row) => {
        for (const head of heads) {
          tag(paper, row, 'TH', () => drawHead(head, top), { scope: 'Column' });
        }
      }),
  };
  const body = rows.map((row) => rowPiece(paper, row, ends));
  return {
    type: 'Table',
    again: {
      height: rowHeight(1),
      draw: (top) => heads.forEach((head) => drawHead(head, top)),
    },
    pieces: [
      columnsPiece,
      // The total never stands alone on a page.
      ...body.map((piece, index) => ({ ...piece, keepsNext: index === body.length - 1 })),
      ...parts.map((part) => partPiece(paper, part, ends)),
      totalPiece(paper, total, ends),
    ],
  };
}

function rowPiece(
  paper: Paper,
  { words, detail, cells }: MoneyDocument['table']['rows'][number],
  ends: readonly number[],
): Piece {
  const width = (ends[0] ?? PAGE.right) - STEP - PAGE.left + AIR;
  const lines = linesOf(paper.pdf, words, STYLES.strong, width);
  const below = detail === undefined ? [] : linesOf(paper.pdf, detail, STYLES.note, width);
  return {
    height: rowHeight(lines.length) + below.length * STYLES.note.leading,
    draw(table, top) {
      rule(paper, FULL, top, 'light');
      group(paper, table, 'TR', (row) => {
        group(
          paper,
          row,
          'TH',
          // Two elements, so that they are not read as one word.
          (head) => {
            cell(paper, head, 'P', lines, STYLES.strong, { x: PAGE.left, top });
            if (below.length === 0) return;
            const under = top + lines.length * STYLES.value.leading;
            cell(paper, head, 'P', below, STYLES.note, { x: PAGE.left, top: under });
          },
          ROW_HEAD,
        );
        for (const [index, x] of ends.entries()) {
          const words = cells[index] ?? '';
          const written = words === '' ? [] : [words];
          cell(paper, row, 'TD', written, STYLES.value, { x, top, align: 'right' });
        }
      });
    },
  };
}

/** A small row above the total. */
function partPiece(paper: Paper, [words, amount]: Row, ends: readonly number[]): Piece {
  return {
    height: rowHeight(1),
    keepsNext: true,
    draw(table, top) {
      rule(paper, FULL, top, 'light');
      group(paper, table, 'TR', (row) => {
        cell(paper, row, 'TH', [words], STYLES.term, { x: PAGE.left, top });
        emptyCells(paper, row, ends, top);
        cell(paper, row, 'TD', [amount], STYLES.value, { x: PAGE.right, top, align: 'right' });
      });
    },
  };
}

function totalPiece(paper: Paper, [words, amount]: Row, ends: readonly number[]): Piece {
  const { pdf } = paper;
  return {
    height: TOTAL,
    draw(table, top) {
      rule(paper, FULL, top, 'strong');
      const baseline = top + TOTAL - 9;
      group(paper, table, 'TR', (row) => {
        const at = { x: PAGE.left, baseline };
        tag(paper, row, 'TH', () => write(pdf, words, STYLES.strong, at), ROW_HEAD);
        emptyCells(paper, row, ends, top);
        tag(paper, row, 'TD', () =>
          write(pdf, amount, STYLES.price, { x: PAGE.right, baseline, align: 'right' }),
        );
      });
      rule(paper, FULL, top + TOTAL, 'light');
    },
  };
}

/** Every row has as many cells as there are columns. */
function emptyCells(paper: Paper, row: Structure, ends: readonly number[], top: number): void {
  for (const x of ends.slice(1)) {
    cell(paper, row, 'TD', [], STYLES.value, { x, top: top - PADDING, align: 'right' });
  }
}
