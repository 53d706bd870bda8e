import { VIEWPOINTS, type Viewpoint } from '#domain/scene/outside/viewpoints';
import type { Look } from './stage-view';

/**
 * Where the room is seen from outside.
 *
 * @param turned degrees the visitor has turned the room
 * @param clear whether nothing may grow before the walls
 */
export function viewpointOf(look: Look, turned: number, clear: boolean): Viewpoint {
  const viewpoint = viewpointFor(look);
  return { ...viewpoint, azimuth: viewpoint.azimuth + turned, clear };
}

function viewpointFor(look: Look): Viewpoint {
  if (look === 'room') return VIEWPOINTS.standard;
  return look === 'roof' || look === 'foundation' ? VIEWPOINTS[look] : VIEWPOINTS.wall(look);
}
