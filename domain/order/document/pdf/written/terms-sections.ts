import type { Row } from '#domain/order/document/choice-rows';
import type { WrittenDocument } from '#domain/order/document/written/written-document';
import { rule } from '#domain/order/document/pdf/block';
import { cell, PADDING, rowHeight } from '#domain/order/document/pdf/cells';
import type { Piece, Section } from '#domain/order/document/pdf/flow';
import { columns, PAGE } from '#domain/order/document/pdf/page';
import { artifact, group, tag, type Paper } from '#domain/order/document/pdf/tagged';
import { linesOf, STYLES, write } from '#domain/order/document/pdf/type';

/** The headings stand beside what they are about. */
const BODY = columns(4, 9);
const INDENT = 10;
const TERM = 110;
const SHARE = PAGE.right - 84;

/** When it is paid: a share, and what that is today. */
export function stagesSections(paper: Paper, stages: WrittenDocument['stages']): Section[] {
  const rows = stages.map(({ words, share, amount }): Piece => {
    const lines = linesOf(paper.pdf, words, STYLES.value, SHARE - BODY.x - 40);
    return {
      height: rowHeight(lines.length),
      draw: (table, top) =>
        group(paper, table, 'TR', (row) => {
          cell(paper, row, 'TH', lines, STYLES.value, { x: BODY.x, top });
          cell(paper, row, 'TD', [share], STYLES.term, { x: SHARE, top, align: 'right' });
          cell(paper, row, 'TD', [amount], STYLES.value, { x: PAGE.right, top, align: 'right' });
        }),
    };
  });
  return besideHeading(paper, 'When you pay', { type: 'Table', pieces: rows });
}

/** Terms and their values beside a heading; nothing where there are none. */
export function termSections(paper: Paper, heading: string, rows: readonly Row[]): Section[] {
  if (rows.length === 0) return [];
  const pieces = rows.map(([term, value]): Piece => {
    const x = BODY.x + TERM;
    const lines = linesOf(paper.pdf, value, STYLES.value, PAGE.right - x);
    return {
      height: rowHeight(lines.length),
      draw: (table, top) =>
        group(paper, table, 'TR', (row) => {
          cell(paper, row, 'TH', [term], STYLES.term, { x: BODY.x, top });
          cell(paper, row, 'TD', lines, STYLES.value, { x, top });
        }),
    };
  });
  return besideHeading(paper, heading, { type: 'Table', pieces });
}

/** A list beside its heading; nothing where there is nothing to list. */
export function listSections(paper: Paper, heading: string, texts: readonly string[]): Section[] {
  if (texts.length === 0) return [];
  const items = texts.map((text): Piece => {
    const lines = linesOf(paper.pdf, text, STYLES.value, BODY.width - INDENT);
    return {
      height: rowHeight(lines.length),
      draw(list, top) {
        artifact(paper, () =>
          write(paper.pdf, '–', STYLES.value, {
            x: BODY.x,
            baseline: top + PADDING + STYLES.value.size * 0.98,
          }),
        );
        group(paper, list, 'LI', (item) =>
          cell(paper, item, 'LBody', lines, STYLES.value, { x: BODY.x + INDENT, top }),
        );
      },
    };
  });
  return besideHeading(paper, heading, { type: 'L', pieces: items });
}

/** A section beside its heading, under a rule; on later pages the heading stands there again. */
function besideHeading(paper: Paper, words: string, section: Section): Section[] {
  const air = 6;
  const drawWords = (top: number) =>
    write(paper.pdf, words, STYLES.strong, {
      x: PAGE.left,
      baseline: top + PADDING + STYLES.strong.size * 0.98,
    });
  const heading: Piece = {
    height: air,
    gap: 18,
    keepsNext: true,
    draw(parent, y) {
      rule(paper, { x: PAGE.left, width: PAGE.right - PAGE.left }, y, 'strong');
      tag(paper, parent, 'H2', () => drawWords(y + air));
    },
  };
  return [{ pieces: [heading] }, { ...section, again: { height: 0, draw: drawWords } }];
}
