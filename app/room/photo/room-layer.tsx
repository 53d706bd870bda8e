import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { hasWebGl2 } from '#app/room/stage/has-webgl2';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { viewThrough, type PhotoCamera } from '#domain/room/photo/photo-camera';
import { roomLines } from '#domain/room/photo/room-lines';
import type { RoomSun } from '#domain/room/sun/room-sun';
import type { RoomInPhoto } from './room-in-photo';

interface Props {
  room: Room;
  draft: Draft;
  camera: PhotoCamera;
  sun: RoomSun;
  /** The lawn is to be seen through it. */
  isFaint: boolean;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The room through the photograph's camera: its surfaces, or its edges where the device draws no surfaces. */
export function RoomLayer(props: Props) {
  const program = useProgram();
  return program ? <Surfaces {...props} program={program} /> : <Edges {...props} />;
}

function Surfaces({
  program,
  room,
  draft,
  camera,
  sun,
  isFaint,
  canvas,
}: Props & { program: typeof RoomInPhoto }) {
  const drawn = useRef<RoomInPhoto>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = new program(canvas.current);
    drawn.current = made;
    return () => {
      drawn.current = null;
      made.dispose();
    };
  }, [program, canvas]);
  useEffect(
    () => drawn.current?.show({ room, choices: draft, camera, sun }),
    [room, draft, camera, sun],
  );
  return <canvas key="surfaces" ref={canvas} style={{ ...over, opacity: isFaint ? 0.35 : 1 }} />;
}

/** What draws surfaces; null until it is there, and where the device or its signal has none. */
function useProgram(): typeof RoomInPhoto | null {
  const [program, setProgram] = useState<typeof RoomInPhoto | null>(null);
  useEffect(() => {
    if (!hasWebGl2()) return;
    import('./room-in-photo').then(
      (loaded) => setProgram(() => loaded.RoomInPhoto),
      () => undefined,
    );
  }, []);
  return program;
}

/** Pixels of the photograph: each line in black under white, so that it is seen on any lawn. */
const INKS = [
  ['black', 5],
  ['white', 2],
] as const;

function Edges({ room, camera, canvas }: Props) {
  const { width, height } = camera;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { project } = viewThrough(camera);
    context.clearRect(0, 0, width, height);
    const lines = roomLines(room).map((places) => places.map(project));
    for (const [ink, thickness] of INKS) {
      context.strokeStyle = ink;
      context.lineWidth = thickness;
      context.beginPath();
      for (const points of lines)
        for (const [n, point] of points.entries()) {
          // A line that begins behind the eye begins anew in front of it.
          if (point && n > 0 && points[n - 1]) context.lineTo(...point);
          else if (point) context.moveTo(...point);
        }
      context.stroke();
    }
  }, [room, camera, canvas, width, height]);
  return <canvas key="edges" ref={canvas} width={width} height={height} style={over} />;
}

const over: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
};
