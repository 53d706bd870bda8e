import { useEffect, useState, type ComponentType } from 'react';
import type { StagePictureProps } from './stage-picture';

interface Loaded {
  StagePicture: ComponentType<StagePictureProps> | null;
  failed: boolean;
}

let loaded: Loaded = { StagePicture: null, failed: false };

/**
 * The component that draws the stage, loaded after the page, which does not wait for it. `failed` is true
 * if it could not be loaded.
 */
export function useStagePicture(): Loaded {
  const [state, setState] = useState(loaded);
  useEffect(() => {
    // Even if it is already loaded: that may have happened between this screen's render and its effect.
    void loadStagePicture().then(setState);
  }, []);
  return state;
}

async function loadStagePicture(): Promise<Loaded> {
  if (loaded.StagePicture) return loaded;
  try {
    const { StagePicture } = await import('./stage-picture');
    loaded = { StagePicture, failed: false };
    return loaded;
  } catch {
    return { StagePicture: null, failed: true };
  }
}
