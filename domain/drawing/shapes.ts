import type { Finishes } from '#domain/options/option-ids';

/** Metres: x to the right, y down the sheet. */
export type Point = readonly [x: number, y: number];

/** What a shape stands for. Its ink, fill and weight are the renderer's (with the finishes). */
export type Role =
  // cut through, or seen from above
  | 'wall'
  | 'room'
  | 'frame'
  | 'sill'
  | 'pane'
  | 'door'
  | 'leaf'
  | 'swing'
  // faces
  | 'cladding'
  | 'claddingLight'
  | 'claddingDark'
  | 'boards'
  | 'trim'
  | 'roof'
  | 'roofLines'
  | 'panel'
  | 'panelLines'
  | 'fascia'
  | 'foundation'
  | 'glass'
  | 'glint'
  | 'handle'
  | 'opens'
  | 'shade'
  | 'shadow'
  | 'edge'
  // around it
  | 'ground'
  | 'earth'
  | 'mesh'
  | 'house'
  | 'hatch'
  | 'person'
  | 'outline'
  | 'hidden'
  // setting out
  | 'nearer'
  | 'offset'
  | 'diagonal'
  | 'peg'
  // measures and words
  | 'dimension'
  | 'tick'
  | 'measure'
  | 'link'
  | 'name'
  | 'area';

/** The opening or wall that a shape belongs to, for those who let it be moved or pointed at. */
interface Part {
  role: Role;
  opening?: string;
}

/** A filled outline. Further rings are holes (even-odd). */
export interface Polygon extends Part {
  type: 'polygon';
  points: readonly Point[];
  holes?: readonly (readonly Point[])[];
}

/** Strokes of one role: each a run of points, drawn and not filled. */
export interface Lines extends Part {
  type: 'lines';
  runs: readonly (readonly Point[])[];
}

/** A part of a circle, drawn clockwise on the sheet from one angle to the other. Degrees, 0 to the right. */
export interface Arc extends Part {
  type: 'arc';
  centre: Point;
  radius: number;
  from: number;
  to: number;
}

/** A line of text; `at` is on its baseline. */
export interface Text extends Part {
  type: 'text';
  at: Point;
  text: string;
  /** Height of the type (one em) in metres of the drawing: constant on paper, whatever the scale. */
  size: number;
  anchor: 'start' | 'middle' | 'end';
  /** Degrees clockwise. */
  angle: number;
}

export type Shape = Polygon | Lines | Arc | Text;

/** A rectangle on the drawing, in metres. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The paper a drawing is made for, in its own units (pixels on a screen, millimetres or points on
 * paper): the room there is, and the height of its type. Scale and margins follow from it.
 */
export interface Sheet {
  width: number;
  height: number;
  text: number;
  /** Units per metre; without it, the largest at which the drawing fits. */
  scale?: number;
}

/** A drawing as data, in the order in which it is painted. Nothing lies outside its box. */
export interface Drawing {
  /** What it is: "Plan", "Front elevation". */
  title: string;
  /** What is drawn, in words, for those who do not see it. */
  description: string;
  box: Box;
  /** Units of the sheet per metre. */
  scale: number;
  /** What decides colour and pattern of cladding, roof and foundation. */
  finishes: Finishes;
  shapes: readonly Shape[];
}
