import type { Place } from '#domain/drawing/projection';
import type { Look, Shape, Solid } from './solid';
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
  return { ...look, shape: (part) => turnedShape(foot, profile, sides, !stands || part === 'all') };
}

function turnedShape(
  [x, y, low]: Place,
  profile: readonly Ring[],
  sides: number,
  hasLowerEnd: boolean,
): Shape {
  const made = { positions: [] as number[], normals: [] as number[], uvs: [] as number[] };
  const triangles: number[] = [];
  const vertex = (turn: number, [radius, above]: Ring, normal: Place): number => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    made.positions.push(x + radius * cos, y + radius * sin, low + above);
    made.normals.push(...normal);
    made.uvs.push(turn * 0.1, above);
    return made.positions.length / 3 - 1;
  };
  const turns = Array.from({ length: sides + 1 }, (_, n) => (2 * Math.PI * (n % sides)) / sides);
  for (const [n, from] of profile.slice(0, -1).entries()) {
    const to = profile[n + 1] ?? from;
    const [out, up] = [to[1] - from[1], from[0] - to[0]];
    const strip = turns.map((turn) => {
      const normal = unit([Math.cos(turn) * out, Math.sin(turn) * out, up]);
      return [vertex(turn, from, normal), vertex(turn, to, normal)] as const;
    });
    for (const [side, [a, b]] of strip.slice(0, -1).entries()) {
      const [c, d] = strip[side + 1] ?? [a, b];
      if (from[0] > 0) triangles.push(a, c, d);
      if (to[0] > 0) triangles.push(a, d, b);
    }
  }
  const disc = (ring: Ring | undefined, up: 1 | -1) => {
    if (!ring || ring[0] === 0) return;
    const rim = turns.slice(0, -1).map((turn) => vertex(turn, ring, [0, 0, up]));
    for (let n = 1; n < rim.length - 1; n += 1) {
      const [a = 0, b = 0, c = 0] = [rim[0], rim[n], rim[n + 1]];
      triangles.push(...(up === 1 ? [a, b, c] : [a, c, b]));
    }
  };
  disc(profile.at(-1), 1);
  if (hasLowerEnd) disc(profile[0], -1);
  return { ...made, triangles };
}
