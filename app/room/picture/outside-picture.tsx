import { useEffect, useRef, useState } from 'react';
import type { ComponentOf } from '#app/jsx/jsx-types';
import { useNear } from '#app/ui/screen/use-near';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { css, cx } from '#styled/css';
import type { StillSceneProps } from './still-scene';
import { withShell } from './with-shell';

interface Props {
  draft: Draft;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
  /** The design in another picture of this size: both are shown in one scale. */
  beside?: Draft | undefined;
  /** From where it is seen, in degrees; by default from the front and the right. */
  azimuth?: number;
  /** Of the view in 3-D, as a JPEG, in place of the drawing. */
  still?: ArrayBuffer | undefined;
  /** Gives it its size, which it has before anything is drawn. */
  className?: string;
}

interface Loaded {
  StillScene?: ComponentOf<StillSceneProps>;
}

let loaded: Loaded = {};

/**
 * A room in its garden; an empty place until it comes near the screen and is drawn, and for a size that
 * is not known.
 */
export function OutsidePicture({ draft, sizes, beside, azimuth, still, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '100%');
  const [{ StillScene }, setLoaded] = useState(loaded);
  useEffect(() => {
    // Without its code the place stays empty; the words beside it say what the room is.
    if (near) load().then(setLoaded, () => undefined);
  }, [near]);
  const room = withShell(draft, sizes);
  return (
    <div ref={place} className={cx(sheet, className)}>
      {near && room && StillScene && (
        <StillScene
          {...room}
          beside={beside && withShell(beside, sizes)}
          azimuth={azimuth}
          still={still}
        />
      )}
    </div>
  );
}

/** Loaded when the first one comes near: lists and the home page do not wait for it. */
async function load(): Promise<Loaded> {
  const { StillScene } = await import('./still-scene');
  loaded = { StillScene };
  return loaded;
}

const sheet = css({ position: 'relative', background: 'sunken', overflow: 'hidden' });
