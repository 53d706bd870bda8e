import { rule } from './block';
import type { Structure } from './pdf';
import { tag, type Paper } from './tagged';
import { STYLES, write, type Style } from './type';

/** A stretch across the page, in points. */
export interface Place {
  x: number;
  width: number;
}

/** Space above and below the text of a row, in points. */
export const PADDING = 2.5;

/** Height of a table's heading. */
export const HEADING = 25;

export const ROW_HEAD = { scope: 'Row' };

export function rowHeight(lines: number): number {
  return lines * STYLES.value.leading + 2 * PADDING;
}

/** The heading of a table, under a rule. */
export function drawHeading(
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

/** A cell of a row, or a paragraph, whose lines begin or end at `x`. */
export function cell(
  paper: Paper,
  row: Structure,
  type: 'TH' | 'TD' | 'P' | 'LBody',
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
