import type { Sender } from '#domain/order/document/sender';
import type { Row } from '#domain/order/document/choice-rows';
import { rule, type Block } from './block';
import { columns, INK, PAGE } from './page';
import type { Structure } from './pdf';
import { artifact, tag, type Paper } from './tagged';
import { linesOf, STYLES, write } from './type';

const RULE = 27;
const FACTS = 34;
const FULL = { x: PAGE.left, width: PAGE.right - PAGE.left };

/** What stands at the head of a document. */
interface Head {
  sender: Sender;
  title: string;
  /** Beside the sender: what kind of document it is, or of what. */
  about: string;
  facts: readonly Row[];
}

/** The sender, the title, and the identifying facts. */
export function headBlock(paper: Paper, { sender, title, about, facts }: Head): Block {
  const lines = linesOf(paper.pdf, title, STYLES.title, FULL.width);
  const titleHeight = 20 + lines.length * STYLES.title.leading;
  return {
    height: RULE + titleHeight + FACTS,
    draw(parent, y) {
      drawBrand(paper, parent, { name: sender.name, about }, y);
      tag(paper, parent, 'H1', () => {
        for (const [index, line] of lines.entries()) {
          const baseline = y + RULE + 39 + index * STYLES.title.leading;
          write(paper.pdf, line, STYLES.title, { x: PAGE.left, baseline });
        }
      });
      const top = y + RULE + titleHeight;
      for (const [index, row] of facts.entries()) drawFact(paper, parent, row, index, top);
    },
  };
}

function drawBrand(
  paper: Paper,
  parent: Structure,
  { name, about }: { name: string; about: string },
  y: number,
): void {
  artifact(paper, () => drawMark(paper, PAGE.left, y));
  tag(paper, parent, 'P', () =>
    write(paper.pdf, name, STYLES.brand, { x: PAGE.left + 23, baseline: y + 11.5 }),
  );
  if (about !== '') {
    tag(paper, parent, 'P', () =>
      write(paper.pdf, about, STYLES.term, {
        x: PAGE.right,
        baseline: y + 11.5,
        align: 'right',
      }),
    );
  }
  rule(paper, FULL, y + RULE, 'strong');
}

function drawFact(
  paper: Paper,
  parent: Structure,
  [term, value]: Row,
  index: number,
  top: number,
): void {
  const { x } = columns(1 + index * 3, 3);
  // Two elements, so that they are not read as one word.
  tag(paper, parent, 'P', () => write(paper.pdf, term, STYLES.label, { x, baseline: top + 10 }));
  tag(paper, parent, 'P', () => write(paper.pdf, value, STYLES.strong, { x, baseline: top + 22 }));
}

/** In points, including the space below. */
export const CONTINUATION = 44;

/** The head of a later page: one line saying which document it continues. */
export function drawContinuation(paper: Paper, title: string, name: string): void {
  const baseline = PAGE.top + 11.5;
  artifact(paper, () => {
    drawMark(paper, PAGE.left, PAGE.top);
    write(paper.pdf, title, STYLES.brand, { x: PAGE.left + 23, baseline });
    write(paper.pdf, name, STYLES.term, { x: PAGE.right, baseline, align: 'right' });
  });
}

/** The company's mark, 16 points: a room's plan with its door open. */
function drawMark({ pdf }: Paper, x: number, y: number): void {
  const unit = 16 / 30;
  const at = (right: number, down: number) => [x + right * unit, y + down * unit] as const;
  pdf.strokeColor(INK.text);
  pdf.lineWidth(3.4 * unit);
  pdf.moveTo(...at(10, 27.3));
  for (const corner of [at(2.7, 27.3), at(2.7, 2.7), at(27.3, 2.7), at(27.3, 27.3), at(23, 27.3)]) {
    pdf.lineTo(...corner);
  }
  pdf.stroke();
  pdf.lineWidth(1.4 * unit);
  pdf.moveTo(...at(23, 27.3));
  pdf.lineTo(...at(23, 14.5));
  for (let step = 0; step <= 12; step += 1) {
    const angle = (step / 12) * (Math.PI / 2);
    pdf.lineTo(...at(23 - 12.8 * Math.sin(angle), 27.3 - 12.8 * Math.cos(angle)));
  }
  pdf.stroke();
}
