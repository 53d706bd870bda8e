import { useEffect, useMemo, useRef } from 'react';
import { gardenBitmap, newCanvas } from '#app/ui/stage/garden-bitmap';
import { inTurn } from '#app/ui/stage/in-turn';
import { paintScene } from '#app/ui/stage/paint-scene';
import { useLight } from '#app/ui/stage/use-light';
import type { Draft } from '#domain/draft/draft';
import { buildRoom } from '#domain/geometry/room';
import type { ShellMeasures } from '#domain/geometry/walls';
import { describeOutside, describeRoom } from '#domain/scene/outside/describe-outside';
import { drawOutside, gardenKey } from '#domain/scene/outside/draw-outside';
import { VIEWPOINTS } from '#domain/scene/outside/viewpoints';
import { css, cx } from '#styled/css';

interface SceneProps {
  shell: ShellMeasures;
  draft: Draft;
}

export interface StillSceneProps extends SceneProps {
  /** Of the view in 3-D, as a JPEG, in place of the drawing. */
  still?: ArrayBuffer | undefined;
}

const { standard } = VIEWPOINTS;

/** A room in its garden that nobody turns, as large as its place. */
export function StillScene({ still, ...scene }: StillSceneProps) {
  return still ? <Photograph still={still} {...scene} /> : <Drawn {...scene} />;
}

function Photograph({ still, shell, draft }: SceneProps & { still: ArrayBuffer }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([still], { type: 'image/jpeg' }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [still]);
  const description = describeRoom(buildRoom(shell, draft), draft.finishes, ['front', 'right']);
  return <img ref={picture} alt={description} className={cx(whole, cover)} />;
}

/** Drawn when it is its turn. */
function Drawn({ shell, draft }: SceneProps) {
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

const cover = css({ objectFit: 'cover' });
