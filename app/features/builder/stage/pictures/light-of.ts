import type { Light } from '#app/room/stage/colour';
import type { RoomSun } from '#domain/room/sun/room-sun';

/** The light of a picture under a chosen sun; without one it follows the theme. */
export function lightOf(sun: RoomSun | null): Light | undefined {
  if (!sun) return undefined;
  return sun.altitude > 0 ? 'day' : 'evening';
}
