import { roofSurface } from '#domain/room/drawing/surfaces/roof-surface';
import type { Room } from '#domain/room/geometry/room';
import { block, type Height } from '#domain/room/model/solids/block';
import type { Look, Solid, Span } from '#domain/room/model/solids/solid';
import type { Slope } from './field';

/** Metres: how high a panel stands above the covering, its thickness, and its length on the texture. */
const [STAND, THICK, ON_TEXTURE] = [0.045, 0.035, 1.7];
/** Rails: from the ends of a panel, and half their width. Metres. */
const [RAIL_IN, RAIL] = [0.35, 0.02];

const look = (material: Look['material']): Look => ({ material, role: 'roof' });

/** The panels of the drawing, each on two rails. */
export function solarPanels(room: Room, top: Slope): Solid[] {
  const above =
    (by: number): Height =>
    (across, behind) =>
      top(across, behind) + by;
  return roofSurface(room, 'solar-panels').flatMap((shape) => {
    if (shape.type !== 'polygon' || shape.role !== 'panel') return [];
    const across = ends(shape.points.map(([x]) => x));
    const behind = ends(shape.points.map(([, y]) => -y));
    const [front, back] = behind;
    const rails = [front + RAIL_IN, back - RAIL_IN].flatMap((y) =>
      block(look('panel-rail'), across, [y - RAIL, y + RAIL], [top, above(STAND)]),
    );
    const panel = block(look('panel'), across, behind, [above(STAND), above(STAND + THICK)], {
      // One panel is one module of the texture, whichever way the roof falls.
      uv: (u, v) => [u - across[0], ((v - front) / (back - front)) * ON_TEXTURE],
    });
    return [...rails, ...panel];
  });
}

function ends(all: readonly number[]): Span {
  return [Math.min(...all), Math.max(...all)];
}
