import { eyeInside, eyeOfDrawing, type Eye } from '#app/room/view/camera/eye';
import { RoomView } from '#app/room/view/room-view';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import { buildRoom, type Room, type RoomChoices } from '#domain/room/geometry/room';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { cameraOutside } from '#domain/room/scene/outside/outside-camera';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';
import { placesIn } from '#domain/room/scene/places/places';
import type { PictureSize } from '#domain/room/scene/scene';
import type { RoomSun } from '#domain/room/sun/room-sun';

/** How a room is seen: by day in a summer's late afternoon, from the garden path or the corner inside. */
type Sight = 'outside' | 'dusk' | 'inside';

export interface WantedPicture {
  readonly shell: ShellMeasures;
  readonly choices: RoomChoices & Omit<InsideChoices, 'pieces'>;
  readonly sight: Sight;
  readonly size: PictureSize;
  /** Otherwise that of a summer's late afternoon. */
  readonly sun?: RoomSun;
}

declare global {
  /** How many pictures are added up; to be set before this script runs. */
  var picturesAdded: number | undefined;
  var pictureTaken: (wanted: WantedPicture) => Promise<string>;
  var timesOfChanges: (changes: readonly WantedPicture[]) => Promise<number[]>;
}

const SUN = { altitude: 0.58, azimuth: -0.62 };

const canvas = document.createElement('canvas');
document.body.append(canvas);
let settled: (() => void) | null = null;
const view = new RoomView(
  canvas,
  () => {},
  () => settled?.(),
  globalThis.picturesAdded,
);

/** Takes a picture as the view shows it at rest; as a data address. */
globalThis.pictureTaken = async (wanted) => {
  const complete = new Promise<void>((done) => (settled = done));
  const { room, pieces } = show(wanted);
  view.look(eyeOf(wanted, room, pieces), wanted.size);
  await complete;
  return view.developed().toDataURL();
};

/** Milliseconds this thread works on the first picture after each change, until the device has it to draw. */
globalThis.timesOfChanges = async (changes) => {
  const times: number[] = [];
  for (const wanted of changes) {
    const started = performance.now();
    show(wanted);
    const shown = performance.now() - started;
    times.push(shown + (await timeOfFrame()));
  }
  return times;
};

function timeOfFrame(): Promise<number> {
  return new Promise((done) => {
    // Called after the view's own, which asked for the frame first.
    requestAnimationFrame((begun) => done(performance.now() - begun));
  });
}

function show({ shell, choices, sight, sun = SUN }: WantedPicture): { room: Room; pieces: readonly PlacedPiece[] } {
  const room = buildRoom(shell, choices);
  const { pieces } = furnish(room, suggestedFor(choices.roomType, room));
  view.show({ room, choices: { ...choices, pieces }, light: sight === 'dusk' ? 'evening' : 'day', sun });
  return { room, pieces };
} // oxfmt-ignore

function eyeOf({ sight, size }: WantedPicture, room: Room, pieces: readonly PlacedPiece[]): Eye {
  const [corner] = placesIn(room, pieces);
  return sight === 'inside' && corner
    ? eyeInside(corner, room, size)
    : eyeOfDrawing(cameraOutside(room, VIEWPOINTS.standard, size), room);
}
