import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { ROOFINGS } from '#domain/room/options/roofings';
import { block, type Height } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import type { Subject } from '#domain/room/model/subject';
import type { Field, Slope } from './field';
import { clumps } from './living-roof';
import { solarPanels } from './solar-panels';

/** Courses up the slope, and how far each lies over the one below. Metres. */
const COURSES: Readonly<Record<'strips' | 'shingles', { step: number; lip: number }>> = {
  strips: { step: 1, lip: 0.004 },
  shingles: { step: 0.32, lip: 0.009 },
};
/** Standing seams: from one to the next, and their width and height. Metres. */
const [SEAM, SEAM_WIDE, SEAM_HIGH] = [0.4, 0.012, 0.028];

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
  const top: Slope = (_across, behind) => roofTopAt(room, behind) - lower;
  const lowered =
    (by: number): Slope =>
    (across, behind) =>
      top(across, behind) - by;
  const uv = upTheSlope(subject);
  const flat = (by = 0) => block(look, field.across, field.behind, [under, lowered(by)], { uv });
  const plain = detail === 'phone';
  switch (pattern) {
    case 'strips':
    case 'shingles':
      return plain ? flat() : courses(look, subject, field, [under, top], COURSES[pattern]);
    case 'standing seams':
      return [...flat(0.022), ...seams(look, field, lowered(0.022))];
    case 'plants':
      return [...flat(0.012), ...(plain ? [] : clumps(field, lowered(0.014)))];
    case 'solar panels':
      return [...flat(), ...solarPanels(room, top)];
  }
}

/** Texture metres: v up the slope, from the eaves. */
function upTheSlope({ room: { roof, depth } }: Subject) {
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
  [under, top]: readonly [Height, Slope],
  { step, lip }: (typeof COURSES)[keyof typeof COURSES],
): Solid[] {
  const uv = upTheSlope(subject);
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

function seams(look: Look, { across: [left, right], behind }: Field, top: Slope): Solid[] {
  const count = Math.max(0, Math.ceil((right - left) / SEAM - 1e-6) - 1);
  const raised: Slope = (x, y) => top(x, y) + SEAM_HIGH - 0.006;
  return Array.from({ length: count }, (_, n) => left + (n + 1) * SEAM).flatMap((x) =>
    block(look, [x - SEAM_WIDE / 2, x + SEAM_WIDE / 2], behind, [top, raised], { grain: 'behind' }),
  );
}
