import type { RoomSun } from '#domain/room/sun/room-sun';

/** Of the view until somebody chooses an hour: a summer's late afternoon from the front left, as in the drawing. */
export const STANDARD_SUN: RoomSun = { altitude: 0.58, azimuth: -0.62 };
