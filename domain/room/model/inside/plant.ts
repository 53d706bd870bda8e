import type { Place } from '#domain/room/drawing/projection';
import { PIECES } from '#domain/room/furniture/pieces';
import { chance } from '#domain/room/scene/inside/scatter';
import { cross, minus, unit } from '#domain/room/model/solids/directions';
import { IN_ROOM, type Look, type Solid } from '#domain/room/model/solids/solid';
import { turned } from '#domain/room/model/solids/turned';

const look = (material: Look['material']): Look => ({ material, role: 'furniture' });

/** How many leaves, the height of the pot's rim, and half a leaf's width. Metres. */
const [LEAVES, RIM, HALF] = [34, 0.36, 0.042];

/** A plant in its pot, in the piece's own axes; always the same one. */
export function plant(): Solid[] {
  const { wide, high } = PIECES.plant;
  const middle: Place = [wide / 2, wide / 2, 0];
  const pot = turned(
    look('pale'),
    middle,
    [[0.085, 0], [0.105, 0.015], [0.13, RIM - 0.015], [0.13, RIM], [0.115, RIM], [0.112, RIM - 0.03]],
    18,
    true,
  ); // oxfmt-ignore
  const earth = turned(look('cable'), middle, [[0.114, RIM - 0.04], [0.114, RIM - 0.025]], 12); // oxfmt-ignore
  const stem = turned(look('leaf'), [middle[0], middle[1], RIM - 0.04], [[0.011, 0], [0.007, high - RIM - 0.1]], 6); // oxfmt-ignore
  const leaves = Array.from({ length: LEAVES }, (_, n): Solid => {
    const [turn, share] = [n * 2.399_96 + 0.5 * chance(61, n), n / (LEAVES - 1)];
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const at = (off: number, above: number): Place => [
      middle[0] + off * cos,
      middle[1] + off * sin,
      above,
    ];
    // From low and wide to the top, where they stand up; none leaves the space the piece takes.
    const from = RIM + 0.04 + (high - RIM - 0.22) * share;
    const reach = (wide / 2 - 0.005) * (1 - 0.45 * share ** 2) * (0.86 + 0.14 * chance(62, n));
    const lift = 0.05 + 0.1 * share + 0.03 * chance(63, n);
    return leaf(
      look(n % 3 === 0 ? 'leaf-light' : 'leaf'),
      [at(0.004, from), at(reach * 0.55, from + lift), at(reach, from + lift * (0.5 + share))],
      [-sin * HALF, cos * HALF, 0],
    );
  });
  return [pot, earth, stem, ...leaves];
}

/** A leaf: a stalk that broadens and ends in a tip, folded along its middle and closed below. */
function leaf(of: Look, [root, middle, tip]: readonly [Place, Place, Place], side: Place): Solid {
  const along = unit(minus(tip, root));
  const up = unit(cross(along, side));
  const add = (place: Place, share: number, lift: number): Place => [
    place[0] + side[0] * share + up[0] * lift,
    place[1] + side[1] * share + up[1] * lift,
    place[2] + side[2] * share + up[2] * lift,
  ];
  const [left, right] = [add(middle, 1, 0.006), add(middle, -1, 0.006)];
  const [above, below] = [add(middle, 0, 0), add(middle, 0, -0.004)];
  const faces: readonly (readonly [Place, Place, Place])[] = [
    [root, above, left], [root, right, above], [left, above, tip], [above, right, tip],
    [root, left, below], [root, below, right], [left, tip, below], [below, tip, right],
  ]; // oxfmt-ignore
  const draw: Solid['draw'] = (to) => {
    for (const [a, b, c] of faces) {
      const normal = unit(cross(minus(b, a), minus(c, a)));
      to.triangle(
        to.corner(...a, ...normal, 0, 0),
        to.corner(...b, ...normal, 0, 1),
        to.corner(...c, ...normal, 1, 0),
      );
    }
  };
  return { ...of, axes: IN_ROOM, draw };
}
