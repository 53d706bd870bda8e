import type { WallLayer } from '#app/content/why-modular/wall-layers';

/** A wall layer with its position in the drawing, in the drawing's own pixels. */
export type DrawnLayer = {
  readonly id: string;
  /** 1 is the outermost. */
  readonly number: number;
  readonly x: number;
  readonly width: number;
};

/** The layers side by side from outside to inside, at `scale` pixels per millimetre. */
export function drawnLayers(layers: readonly WallLayer[], scale: number): DrawnLayer[] {
  let x = 0;
  return layers.map(({ id, thickness }, index) => {
    const layer = { id, number: index + 1, x: round(x), width: round(thickness * scale) };
    x += thickness * scale;
    return layer;
  });
}

/** A tenth of a pixel is finer than any screen. */
function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
