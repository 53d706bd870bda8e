import type { Place } from '#domain/room/drawing/projection';
import { IN_ROOM, type Look, type Solid, type Triangles } from './solid';
import { unit } from './directions';

/** A point of a profile: metres off the axis, and up. */
type Ring = readonly [radius: number, above: number];

/**
 * A round body about an upright axis, from its lowest ring to its highest; both ends are closed with discs.
 *
 * @param sides how many flat sides its round has
 * @param stands on something, so that its lower end is never seen
 */
export function turned(
  look: Look,
  foot: Place,
  profile: readonly Ring[],
  sides: number,
  stands = false,
): Solid {
  const draw: Solid['draw'] = (to, part) => {
    const body: Body = { to, foot, ways: waysOf(sides) };
    for (const [n, from] of profile.slice(0, -1).entries())
      addStrip(body, from, profile[n + 1] ?? from);
    addDisc(body, profile.at(-1), 1);
    if (!stands || part === 'all') addDisc(body, profile[0], -1);
  };
  return { ...look, axes: IN_ROOM, draw };
}

interface Body {
  readonly to: Triangles;
  readonly foot: Place;
  /** Where each side begins, and where the last one ends. */
  readonly ways: readonly Way[];
}

/** A direction from the axis, and metres round a body that is 0.1 m from it. */
interface Way {
  readonly cos: number;
  readonly sin: number;
  readonly round: number;
}

function waysOf(sides: number): Way[] {
  return Array.from({ length: sides + 1 }, (_, n) => {
    // The last is the first one exactly, so that the body is closed.
    const turn = (2 * Math.PI * (n % sides)) / sides;
    return { cos: Math.cos(turn), sin: Math.sin(turn), round: (0.2 * Math.PI * n) / sides };
  });
}

function addCorner({ to, foot }: Body, way: Way, ring: Ring, normal: Place): number {
  const { cos, sin, round } = way;
  const x = foot[0] + ring[0] * cos;
  const y = foot[1] + ring[0] * sin;
  return to.corner(x, y, foot[2] + ring[1], normal[0], normal[1], normal[2], round, ring[1]);
}

/** The sides between two rings. */
function addStrip(body: Body, from: Ring, to: Ring): void {
  const out = to[1] - from[1];
  const up = from[0] - to[0];
  let last = 0;
  for (const way of body.ways) {
    const normal = unit([way.cos * out, way.sin * out, up]);
    addCorner(body, way, from, normal);
    last = addCorner(body, way, to, normal);
  }
  const first = last + 1 - 2 * body.ways.length;
  for (let n = first; n < last - 1; n += 2) {
    if (from[0] > 0) body.to.triangle(n, n + 2, n + 3);
    if (to[0] > 0) body.to.triangle(n, n + 3, n + 1);
  }
}

function addDisc(body: Body, ring: Ring | undefined, up: 1 | -1): void {
  if (!ring || ring[0] === 0) return;
  const rim = body.ways.slice(0, -1).map((way) => addCorner(body, way, ring, [0, 0, up]));
  const [first = 0] = rim;
  for (let n = first + 1; n < first + rim.length - 1; n += 1) {
    if (up === 1) body.to.triangle(first, n, n + 1);
    else body.to.triangle(first, n + 1, n);
  }
}
