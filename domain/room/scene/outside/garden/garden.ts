import type { Part } from '#domain/room/scene/scene';
import { house } from '#domain/room/scene/outside/house/house';
import type { GardenView } from '#domain/room/scene/outside/view';
import { beyond } from './beyond';
import { boundary } from './boundary';
import { fence } from './fence';
import { lawn } from './lawn';
import { planting } from './planting';
import { sky } from './sky';
import { trees } from './tree';

/** Everything that stays while the room is changed, from the sky to what grows by the fence. */
export function garden(view: GardenView): Part[] {
  const runs = boundary(view.plot, view.camera);
  return [
    ...sky(view),
    ...lawn(view),
    ...beyond(view, runs),
    ...house(view),
    ...fence(view, runs),
    ...planting(view, runs),
    ...trees(view),
  ];
}
