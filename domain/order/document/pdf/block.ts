import { HAIRLINE, INK } from './page';
import { artifact, type Paper } from './tagged';
import type { Structure } from './pdf';

/** A part of a page that knows its height in points before it is drawn. */
export interface Block {
  height: number;
  draw: (parent: Structure, y: number) => void;
}

/** A horizontal hairline. */
export function rule(
  paper: Paper,
  { x, width }: { x: number; width: number },
  y: number,
  kind: keyof typeof HAIRLINE,
): void {
  artifact(paper, () => {
    const { pdf } = paper;
    pdf.lineWidth(HAIRLINE[kind]);
    pdf.strokeColor(kind === 'strong' ? INK.text : INK.line);
    pdf.moveTo(x, y);
    pdf.lineTo(x + width, y);
    pdf.stroke();
  });
}
