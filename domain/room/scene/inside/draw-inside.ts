import { furnish } from '#domain/room/furniture/furnish';
import { PIECES } from '#domain/room/furniture/pieces';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { inside } from '#domain/room/drawing/plan/metres';
import type { Room } from '#domain/room/geometry/room';
import type { FeatureId, Finishes } from '#domain/room/options/option-ids';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { Camera } from '#domain/room/scene/camera';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { clip, type Part, type PictureSize } from '#domain/room/scene/scene';
import { airConditioning, electrics, heatingPipes, pendantLamp } from './fittings';
import { furnitureInside } from './furniture-inside';
import { gardenBeyond } from './garden-beyond';
import { insideOutline, section, sectionMeasures, type Label } from './section';
import { shellInside } from './shell-inside';
import { viewOf } from './view';

/** The view from inside: parts in painting order, and words to be set over them. */
export interface InsideScene {
  readonly camera: Camera;
  readonly parts: readonly Part[];
  readonly labels: readonly Label[];
  /** For people who cannot see it. */
  readonly description: string;
}

/** What the view from inside shows of a room's choices. */
export interface InsideChoices {
  readonly roomType: RoomTypeId | null;
  readonly finishes: Finishes;
  readonly features: readonly FeatureId[];
  /** Furniture already placed; by default what such a room is usually furnished with. */
  readonly pieces?: readonly PlacedPiece[];
  /** Where the sun stands: its light lies on floor and furniture just as it would. */
  readonly sun?: RoomSun | null;
}

/**
 * The room with its back wall taken away, looking to the front and the garden; into an extension one
 * looks from the house. Furniture stands where the plan has it.
 */
export function drawInside(room: Room, choices: InsideChoices, size: PictureSize): InsideScene {
  const pieces = choices.pieces ?? furnish(room, suggestedFor(choices.roomType, room)).pieces;
  const view = viewOf(room, pieces, choices, size);
  const { width, height } = size;
  const measures = sectionMeasures(view);
  return {
    camera: view.camera,
    parts: [
      clip([[[0, 0], [width, 0], [width, height], [0, height]]], gardenBeyond(view)),
      clip([insideOutline(view)], [
        ...shellInside(view),
        ...heatingPipes(view),
        ...airConditioning(view),
        ...electrics(view),
        ...furnitureInside(view),
        ...pendantLamp(view),
      ]),
      ...section(view),
      ...measures.parts,
    ],
    labels: measures.labels,
    description: describe(room, pieces),
  }; // oxfmt-ignore
}

/** "Inside, looking out to the garden: 4.53 m wide, … With a desk, a sofa and a low table." */
function describe(
  { inside: { width, depth, height } }: Room,
  pieces: readonly PlacedPiece[],
): string {
  const names = [...new Set(pieces.map(({ kind }) => `a ${PIECES[kind].name.toLowerCase()}`))];
  const last = names.at(-1);
  const listed = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${last}`;
  const measures = `${inside(width)} wide, ${inside(depth)} deep and ${inside(height)} high`;
  const furniture = listed ? ` With ${listed}, to scale.` : '';
  return `Inside, looking out to the garden: ${measures}.${furniture}`.replaceAll('\u00a0', ' ');
}
