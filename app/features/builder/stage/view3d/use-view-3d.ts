import { useEffect, useState, type ComponentType } from 'react';
import { forget, recall, remember } from '#app/pwa/local-memory';
import { whenIdle } from '#app/pwa/when-idle';
import { deviceFacts, hasWebGl2, isWeak } from './device';
import type { ViewLayerProps } from './view-layer';

const KEY = 'stage-drawing';
/** The first signs of somebody at the device: until one comes, a page loads no more than its first screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * The view in 3-D, loaded once the drawing is painted, somebody is there, and the page is quiet: never on a weak device.
 * Where it cannot be shown the drawing stays, and nothing is said.
 *
 * @param painted whether the drawing is there
 */
export function useView3d(painted: boolean) {
  const [offered, setOffered] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [View, setView] = useState<ComponentType<ViewLayerProps> | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!painted || isWeak(deviceFacts())) return undefined;
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      whenIdle(() => {
        if (!hasWebGl2()) return;
        setOffered(true);
        setWanted(recall(KEY) === null);
      });
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [painted]);
  useEffect(() => {
    if (wanted && !View) void loadView().then((loaded) => loaded && setView(() => loaded));
  }, [wanted, View]);
  const want = (next: boolean) => {
    setWanted(next);
    if (!next) setReady(false);
    if (next) forget(KEY);
    else remember(KEY, '1');
  };
  return { offered, wanted, want, View: wanted ? View : null, ready: wanted && ready, setReady };
}

async function loadView(): Promise<ComponentType<ViewLayerProps> | null> {
  try {
    return (await import('./view-layer')).ViewLayer;
  } catch {
    // No signal: the drawing stays.
    return null;
  }
}
