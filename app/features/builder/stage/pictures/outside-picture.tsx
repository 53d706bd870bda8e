import { useMemo } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { viewpointFor } from '#app/features/builder/stage/viewpoint-for';
import { SceneCanvas } from '#app/room/stage/scene-canvas';
import { drawOutside, gardenKey } from '#domain/room/scene/outside/draw-outside';
import { cameraOutside } from '#domain/room/scene/outside/outside-camera';
import type { Viewpoint } from '#domain/room/scene/outside/viewpoints';
import { lightOf } from './light-of';
import type { PictureProps } from './picture-props';

const OpeningsOverlay = lazyPart(
  async () => (await import('#app/features/builder/openings/openings-overlay')).OpeningsOverlay,
);

/** The room in its garden, which turns; on step 3 its openings are moved in it. */
export function OutsidePicture(props: PictureProps) {
  const { size, room, look, azimuth, lookAt, turning, moving, isCovered } = props;
  const clear = moving !== null;
  const viewpoint = useMemo(
    () => ({ ...viewpointFor(look), azimuth, clear }),
    [look, azimuth, clear],
  );
  const camera = useMemo(() => cameraOutside(room, viewpoint, size), [room, viewpoint, size]);
  return (
    <>
      {!isCovered && <Drawing {...props} viewpoint={viewpoint} />}
      {turning}
      {moving && (
        <ErrorBoundary part="openings overlay" instead={null} waiting={null}>
          <OpeningsOverlay
            camera={camera}
            room={room}
            size={size}
            moving={moving}
            lookAt={lookAt}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

function Drawing(props: PictureProps & { viewpoint: Viewpoint }) {
  const { size, room, draft, look, viewpoint, sun } = props;
  const { finishes } = draft;
  const scene = useMemo(
    () => drawOutside(room, finishes, viewpoint, size, sun),
    [room, finishes, viewpoint, size, sun],
  );
  const key = gardenKey(room, viewpoint, size);
  const ground = useMemo(() => ({ key, parts: () => scene.garden }), [key, scene]);
  return (
    <SceneCanvas
      size={size}
      ground={ground}
      parts={scene.room}
      finishes={finishes}
      description={scene.description}
      light={lightOf(sun)}
      fade={`${look} ${room.width} ${room.depth} ${Object.values(finishes).join()}`}
    />
  );
}
