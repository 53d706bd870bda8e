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

export interface UseSun {
  /** Whether the sun's control is open. */
  readonly open: boolean;
  /** What is chosen in it; null while it is closed. */
  readonly sun: Sun | null;
  readonly turn: (open: boolean) => void;
  readonly choose: (sun: Sun) => void;
}

/** The sun of the stage. Without the library that finds it: that comes with the control. */
export function useSun(): UseSun {
  const [open, turn] = useState(false);
  const [chosenSun, choose] = useState<Sun | null>(null);
  return { open, sun: open ? chosenSun : null, turn, choose };
}
