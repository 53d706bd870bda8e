import { roofTopAt } from '#domain/drawing/surfaces/roof-edge';
import { roofSurface } from '#domain/drawing/surfaces/roof-surface';
import { ROOFINGS } from '#domain/options/roofings';
import { chance } from '#domain/scene/inside/scatter';
import { block, type Height } from '#domain/model/solids/block';
import { put, type Look, type Solid, type Span } from '#domain/model/solids/solid';
import { turned } from '#domain/model/solids/turned';
import type { Subject } from '#domain/model/subject';

/** Where a covering lies: in the room's axes, on what, and how far it stays below the roof's top. */
interface Field {
  readonly across: Span;
  readonly behind: Span;
}

/** Courses up the slope, and how far each lies over the one below. Metres. */
const COURSES: Readonly<Record<'strips' | 'shingles', { step: number; lip: number }>> = {
  strips: { step: 1, lip: 0.004 },
  shingles: { step: 0.32, lip: 0.009 },
};
/** Standing seams: from one to the next, and their width and height. Metres. */
const [SEAM, SEAM_WIDE, SEAM_HIGH] = [0.4, 0.012, 0.028];
/** Solar panels: how high they stand above the covering, and their thickness. Metres. */
const [STAND, PANEL] = [0.045, 0.035];
/** The distance between two clumps of plants. Metres. */
const CLUMP = 0.62;

/**
 * What lies on a roof, with what stands on it.
 *
 * @param heights of what it lies on, and how far its top is below the roof's
 */
export function covering(
  subject: Subject,
  field: Field,
  [under, lower]: readonly [Height, number],
): Solid[] {
  const { room, finishes, detail } = subject;
  const pattern = ROOFINGS[finishes.roofing].pattern;
  const look: Look = { material: `roof-${finishes.roofing}`, role: 'roof' };
  const top = (_across: number, behind: number) => roofTopAt(room, behind) - lower;
  const up = slopeOf(subject);
  const flat = (drop = 0) =>
    block(look, field.across, field.behind, [under, (x, y) => top(x, y) - drop], { uv: up });
  const plain = detail === 'phone';
  switch (pattern) {
    case 'strips':
    case 'shingles':
      return plain ? flat() : courses(look, subject, field, [under, top], COURSES[pattern]);
    case 'standing seams':
      return [...flat(0.022), ...seams(look, field, (x, y) => top(x, y) - 0.022)];
    case 'plants':
      return [...flat(0.012), ...(plain ? [] : clumps(field, (x, y) => top(x, y) - 0.014))];
    case 'solar panels':
      return [...flat(), ...panels(subject, top)];
  }
}

/** Texture metres: v up the slope, from the eaves. */
function slopeOf({ room: { roof, depth } }: Subject) {
  const steep = Math.hypot(1, roof.fall);
  return (u: number, v: number): [number, number] => [
    u,
    (roof.lowSide === 'back' ? depth + roof.overhang.back - v : v + roof.overhang.front) * steep,
  ];
}

/** Strips across the slope, each thicker at its lower edge. */
function courses(
  look: Look,
  subject: Subject,
  { across, behind: [front, back] }: Field,
  [under, top]: readonly [Height, (across: number, behind: number) => number],
  { step, lip }: (typeof COURSES)[keyof typeof COURSES],
): Solid[] {
  const uv = slopeOf(subject);
  const isBackLow = subject.room.roof.lowSide === 'back';
  const count = Math.max(1, Math.ceil((back - front) / step - 1e-6));
  return Array.from({ length: count }, (_, n): Span => {
    const [near, far] = [n * step, Math.min(back - front, (n + 1) * step)];
    return isBackLow ? [back - far, back - near] : [front + near, front + far];
  }).flatMap((behind) => {
    const upper = isBackLow ? behind[0] : behind[1];
    const long = behind[1] - behind[0];
    const over = (x: number, y: number) => top(x, y) - (1 - Math.abs(y - upper) / long) * lip;
    return block(look, across, behind, [under, over], { uv });
  });
}

function seams(look: Look, { across: [left, right], behind }: Field, top: Height): Solid[] {
  const count = Math.max(0, Math.ceil((right - left) / SEAM - 1e-6) - 1);
  const raised: Height = (x, y) => (typeof top === 'number' ? top : top(x, y)) + SEAM_HIGH - 0.006;
  return Array.from({ length: count }, (_, n) => left + (n + 1) * SEAM).flatMap((x) =>
    block(look, [x - SEAM_WIDE / 2, x + SEAM_WIDE / 2], behind, [top, raised], { grain: 'behind' }),
  );
}

/** The panels of the drawing, each on two rails. */
function panels({ room }: Subject, top: (across: number, behind: number) => number): Solid[] {
  return roofSurface(room, 'solar-panels').flatMap((shape) => {
    if (shape.type !== 'polygon' || shape.role !== 'panel') return [];
    const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => -y)];
    const across: Span = [Math.min(...xs), Math.max(...xs)];
    const behind: Span = [Math.min(...ys), Math.max(...ys)];
    const rails = [behind[0] + 0.35, behind[1] - 0.35].flatMap((y) =>
      block(
        { material: 'panel-rail', role: 'roof' },
        across,
        [y - 0.02, y + 0.02],
        [top, above(top, STAND)],
      ),
    );
    const panel = block(
      { material: 'panel', role: 'roof' },
      across,
      behind,
      [above(top, STAND), above(top, STAND + PANEL)],
      // One panel is one module of the texture, whichever way the roof falls.
      { uv: (u, v) => [u - across[0], ((v - behind[0]) / (behind[1] - behind[0])) * 1.7] },
    );
    return [...rails, ...panel];
  });
}

/** A height a little above another. */
function above(top: (across: number, behind: number) => number, by: number): Height {
  return (x, y) => top(x, y) + by;
}

/** Clumps of sedum in two greens; always the same ones. */
function clumps(
  { across, behind }: Field,
  top: (across: number, behind: number) => number,
): Solid[] {
  const [columns, rows] = [across, behind].map(([from, to]) => Math.floor((to - from) / CLUMP));
  return Array.from({ length: (columns ?? 0) * (rows ?? 0) }, (_, n) => n).flatMap((n) => {
    const draw = (of: number) => chance(41 + of, n);
    const [column, row] = [n % (columns ?? 1), Math.floor(n / (columns ?? 1))];
    const x = across[0] + (column + 0.25 + 0.5 * draw(1)) * CLUMP;
    const y = behind[0] + (row + 0.25 + 0.5 * draw(2)) * CLUMP;
    const [wide, high] = [0.1 + 0.09 * draw(3), 0.03 + 0.05 * draw(4)];
    const material = draw(5) < 0.5 ? 'sedum-light' : 'sedum-dark';
    const mound = turned(
      { material, role: 'roof' },
      [0, 0, 0],
      [[wide, 0], [wide * 0.55, high]],
      5,
      true,
    ); // prettier-ignore
    return put([mound], ([px, py, pz]) => [x + px, y + py, top(x, y) + pz]);
  });
}
