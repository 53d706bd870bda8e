import type { Room } from '#domain/room/geometry/room';
import type { PictureSize } from '#domain/room/scene/scene';
import { doorwayOf, throughPartition } from '#domain/room/scene/places/places';
import { eyeBetween, eyeInside, isInside, type Eye } from './eye';

/** Where the eye is on a walk, and how far the door is open for it, from 0 to 1. */
export interface Step {
  readonly eye: Eye;
  readonly open: number;
}

export interface Walk {
  readonly ms: number;
  /** @param passed milliseconds since the walk began; after its last one, exactly at its end with the door closed */
  readonly at: (passed: number) => Step;
}

/** On one side of the walls, and through the door. */
const [AROUND_MS, THROUGH_MS] = [700, 1700];
/** A radian of turning takes as long as so many metres. */
const TURNING = 1.2;

/**
 * The walk from one place to another: round the room outside, straight inside but through a partition's doorway, and
 * from one to the other through the first door, which opens for it. Without one, nobody should be sent through the
 * wall: see `passageTo`.
 */
export function walkBetween(from: Step, to: Eye, room: Room, size: PictureSize): Walk {
  const way = [from, ...throughDoor(from.eye, to, room, size), { eye: to, open: 0 }];
  const stops = way.flatMap((stop, n) => [...betweenSpaces(way[n - 1], stop, room, size), stop]);
  const legs = stops.slice(1).map((end, n) => leg(stops[n] ?? from, end, room));
  const all = legs.reduce((sum, { length }) => sum + length, 0);
  const ms = legs.length > 1 ? THROUGH_MS : AROUND_MS;
  const at = (passed: number): Step => {
    if (passed >= ms) return { eye: to, open: 0 };
    let rest = all * smooth(passed / ms);
    for (const { length, step } of legs) {
      if (rest < length) return step(rest / length);
      rest -= length;
    }
    return { eye: to, open: 0 };
  };
  return { ms, at };
}

function throughDoor(from: Eye, to: Eye, room: Room, size: PictureSize): Step[] {
  const doorway = doorwayOf(room);
  const leaves = isInside(from, room);
  if (!doorway || leaves === isInside(to, room)) return [];
  const { before, within } = doorway;
  // One leaves backwards, with the room in sight.
  const ways = leaves ? [within, before] : [before, within];
  return ways.map((one) => ({ eye: eyeInside(one, room, size), open: 1 }));
}

function betweenSpaces(
  from: Step | undefined,
  { eye }: Step,
  room: Room,
  size: PictureSize,
): Step[] {
  if (!from || !isInside(from.eye, room) || !isInside(eye, room)) return [];
  const half = room.width / 2;
  const spots = throughPartition(room, [from.eye.at[0] + half, eye.at[0] + half]);
  return spots.map((one) => ({ eye: eyeInside(one, room, size), open: 0 }));
}

/** From one stop to the next, and how long it is. */
function leg(from: Step, to: Step, room: Room) {
  const [x, y, z] = from.eye.at;
  const [toX, toY, toZ] = to.eye.at;
  const turn = to.eye.turned - from.eye.turned;
  const turned = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  const round = !isInside(from.eye, room) && !isInside(to.eye, room);
  return {
    length: Math.hypot(toX - x, toY - y, toZ - z) + turned * TURNING,
    step: (share: number): Step => ({
      eye: eyeBetween(from.eye, to.eye, share, round),
      open: from.open + (to.open - from.open) * share,
    }),
  };
}

/** From 0 to 1, gently at both ends; held outside them. */
export function smooth(share: number): number {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
}
