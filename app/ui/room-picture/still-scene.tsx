import { useEffect, useMemo, useRef } from 'react';
import { gardenBitmap, newCanvas } from '#app/ui/stage/garden-bitmap';
import { inTurn } from '#app/ui/stage/in-turn';
import { paintScene } from '#app/ui/stage/paint-scene';
import { useLight } from '#app/ui/stage/use-light';
import type { Draft } from '#domain/draft/draft';
import { buildRoom } from '#domain/geometry/room';
import type { ShellMeasures } from '#domain/geometry/walls';
import { describeOutside } from '#domain/scene/outside/describe-outside';
import { drawOutside, gardenKey } from '#domain/scene/outside/draw-outside';
import { VIEWPOINTS } from '#domain/scene/outside/viewpoints';
import { css } from '#styled/css';

export interface StillSceneProps {
  shell: ShellMeasures;
  draft: Draft;
}

const { standard } = VIEWPOINTS;

/** A room in its garden that nobody turns, as large as its place: drawn when it is its turn. */
export function StillScene({ shell, draft }: StillSceneProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const light = useLight();
  const { finishes } = draft;
  const room = useMemo(() => buildRoom(shell, draft), [shell, draft]);
  useEffect(() => {
    const canvas = place.current;
    if (!canvas) return undefined;
    const paint = () => {
      const size = { width: canvas.clientWidth, height: canvas.clientHeight };
      if (size.width === 0 || size.height === 0) return undefined;
      const scene = drawOutside(room, finishes, standard, size);
      const garden = gardenBitmap(gardenKey(room, standard, size), size, light, (on) =>
        paintScene(on, scene.garden, finishes, light),
      );
      return () => {
        const context = newCanvas(size, canvas);
        context.drawImage(garden, 0, 0, size.width, size.height);
        paintScene(context, scene.room, finishes, light);
      };
    };
    let withdraw = inTurn(paint);
    const observer = new ResizeObserver(() => {
      withdraw();
      withdraw = inTurn(paint);
    });
    observer.observe(canvas);
    return () => {
      withdraw();
      observer.disconnect();
    };
  }, [room, finishes, light]);
  const description = describeOutside(room, finishes, ['front', 'right']);
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
  return <canvas ref={place} role="img" aria-label={description} className={whole} />;
}

const whole = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' });
