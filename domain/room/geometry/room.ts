import { FOUNDATIONS } from '#domain/room/options/foundations';
import type { FinishId } from '#domain/room/options/option-ids';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { insideOf, WALL_THICKNESS } from './inside';
import { placeOpenings } from './openings/place-openings';
import type { OpeningCounts, PlacedOpening } from './openings/placed-opening';
import { partitionOf, type Partition } from './partition';
import type { Placement } from './openings/placement';
import { roofOver, type Roof } from './roof';
import { WALL_SIDES, wallLength, type ShellMeasures, type WallSide } from './walls';

/** The choices that shape a room, common to drafts, quote requests and stored quotes. */
export interface RoomChoices extends OpeningCounts {
  readonly roomType: RoomTypeId | null;
  readonly finishes: {
    readonly roofing: FinishId<'roofing'>;
    readonly foundation: FinishId<'foundation'>;
  };
  /** Openings placed by hand; the default rule places the others. */
  readonly placement?: Placement | undefined;
}

/** One wall as seen in its elevation. Metres. */
export interface Wall {
  readonly side: WallSide;
  /** Its outer length. */
  readonly length: number;
  /** The house is here, so this side has no wall of its own and no openings. */
  readonly house: boolean;
  /** From the ground to the top of the roof, at its ends as seen from outside. */
  readonly outsideHeight: { readonly left: number; readonly right: number };
  /** From left to right as seen from outside. */
  readonly openings: readonly PlacedOpening[];
}

/** A room in metres: the basis of its plan, its elevations and its peg-out sheet. */
export interface Room extends ShellMeasures {
  readonly wallThickness: number;
  readonly inside: { readonly width: number; readonly depth: number; readonly height: number };
  /** Of the finished floor, above the ground. */
  readonly floorLevel: number;
  readonly walls: Readonly<Record<WallSide, Wall>>;
  readonly roof: Roof;
  /** Between the two spaces of a dual-purpose room; null in others. */
  readonly partition: Partition | null;
  /** All of them, in id order. */
  readonly openings: readonly PlacedOpening[];
  /** The counts placed instead of those asked for; null when all of them fit. */
  readonly nearest: OpeningCounts | null;
}

/** Specification §9: "internal height 2.5m". */
const INSIDE_HEIGHT = 2.5;

/**
 * Builds the room for these choices in a shell. Openings beyond what its walls can hold are left out:
 * `nearest` then has the counts that are placed.
 */
export function buildRoom(shell: ShellMeasures, choices: RoomChoices): Room {
  const { width, depth } = shell;
  const againstHouse = choices.roomType === 'extension';
  const { floorLevel } = FOUNDATIONS[choices.finishes.foundation];
  const ceiling = floorLevel + INSIDE_HEIGHT;
  const roof = roofOver(shell, choices.finishes.roofing, { ceiling, againstHouse });
  const sides = openableSides(choices.roomType);
  const { openings, nearest } = placeOpenings({ width, depth, sides }, choices, choices.placement);
  const wall = (side: WallSide): Wall => ({
    side,
    length: wallLength(side, shell),
    house: !sides.includes(side),
    outsideHeight: outsideHeight(side, roof),
    openings: openings
      .filter((opening) => opening.wall === side)
      .toSorted((one, next) => one.at - next.at),
  });
  const undivided = {
    width,
    depth,
    wallThickness: WALL_THICKNESS,
    inside: { ...insideOf(shell, choices.roomType), height: INSIDE_HEIGHT },
    floorLevel,
    walls: { front: wall('front'), right: wall('right'), back: wall('back'), left: wall('left') },
    roof,
    openings,
    nearest,
  };
  return { ...undivided, partition: partitionOf(undivided, choices.roomType) };
}

/** The walls that may have openings: an extension has its back against the house. */
export function openableSides(roomType: RoomTypeId | null): readonly WallSide[] {
  return roomType === 'extension' ? WALL_SIDES.filter((side) => side !== 'back') : WALL_SIDES;
}

function outsideHeight(side: WallSide, { height: { front, back } }: Roof): Wall['outsideHeight'] {
  switch (side) {
    case 'front':
      return { left: front, right: front };
    case 'right':
      return { left: front, right: back };
    case 'back':
      return { left: back, right: back };
    case 'left':
      return { left: back, right: front };
  }
}
