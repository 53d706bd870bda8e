import type { ComponentType } from 'react';
import { forget, recall, remember } from '#app/pwa/local-memory';
import { IconButton } from '#app/ui/buttons/icon-button';
import { CubeIcon } from '#app/ui/icons/cube-icon';
import { hasWebGl2 } from '#app/ui/stage/has-webgl2';
import { deviceFacts, isWeak } from './device';
import type { ViewLayerProps } from './view-layer';

const KEY = 'stage-drawing';

/** The view in 3-D on this device. */
export interface Offer {
  /** Unless the visitor has gone back to the drawing once. */
  readonly wanted: boolean;
  readonly load: () => Promise<ComponentType<ViewLayerProps> | null>;
  readonly remember: (wanted: boolean) => void;
  readonly Button: ComponentType<ButtonProps>;
}

interface ButtonProps {
  wanted: boolean;
  onWant: (wanted: boolean) => void;
}

/** Null on weak devices, and without WebGL 2: then nothing is said. */
export function offerView(): Offer | null {
  if (isWeak(deviceFacts()) || !hasWebGl2()) return null;
  return { wanted: recall(KEY) === null, load, remember: keep, Button };
}

function Button({ wanted, onWant }: ButtonProps) {
  return (
    <IconButton
      label={wanted ? 'See the drawing' : 'See it in 3-D'}
      onClick={() => onWant(!wanted)}
    >
      <CubeIcon />
    </IconButton>
  );
}

function keep(wanted: boolean): void {
  if (wanted) forget(KEY);
  else remember(KEY, '1');
}

async function load(): Promise<ComponentType<ViewLayerProps> | null> {
  try {
    return (await import('./view-layer')).ViewLayer;
  } catch {
    // No signal: the drawing stays.
    return null;
  }
}
