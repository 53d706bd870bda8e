import type { Place } from '#domain/room/drawing/projection';
import { addTuft, emptyTufts, paintTufts } from '#domain/room/scene/outside/garden/planting';
import { disc } from '#domain/room/scene/outside/ellipse';
import { blocks, filled } from '#domain/room/scene/outside/solids';
import type { RoomView } from '#domain/room/scene/outside/view';
import type { Prop } from './prop';

/** Half the width of a pot, its height, and that of its grasses. Metres. */
const [HALF, HIGH, GRASS] = [0.2, 0.42, 0.72];

/** A pot with grasses. */
export function pot({ camera }: RoomView, [x, y]: Place): Prop {
  const tufts = emptyTufts();
  addTuft(tufts, camera, [x, y, HIGH - 0.03], { height: GRASS, seed: 7, blades: 24 });
  const rim = { from: [x - HALF, y - HALF, 0], to: [x + HALF, y + HALF, HIGH] } as const;
  return {
    name: 'pot',
    at: [x, y, 0],
    parts: [
      ...filled('contact', [camera.outline(disc([x, y, 0], 0.42))]),
      ...blocks(camera, 'pot', [rim]),
      ...paintTufts(tufts),
    ],
  };
}
