import type { Note } from '#domain/order/document/quote-document';
import { rule, type Block } from './block';
import { columns, PAGE } from './page';
import type { Structure } from './pdf';
import { artifact, group, tag, type Paper } from './tagged';
import { linesOf, STYLES, write } from './type';

const HEAD = 18;
const INDENT = 8;
const BETWEEN = 2.4;

/** The notes in columns under one hairline. */
export function notesBlock(paper: Paper, notes: readonly Note[]): Block {
  const cells = notes.map((note, index) => {
    const { x, width } = columns(1 + index * 4, 4);
    const indent = note.list ? INDENT : 0;
    const texts = note.texts.map((text) =>
      linesOf(paper.pdf, text, STYLES.note, width - indent - 6),
    );
    return { note, x, indent, texts };
  });
  const heights = cells.map(({ texts }) => texts.reduce((sum, text) => sum + heightOf(text), HEAD));
  return {
    height: Math.max(...heights),
    draw(parent, y) {
      rule(paper, { x: PAGE.left, width: PAGE.right - PAGE.left }, y, 'strong');
      for (const { note, x, indent, texts } of cells) {
        tag(paper, parent, 'H2', () =>
          write(paper.pdf, note.heading, STYLES.noteHeading, { x, baseline: y + 14 }),
        );
        drawTexts(paper, parent, note.list === true, texts, { x, indent, top: y + HEAD });
      }
    },
  };
}

function heightOf(lines: readonly string[]): number {
  return lines.length * STYLES.note.leading + BETWEEN;
}

function drawTexts(
  paper: Paper,
  parent: Structure,
  isList: boolean,
  texts: readonly string[][],
  { x, indent, top: start }: { x: number; indent: number; top: number },
): void {
  let top = start;
  const each = (target: Structure, type: string, lines: readonly string[]) => {
    const at = top;
    tag(paper, target, type, () => {
      for (const [index, line] of lines.entries()) {
        const baseline = at + STYLES.note.leading * (index + 0.85);
        write(paper.pdf, line, STYLES.note, { x: x + indent, baseline });
      }
    });
    top += heightOf(lines);
  };
  if (!isList) {
    for (const lines of texts) each(parent, 'P', lines);
    return;
  }
  group(paper, parent, 'L', (list) => {
    for (const lines of texts) {
      artifact(paper, () =>
        write(paper.pdf, '–', STYLES.note, { x, baseline: top + STYLES.note.leading * 0.85 }),
      );
      group(paper, list, 'LI', (item) => each(item, 'LBody', lines));
    }
  });
}
