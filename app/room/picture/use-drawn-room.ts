import { useEffect, useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import type { DrawnRoomProps } from './drawn-room';

interface Loaded {
  DrawnRoom: ComponentOf<DrawnRoomProps> | null;
  hasFailed: boolean;
}

let loaded: Loaded = { DrawnRoom: null, hasFailed: false };

/**
 * The component that draws a room, loaded after the page, which does not wait for it. `failed` is true if
 * it could not be loaded.
 */
export function useDrawnRoom(): Loaded {
  const [state, setState] = useState(loaded);
  useEffect(() => {
    // Even if it is already loaded: that may have happened between this screen's render and its effect.
    void loadDrawnRoom().then(setState);
  }, []);
  return state;
}

async function loadDrawnRoom(): Promise<Loaded> {
  if (loaded.DrawnRoom) return loaded;
  try {
    const { DrawnRoom } = await import('./drawn-room');
    loaded = { DrawnRoom, hasFailed: false };
    return loaded;
  } catch {
    return { DrawnRoom: null, hasFailed: true };
  }
}
