/** A part of the document's structure, which readers and screen readers follow. */
export interface Structure {
  add(child: Structure): void;
  end(): void;
}

/** A picture that has been read: its size in pixels, or on paper in points. */
interface Picture {
  width: number;
  height: number;
}

interface TextOptions {
  lineBreak: false;
  baseline: 'alphabetic';
  characterSpacing?: number;
  features?: readonly string[];
}

/**
 * The parts of a PDFKit document that we use. The library itself is passed in, because `domain` imports
 * none: browser and server each bring their own build. Points, y down from the top of the page.
 */
export interface Pdf {
  registerFont(name: string, file: Uint8Array): unknown;
  font(name: string): unknown;
  fontSize(points: number): unknown;
  widthOfString(text: string, options?: Pick<TextOptions, 'characterSpacing' | 'features'>): number;
  text(text: string, x: number, y: number, options: TextOptions): unknown;

  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  closePath(): unknown;
  lineWidth(points: number): unknown;
  lineJoin(style: 'miter' | 'round'): unknown;
  dash(length: number, options: { space: number }): unknown;
  undash(): unknown;
  fillColor(colour: string): unknown;
  fillOpacity(opacity: number): unknown;
  strokeColor(colour: string): unknown;
  fill(rule?: 'even-odd'): unknown;
  stroke(): unknown;
  save(): unknown;
  restore(): unknown;
  translate(x: number, y: number): unknown;
  rotate(degrees: number): unknown;

  openImage(jpeg: Uint8Array): Picture;
  image(picture: Picture, x: number, y: number, size: Picture): unknown;

  addPage(): unknown;
  struct(type: string, options?: object, draw?: () => void): Structure;
  addStructure(structure: Structure): unknown;
  markContent(tag: 'Artifact', options: { type: string }): unknown;
  endMarkedContent(): unknown;

  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  end(): void;
}

/** The class the library exports. */
export type PdfClass = new (options: object) => Pdf;

/** The typeface subsets for documents (`fonts/`), as TrueType files. */
export type DocumentFonts = Record<FontName, Uint8Array>;

export type FontName = 'text' | 'strong' | 'heading';
