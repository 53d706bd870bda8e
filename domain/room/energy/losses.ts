import type { OpeningKind } from '#domain/room/geometry/openings/placement';
import { panesOf } from '#domain/room/geometry/openings/panes';
import { WALL_SIDES, type WallSide } from '#domain/room/geometry/walls';
import type { Room } from '#domain/room/geometry/room';
import type { Assumptions } from './assumptions';
import type { Climate } from './climate';

/** One kind of surface between the room and the outside (SAP 2012, worksheet (26) to (30)). */
export interface Surface {
  readonly of: 'wall' | 'roof' | 'floor' | OpeningKind;
  /** m², of the inside face; walls without their openings. */
  readonly area: number;
  /** W/m²K as it counts, for glass with curtains. */
  readonly uValue: number;
}

/** The glass of one opening. */
interface Glass {
  /** The opening's id. */
  readonly opening: string;
  readonly wall: WallSide;
  /** m² of the opening, frame included. */
  readonly area: number;
  /** m² of glass alone: worksheet's area times its frame factor. */
  readonly glassArea: number;
}

/** A room as the worksheet sees it. */
export interface Envelope {
  /** m² (4) */
  readonly floorArea: number;
  /** m³ (5) */
  readonly volume: number;
  readonly surfaces: readonly Surface[];
  /** m² of all surfaces to the outside (31) */
  readonly area: number;
  /** m² of everything that is seen inside, the wall of the house included. */
  readonly innerArea: number;
  readonly glass: readonly Glass[];
}

/** Thermal bridges where they have not been calculated: W/K for each m² of surface (SAP 2012, appendix K). */
export const THERMAL_BRIDGES = 0.15;

/** Resistance of curtains that are drawn at night, m²K/W (SAP 2012, 3.2). */
const CURTAINS = 0.04;

/** The surfaces of a room by its inside faces; the house behind an extension is as warm as the room. */
export function envelopeOf(room: Room, assumptions: Assumptions): Envelope {
  const { width, depth, height } = room.inside;
  const floorArea = width * depth;
  const lengthOf = (side: WallSide) => (side === 'front' || side === 'back' ? width : depth);
  const outside = WALL_SIDES.filter((side) => !room.walls[side].house);
  const walls = outside.reduce((sum, side) => sum + lengthOf(side) * height, 0);
  const glass = room.openings.map((opening): Glass => ({
    opening: opening.id,
    wall: opening.wall,
    area: opening.width * (opening.head - opening.sill),
    glassArea: panesOf(opening).reduce(
      (sum, [from, to, low, high]) => sum + (to - from) * (high - low),
      0,
    ),
  }));
  const areaOf = (kind: OpeningKind) =>
    room.openings.reduce((sum, one, n) => sum + (one.kind === kind ? (glass[n]?.area ?? 0) : 0), 0);
  const open = glass.reduce((sum, { area }) => sum + area, 0);
  const surfaces: Surface[] = [
    { of: 'wall', area: Math.max(0, walls - open), uValue: assumptions.wall },
    { of: 'roof', area: floorArea, uValue: assumptions.roof },
    { of: 'floor', area: floorArea, uValue: assumptions.floor },
    { of: 'window', area: areaOf('window'), uValue: withCurtains(assumptions.window) },
    { of: 'patio', area: areaOf('patio'), uValue: withCurtains(assumptions.patio) },
    { of: 'door', area: areaOf('door'), uValue: withCurtains(assumptions.door) },
  ];
  return {
    floorArea,
    volume: floorArea * height,
    surfaces,
    area: surfaces.reduce((sum, { area }) => sum + area, 0),
    innerArea: 2 * floorArea + 2 * (width + depth) * height,
    glass,
  };
}

/** U-value of glass with its curtains (27). */
function withCurtains(uValue: number): number {
  return 1 / (1 / uValue + CURTAINS);
}

/** W/K through surfaces and thermal bridges (37); never 0, even for a shell that is all wall. */
export function fabricCoefficient({ surfaces, area }: Envelope): number {
  const through = surfaces.reduce((sum, one) => sum + one.area * one.uValue, 0);
  return Math.max(through + THERMAL_BRIDGES * area, 1e-6);
}

/** Sides sheltered by trees and houses, as SAP assumes where it is not known (19). */
export const SHELTERED_SIDES = 2;

/** Air changes an hour in each month: gaps and wind, and windows opened by whoever is there ((16) to (25), (24d)). */
export function airChanges({ airPermeability }: Assumptions, { wind }: Climate): number[] {
  return wind.map((speed) => {
    const gaps = (airPermeability / 20) * (1 - 0.075 * SHELTERED_SIDES) * (speed / 4);
    return gaps >= 1 ? gaps : 0.5 + 0.5 * gaps * gaps;
  });
}

/** W/K that one air change an hour takes from each m³ (38). */
export const AIR = 0.33;
