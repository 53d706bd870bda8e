import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useNear } from '#app/ui/use-near';
import type { Draft } from '#domain/draft/draft';
import type { PricingConfiguration } from '#domain/pricing/configuration';
import { css, cx } from '#styled/css';
import type { StillSceneProps } from './still-scene';

interface Props {
  draft: Draft;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
  /** Of the view in 3-D, as a JPEG, in place of the drawing. */
  still?: ArrayBuffer | undefined;
  /** Gives it its size, which it has before anything is drawn. */
  className?: string;
}

interface Loaded {
  StillScene?: ComponentType<StillSceneProps>;
}

let loaded: Loaded = {};

/**
 * A room in its garden; an empty place until it comes near the screen and is drawn, and for a size that
 * is not known.
 */
export function OutsidePicture({ draft, sizes, still, className }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '100%');
  const [{ StillScene }, setLoaded] = useState(loaded);
  useEffect(() => {
    // Without its code the place stays empty; the words beside it say what the room is.
    if (near) load().then(setLoaded, () => undefined);
  }, [near]);
  const shell = sizes.shellSizes.find(({ id }) => id === draft.shellSizeId);
  return (
    <div ref={place} className={cx(sheet, className)}>
      {near && shell && StillScene && <StillScene shell={shell} draft={draft} still={still} />}
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
