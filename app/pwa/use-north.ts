import { useState } from 'react';
import { recall, remember } from './local-memory';

const KEY = 'peg-out-north';

/**
 * The direction of north in degrees clockwise from the direction the back wall faces, stored on this
 * device.
 */
export function useNorth(): [north: number, turn: (north: number) => void] {
  const [north, setNorth] = useState(() => asDegrees(recall(KEY)));
  const turn = (next: number) => {
    setNorth(next);
    remember(KEY, String(next));
  };
  return [north, turn];
}

function asDegrees(text: string | null): number {
  const degrees = Number(text);
  return Number.isFinite(degrees) && degrees >= 0 && degrees < 360 ? degrees : 0;
}
