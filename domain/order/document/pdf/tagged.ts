import type { Pdf, Structure } from './pdf';

/** A page being drawn: the library's document, and its structure for screen readers. */
export interface Paper {
  pdf: Pdf;
  root: Structure;
}

/** Tags what is drawn as content of one type: "P", "H1", "TD". */
export function tag(
  { pdf }: Paper,
  parent: Structure,
  type: string,
  draw: () => void,
  options: object = {},
): void {
  parent.add(pdf.struct(type, options, draw));
}

/** Opens an element that contains others: "Table", "TR", "L". */
export function group(
  { pdf }: Paper,
  parent: Structure,
  type: string,
  fill: (structure: Structure) => void,
  options: object = {},
): void {
  const structure = pdf.struct(type, options);
  parent.add(structure);
  fill(structure);
  structure.end();
}

/** Marks decoration such as hairlines, or content repeated elsewhere: skipped when read aloud. */
export function artifact({ pdf }: Paper, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
