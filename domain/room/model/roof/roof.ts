import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import { block, type Height } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import type { Subject } from '#domain/room/model/subject';
import { covering } from './covering';
import { gutter } from './gutter';

/** Metres: a fascia's thickness, and how far it stands back below the drip edge. */
const [FASCIA, BACK] = [0.024, 0.004];
/** The drip edge's height, and its width on top (drawing/surfaces/roof-surface.ts). Metres. */
const [DRIP, RIM] = [0.05, 0.07];
/** The thickness of the covering, below the level of the drip edge. Metres. */
const [COVERING, LOWER] = [0.03, 0.006];

const look = (material: Look['material']): Look => ({ material, role: 'roof' });

/** The outline of a roof in the room's axes. */
interface Outline {
  readonly across: Span;
  readonly behind: Span;
}

/** The roof's panel with its boarded underside, fascia and drip edge all round, covering and gutter. */
export function roof(subject: Subject): Solid[] {
  const { room, finishes } = subject;
  const { front, right, back, left } = room.roof.overhang;
  const whole: Outline = {
    across: [-left, room.width + right],
    behind: [-front, room.depth + back],
  };
  const below =
    (by: number): Height =>
    (_across, behind) =>
      roofTopAt(room, behind) - by;
  const { thickness } = room.roof;
  const fascia = inset(whole, BACK);
  const inner = inset(whole, BACK + FASCIA);
  const panel = block(
    { material: `cladding-${finishes.cladding}`, role: 'roof' },
    inner.across,
    inner.behind,
    // The boards of the underside are a little above the fascia's edge.
    [below(thickness - BACK), below(LOWER + COVERING)],
    { grain: 'across' },
  );
  return [
    ...panel,
    ...around(look('fascia'), fascia, FASCIA, [below(thickness), below(DRIP)]),
    ...around(look('drip'), whole, RIM, [below(DRIP), below(0)]),
    ...covering(subject, inset(whole, RIM), [below(LOWER + COVERING), LOWER]),
    ...gutter(subject),
  ];
}

function inset({ across, behind }: Outline, by: number): Outline {
  return { across: [across[0] + by, across[1] - by], behind: [behind[0] + by, behind[1] - by] };
}

/** Four blocks along the edges of an outline. */
function around(
  of: Look,
  { across: [left, right], behind: [front, back] }: Outline,
  wide: number,
  heights: readonly [Height, Height],
): Solid[] {
  const sides: readonly Span[] = [
    [left, left + wide],
    [right - wide, right],
  ];
  const ends: readonly Span[] = [
    [front, front + wide],
    [back - wide, back],
  ];
  return [
    ...ends.flatMap((behind) => block(of, [left, right], behind, heights, { grain: 'across' })),
    ...sides.flatMap((across) =>
      block(of, across, [front + wide, back - wide], heights, { grain: 'behind' }),
    ),
  ];
}
