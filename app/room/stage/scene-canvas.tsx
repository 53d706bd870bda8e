import { memo, useLayoutEffect, useRef } from 'react';
import type { Finishes } from '#domain/room/options/option-ids';
import type { Part, PictureSize } from '#domain/room/scene/scene';
import type { Light } from './colour';
import { crossFade } from './cross-fade';
import { gardenBitmap, newCanvas } from './garden-bitmap';
import { paintScene } from './paint-scene';
import { useLight } from './use-light';

interface Props {
  size: PictureSize;
  /** Made and painted once for each key, and kept as a bitmap. */
  ground?: { readonly key: string; readonly parts: () => readonly Part[] };
  parts: readonly Part[];
  finishes: Finishes;
  description: string;
  /** By day or in the evening; by default as the theme is. */
  light?: Light | undefined;
  /** The old picture fades out when this changes; moving within one view replaces it at once. */
  fade: string;
}

/** A drawn scene on a canvas of the screen's resolution. */
export const SceneCanvas = memo(function SceneCanvas(props: Props) {
  const { size, ground, parts, finishes, description, fade } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const faded = useRef(fade);
  const theme = useLight();
  const light = props.light ?? theme;
  // Before the browser paints, so that picture and choice change together.
  useLayoutEffect(() => {
    const picture = canvas.current;
    if (!picture) return;
    if (faded.current !== fade) crossFade(picture);
    faded.current = fade;
    const context = newCanvas(size, picture);
    if (ground) {
      const garden = gardenBitmap(ground.key, size, light, (on) =>
        paintScene(on, ground.parts(), finishes, light),
      );
      context.drawImage(garden, 0, 0, size.width, size.height);
    }
    paintScene(context, parts, finishes, light);
  }, [size, ground, parts, finishes, light, fade]);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
  return <canvas ref={canvas} role="img" aria-label={description} />;
});
