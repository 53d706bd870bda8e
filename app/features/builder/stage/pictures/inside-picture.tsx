import { useMemo } from 'react';
import { SceneCanvas } from '#app/room/stage/scene-canvas';
import { SceneLabels } from '#app/room/stage/scene-labels';
import { drawInside } from '#domain/room/scene/inside/draw-inside';
import { lightOf } from './light-of';
import type { PictureProps } from './picture-props';
import { useFurniture } from './use-furniture';

/** The room from inside, furnished as in the plan; nothing of it is seen through the view in 3-D. */
export function InsidePicture(props: PictureProps) {
  return props.isCovered ? null : <Drawing {...props} />;
}

function Drawing({ size, room, draft, pickedPieces, sun }: PictureProps) {
  const { roomType, finishes, features } = draft;
  const { pieces } = useFurniture(room, roomType, pickedPieces);
  const scene = useMemo(
    () => drawInside(room, { roomType, finishes, features, pieces, sun }, size),
    [room, roomType, finishes, features, pieces, sun, size],
  );
  return (
    <>
      <SceneCanvas
        size={size}
        parts={scene.parts}
        finishes={finishes}
        description={scene.description}
        light={lightOf(sun)}
        fade={`${finishes.interior} ${features.join()}`}
      />
      <SceneLabels size={size} labels={scene.labels} />
    </>
  );
}
