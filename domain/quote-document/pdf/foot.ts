import { companyFacts } from '#domain/company';
import { PAGE } from './page';
import { artifact, type Paper } from './tagged';
import { STYLES, write } from './type';

const BASELINE = PAGE.height - 28;

/** Contact details and the page number. Screen readers get it once, on the first page. */
export function drawFoot(paper: Paper, page: number, pages: number): void {
  const { address, phone, email } = companyFacts;
  artifact(paper, () => {
    write(paper.pdf, `${address}   ${phone}   ${email}`, STYLES.label, {
      x: PAGE.left,
      baseline: BASELINE,
    });
    write(paper.pdf, `${page} of ${pages}`, STYLES.label, {
      x: PAGE.right,
      baseline: BASELINE,
      align: 'right',
    });
  });
}
