import type { Finishes } from '#domain/room/options/option-ids';

/** Metres: x to the right, y down the sheet. */
export type Point = readonly [x: number, y: number];

/** What a shape represents. The renderer decides its ink, fill and weight (using the finishes). */
export type Role =
  // cut through, or seen from above
  | 'wall'
  | 'room'
  | 'sunlight'
  | 'frame'
  | 'sill'
  | 'pane'
  | 'door'
  | 'leaf'
  | 'swing'
  | 'furniture'
  | 'furnitureLine'
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
  | 'insideLine'
  | 'insideMeasure'
  | 'link'
  | 'name'
  | 'area';

/** The opening or wall a shape belongs to, so that it can be moved or pointed at. */
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

/** Strokes of one role: each a run of points, without a fill. */
export interface Lines extends Part {
  type: 'lines';
  runs: readonly (readonly Point[])[];
}

/** An arc of a circle, drawn clockwise on the sheet between two angles. Degrees, 0 to the right. */
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
  /** Text height (one em) in metres of the drawing: constant on paper, whatever the scale. */
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
 * The paper a drawing is made for, in its own units (pixels on a screen, millimetres or points on paper):
 * the space available, and the text height. Scale and margins follow from it.
 */
export interface Sheet {
  width: number;
  height: number;
  text: number;
  /** Units per metre; by default the largest at which the drawing fits. */
  scale?: number;
}

/** A drawing as data, in painting order. Nothing is outside its box. */
export interface Drawing {
  /** Its title: "Plan", "Front elevation". */
  title: string;
  /** A description for people who cannot see it. */
  description: string;
  box: Box;
  /** Units of the sheet per metre. */
  scale: number;
  /** Decides colour and pattern of cladding, roof and foundation. */
  finishes: Finishes;
  shapes: readonly Shape[];
}
