import { useEffect, useState, type ComponentType } from 'react';
import { drawingSheet } from '#app/ui/drawing-sheet';
import type { DrawnRoomProps } from './drawn-room';

interface Loaded {
  DrawnRoom: ComponentType<DrawnRoomProps> | null;
  failed: boolean;
}

let loaded: Loaded = { DrawnRoom: null, failed: false };

/**
 * What draws the room, once it is here: it comes after the builder, which does not wait for it. A
 * browser that cannot have it is told by `failed`.
 *
 * @param wanted whether there is anything to draw
 */
export function useDrawnRoom(wanted: boolean): Loaded {
  const [state, setState] = useState(loaded);
  useEffect(() => {
    // Also when it is here: it may have come between this screen's drawing and its showing.
    if (wanted) void loadDrawnRoom().then(setState);
  }, [wanted]);
  return state;
}

async function loadDrawnRoom(): Promise<Loaded> {
  if (loaded.DrawnRoom) return loaded;
  try {
    const [{ DrawnRoom }] = await Promise.all([import('./drawn-room'), drawingSheet()]);
    loaded = { DrawnRoom, failed: false };
    return loaded;
  } catch {
    return { DrawnRoom: null, failed: true };
  }
}
