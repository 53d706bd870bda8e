import type { TextureName } from '#domain/room/model/materials';
import type { Vec3 } from '#domain/room/model/mesh';

/** A seamless tile: metres it covers across and along, its mean colour, and how strongly its relief shows. */
export interface Tile {
  readonly size: readonly [across: number, along: number];
  readonly mean: string;
  readonly relief?: number;
}

/** Leaves are the view's own: the model's living roof is of one colour. */
export type TileName = TextureName | 'hedge';

export const TILES: Readonly<Record<TileName, Tile>> = {
  cedar: { size: [1.38, 2.76], mean: '#9c6d4f', relief: 0.8 },
  composite: { size: [1.248, 2.496], mean: '#3d3c3c', relief: 0.8 },
  'standard-timber': { size: [1.2, 2.4], mean: '#bca17a', relief: 0.8 },
  'standard-felt': { size: [1, 1], mean: '#515253', relief: 1 },
  shingle: { size: [1.76, 1.28], mean: '#5a5a5a', relief: 1 },
  'galvanized-steel': { size: [1.2, 1.2], mean: '#bbbdc0', relief: 1 },
  'solar-panels': { size: [2, 1.7], mean: '#353945', relief: 1 },
  decking: { size: [1.168, 2.4], mean: '#776d63', relief: 0.8 },
  'oak-floor': { size: [1.08, 2.4], mean: '#b4926b', relief: 1 },
  plasterboard: { size: [2, 2], mean: '#e7e5e1' },
  'plaster-feature-wall': { size: [2.4, 2.4], mean: '#ae927d', relief: 1 },
  'acoustic-panels': { size: [0.6, 2.4], mean: '#947b5f', relief: 1 },
  concrete: { size: [2, 2], mean: '#afada8' },
  paving: { size: [1.8, 1.2], mean: '#aca79f', relief: 1 },
  hedge: { size: [1.2, 1.2], mean: '#41572b', relief: 1 },
  brick: { size: [1.8, 0.9], mean: '#947365', relief: 1 },
};

/** An sRGB colour as linear light, each channel from 0 to 1. */
export function linear(colour: string): Vec3 {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** What a tile's colours are multiplied with, so that a surface has the wanted mean colour. */
export function tintOf(wanted: string, { mean }: Tile): Vec3 {
  const [to, from] = [linear(wanted), linear(mean)];
  return [to[0] / from[0], to[1] / from[1], to[2] / from[2]];
}
