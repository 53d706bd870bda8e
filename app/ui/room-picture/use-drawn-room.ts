import { useEffect, useState, type ComponentType } from 'react';
import type { DrawnRoomProps } from './drawn-room';

interface Loaded {
  DrawnRoom: ComponentType<DrawnRoomProps> | null;
  failed: boolean;
}

let loaded: Loaded = { DrawnRoom: null, failed: false };

/**
 * What draws a room, once it is here: it comes after the page, which does not wait for it. A browser
 * that cannot have it is told by `failed`.
 */
export function useDrawnRoom(): Loaded {
  const [state, setState] = useState(loaded);
  useEffect(() => {
    // Also when it is here: it may have come between this screen's drawing and its showing.
    void loadDrawnRoom().then(setState);
  }, []);
  return state;
}

async function loadDrawnRoom(): Promise<Loaded> {
  if (loaded.DrawnRoom) return loaded;
  try {
    const { DrawnRoom } = await import('./drawn-room');
    loaded = { DrawnRoom, failed: false };
    return loaded;
  } catch {
    return { DrawnRoom: null, failed: true };
  }
}
