/** From the middle of a shape to its edge. */
export interface Glow {
  middle: string;
  edge: string;
}

/** A colour, or two: from the top of a shape to its bottom, or from its middle to its edge. */
export type Colour = string | { top: string; bottom: string } | Glow;

/** By day in the light theme, in the evening in the dark one. */
export type Light = 'day' | 'evening';

/** The colours of some inks in both lights. */
export type Palette<Name extends string> = Readonly<Record<Name, Readonly<Record<Light, Colour>>>>;
