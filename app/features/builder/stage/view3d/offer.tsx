import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ComponentOf } from '#app/jsx/jsx-types';
import { recall, remember } from '#app/pwa/local-memory';
import { whenIdle } from '#app/pwa/when-idle';
import { IconButton } from '#app/ui/buttons/icon-button';
import { CubeIcon } from '#app/ui/icons/cube-icon';
import { hasWebGl2 } from '#app/room/stage/has-webgl2';
import { css } from '#styled/css';
import { deviceFacts, isWeak } from './device';
import type { ViewLayerProps } from './view-layer';

/** What the visitor chose last: VIEW, or anything else for the drawing. */
const KEY = 'stage-drawing';
const VIEW = 'view';

const SEE = 'See it in 3-D';

/** The view's program and pictures, as transferred: at most what the build's budgets let them weigh. */
const WEIGHT = '0.6\u00a0MB';

export interface OfferProps extends ViewLayerProps {
  /** Where its button goes; null while there is none. */
  tools: HTMLElement | null;
}

/** Offers the view once the browser is idle, wherever it draws WebGL 2 in hardware. */
export function offerTo(give: (offer: () => ComponentOf<OfferProps>) => void): void {
  whenIdle(() => {
    if (hasWebGl2()) give(() => Offer);
  });
}

/**
 * The view in 3-D, and a button that goes to the drawing and back. A device that seems weak or saves data gets it
 * for a press, which says what it weighs; every other at once, unless the visitor prefers the drawing.
 */
function Offer({ tools, ...seenRoom }: OfferProps) {
  const [isWanted, want] = useState(wantedAtFirst);
  const [View, setView] = useState<ComponentOf<ViewLayerProps> | null>(null);
  useEffect(() => {
    if (!isWanted || View) return;
    // Without a signal the drawing stays, and it can be asked for again.
    load().then(
      (loaded) => setView(() => loaded),
      () => want(false),
    );
  }, [isWanted, View]);
  function change() {
    want(!isWanted);
    remember(KEY, isWanted ? 'drawing' : VIEW);
    if (isWanted) seenRoom.onReady(false);
  }
  const button = (
    <IconButton
      label={isWanted ? 'See the drawing' : View ? SEE : `${SEE}, ${WEIGHT}`}
      aria-busy={isWanted && !seenRoom.covers}
      onClick={change}
    >
      {isWanted || View ? (
        <CubeIcon />
      ) : (
        <span className={weighed}>
          <b>3-D</b> {WEIGHT}
        </span>
      )}
    </IconButton>
  );
  return (
    <>
      {isWanted && View && <View {...seenRoom} />}
      {tools && createPortal(button, tools)}
    </>
  );
}

const weighed = css({
  display: 'grid',
  // As large as the button has space for; its name says the same.
  fontSize: 'min(0.75rem, 13px)',
  lineHeight: '1.2',
  whiteSpace: 'nowrap',
  '& b': { fontSize: 'min(0.9375rem, 17px)', fontWeight: '560' },
});

function wantedAtFirst(): boolean {
  const last = recall(KEY);
  return last === null ? !isWeak(deviceFacts()) : last === VIEW;
}

const load = async (): Promise<ComponentOf<ViewLayerProps>> =>
  (await import('./view-layer')).ViewLayer;
