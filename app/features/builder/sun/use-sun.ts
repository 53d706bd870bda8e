import { useState } from 'react';
import type { RoomSun } from '#domain/room/sun/room-sun';

/** A chosen moment, the way the room is turned, and where the sun then stands for the room. */
export interface Sun extends RoomSun {
  /** Midnight UTC of the day. */
  readonly day: Date;
  /** Minutes after midnight by an English clock. */
  readonly minutes: number;
  /** Degrees clockwise from the direction the back wall faces to north. */
  readonly north: number;
}

/**
 * The sun of the stage: what is chosen in its control, null while that is closed. Without the library that finds it,
 * which comes with the control.
 */
export function useSun(open: boolean): [sun: Sun | null, choose: (sun: Sun) => void] {
  const [chosenSun, choose] = useState<Sun | null>(null);
  return [open ? chosenSun : null, choose];
}
