import { useEffect, useMemo, useRef } from 'react';
import { gardenBitmap, newCanvas } from '#app/room/stage/garden-bitmap';
import { inTurn } from '#app/room/stage/in-turn';
import { paintScene } from '#app/room/stage/paint-scene';
import { useLight } from '#app/room/stage/use-light';
import { buildRoom } from '#domain/room/geometry/room';
import { describeOutside, describeRoom } from '#domain/room/scene/outside/describe-outside';
import { drawOutside, gardenKey, wallsSeen } from '#domain/room/scene/outside/draw-outside';
import { atScaleOf } from '#domain/room/scene/outside/outside-camera';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';
import { css, cx } from '#styled/css';
import type { SizedDesign } from './with-shell';

interface SceneProps extends SizedDesign {
  /** The room in another picture of this size: both are shown in one scale. */
  beside?: SizedDesign | undefined;
  /** From where it is seen, in degrees. */
  azimuth?: number | undefined;
}

export interface StillSceneProps extends SceneProps {
  /** Of the view in 3-D, as a JPEG, in place of the drawing. */
  still?: ArrayBuffer | undefined;
}

const { standard } = VIEWPOINTS;

/** A room in its garden, as large as its place. */
export function StillScene({ still, ...scene }: StillSceneProps) {
  const { shell, draft } = scene;
  return still ? <Photograph {...{ still, shell, draft }} /> : <Drawn {...scene} />;
}

function Photograph({ still, shell, draft }: SizedDesign & { still: ArrayBuffer }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([still], { type: 'image/jpeg' }));
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [still]);
  const description = describeRoom(buildRoom(shell, draft), draft.finishes, ['front', 'right']);
  return <img ref={picture} alt={description} className={cx(filling, cover)} />;
}

/** Drawn when it is its turn. */
function Drawn({ shell, draft, beside, azimuth }: SceneProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const light = useLight();
  const { finishes } = draft;
  const room = useMemo(() => buildRoom(shell, draft), [shell, draft]);
  const { shell: otherShell, draft: otherDraft } = beside ?? {};
  const other = useMemo(
    () => otherShell && otherDraft && buildRoom(otherShell, otherDraft),
    [otherShell, otherDraft],
  );
  const whole = useMemo(() => ({ ...standard, azimuth: azimuth ?? standard.azimuth }), [azimuth]);
  useEffect(() => {
    const canvas = place.current;
    if (!canvas) return undefined;
    const paint = () => {
      const size = { width: canvas.clientWidth, height: canvas.clientHeight };
      if (size.width === 0 || size.height === 0) return undefined;
      const viewpoint = other ? atScaleOf(other, room, whole, size) : whole;
      const scene = drawOutside(room, finishes, viewpoint, size);
      const garden = gardenBitmap(gardenKey(room, viewpoint, size), size, light, (on) =>
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
  }, [room, other, whole, finishes, light]);
  const description = describeOutside(room, finishes, wallsSeen(room, whole));
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
  return <canvas ref={place} role="img" aria-label={description} className={filling} />;
}

const filling = css({ position: 'absolute', inset: '0', width: 'full', height: 'full' });

const cover = css({ objectFit: 'cover' });
