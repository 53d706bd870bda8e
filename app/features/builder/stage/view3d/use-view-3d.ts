import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '#app/pwa/when-idle';
import type { Offer } from './offer';
import type { ViewLayerProps } from './view-layer';

/** The first signs of somebody at the device: until one comes, a page loads no more than its first screen. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * The view in 3-D, loaded once the drawing is painted, somebody is there, and the page is quiet: never on a weak device.
 * Where it cannot be shown the drawing stays, and nothing is said.
 *
 * @param painted whether the drawing is there
 */
export function useView3d(painted: boolean) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [wanted, setWanted] = useState(false);
  const [View, setView] = useState<ComponentType<ViewLayerProps> | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!painted) return undefined;
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      whenIdle(() => void ask());
    };
    const ask = async () => {
      const made = await import('./offer').then(({ offerView }) => offerView()).catch(() => null);
      setOffer(made);
      setWanted(made?.wanted ?? false);
    };
    for (const sign of SIGNS) addEventListener(sign, begin, { passive: true, signal: stop.signal });
    return () => stop.abort();
  }, [painted]);
  useEffect(() => {
    if (wanted && !View) void offer?.load().then((loaded) => loaded && setView(() => loaded));
  }, [wanted, View, offer]);
  const want = (next: boolean) => {
    setWanted(next);
    if (!next) setReady(false);
    offer?.remember(next);
  };
  const Button = offer?.Button;
  return { Button, wanted, want, View: wanted ? View : null, ready, setReady };
}
