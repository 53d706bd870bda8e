import type { Sender } from '#domain/order/document/sender';
import { PAGE } from './page';
import { artifact, type Paper } from './tagged';
import { linesOf, STYLES, write } from './type';

const BASELINE = PAGE.height - 28;
const WIDTH = PAGE.right - PAGE.left;
/** Below the contact details; there is no room for more. */
const MOST_LINES = 2;

/** Contact details, the company's registration and the page number. Screen readers get it once, on the first page. */
export function drawFoot(paper: Paper, sender: Sender, page: number, pages: number): void {
  artifact(paper, () => {
    write(paper.pdf, sender.contact, STYLES.label, { x: PAGE.left, baseline: BASELINE });
    write(paper.pdf, `${page} of ${pages}`, STYLES.label, {
      x: PAGE.right,
      baseline: BASELINE,
      align: 'right',
    });
    const registered = linesOf(paper.pdf, sender.registration, STYLES.label, WIDTH);
    for (const [index, line] of registered.slice(0, MOST_LINES).entries()) {
      const baseline = BASELINE + (index + 1) * STYLES.label.leading;
      write(paper.pdf, line, STYLES.label, { x: PAGE.left, baseline });
    }
  });
}
