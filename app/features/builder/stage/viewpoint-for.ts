import { VIEWPOINTS, type Viewpoint } from '#domain/room/scene/outside/viewpoints';
import type { Look } from './stage-view';

/** Where somebody stands who looks at this part of the room. */
export function viewpointFor(look: Look): Viewpoint {
  if (look === 'room') return VIEWPOINTS.standard;
  return look === 'roof' || look === 'foundation' ? VIEWPOINTS[look] : VIEWPOINTS.wall(look);
}
