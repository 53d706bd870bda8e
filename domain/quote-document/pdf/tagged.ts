import type { Pdf, Structure } from './pdf';

/** A page under the pen: the library's document, and the structure that readers follow. */
export interface Paper {
  pdf: Pdf;
  root: Structure;
}

/** What is drawn here is content of this kind: "P", "H1", "TD". */
export function tag(
  { pdf }: Paper,
  parent: Structure,
  type: string,
  draw: () => void,
  options: object = {},
): void {
  parent.add(pdf.struct(type, options, draw));
}

/** A part that holds others: "Table", "TR", "L". */
export function group(
  { pdf }: Paper,
  parent: Structure,
  type: string,
  fill: (structure: Structure) => void,
): void {
  const structure = pdf.struct(type);
  parent.add(structure);
  fill(structure);
  structure.end();
}

/** What says nothing, such as a hairline, or is said elsewhere: left out when it is read aloud. */
export function artifact({ pdf }: Paper, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
