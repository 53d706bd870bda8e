import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { forget, recall, remember } from '#app/pwa/local-memory';
import { whenIdle } from '#app/pwa/when-idle';
import { IconButton } from '#app/ui/buttons/icon-button';
import { CubeIcon } from '#app/ui/icons/cube-icon';
import { hasWebGl2 } from '#app/ui/stage/has-webgl2';
import { deviceFacts, isWeak } from './device';
import type { ViewLayerProps } from './view-layer';

/** Remembered of a visitor who has gone back to the drawing. */
const KEY = 'stage-drawing';

export interface OfferProps extends ViewLayerProps {
  /** Where its button goes; null while there is none. */
  tools: HTMLElement | null;
}

/** Gives the view once the browser is idle; not on weak devices, nor without WebGL 2. */
export function offerTo(give: (offer: () => ComponentType<OfferProps>) => void): void {
  whenIdle(() => {
    if (!isWeak(deviceFacts()) && hasWebGl2()) give(() => Offer);
  });
}

/** The view in 3-D, unless the visitor prefers the drawing, and a button that goes from one to the other. */
function Offer({ tools, ...seen }: OfferProps) {
  const [wanted, want] = useState(() => recall(KEY) === null);
  const [View, setView] = useState<ComponentType<ViewLayerProps> | null>(null);
  useEffect(() => {
    if (wanted && !View) void load().then((loaded) => setView(() => loaded));
  }, [wanted, View]);
  function change() {
    want(!wanted);
    if (wanted) {
      remember(KEY, '1');
      seen.onReady(false);
    } else forget(KEY);
  }
  const button = (
    <IconButton label={wanted ? 'See the drawing' : 'See it in 3-D'} onClick={change}>
      <CubeIcon />
    </IconButton>
  );
  return (
    <>
      {wanted && View && <View {...seen} />}
      {tools && createPortal(button, tools)}
    </>
  );
}

async function load(): Promise<ComponentType<ViewLayerProps> | null> {
  try {
    return (await import('./view-layer')).ViewLayer;
  } catch {
    // No signal: the drawing stays.
    return null;
  }
}
