import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { hasWebGl2 } from '#app/room/stage/has-webgl2';
import type { Draft } from '#domain/design/draft/draft';
import { furnish } from '#domain/room/furniture/furnish';
import { suggestedFor } from '#domain/room/furniture/suggested';
import type { Room } from '#domain/room/geometry/room';
import { viewThrough, type PhotoCamera } from '#domain/room/photo/photo-camera';
import { roomLines } from '#domain/room/photo/room-lines';
import type { RoomLight } from '#app/room/photo/light/use-photo-light';
import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import type { RoomInPhoto } from './room-in-photo';

/** What draws the room. */
export interface DrawnRoom {
  /**
   * The room alone, as large as the photograph.
   *
   * @throws Error when the device cannot make it
   */
  readonly picture: () => Promise<HTMLCanvasElement>;
}

interface Props {
  photo: GardenPhoto;
  room: Room;
  draft: Draft;
  camera: PhotoCamera;
  light: RoomLight;
  /** The lawn is to be seen through it. */
  isFaint: boolean;
  /** Told what draws the room; null while nothing does. */
  onDrawn: (drawn: DrawnRoom | null) => void;
}

/** The room through the photograph's camera: its surfaces, or its edges where the device draws no surfaces. */
export function RoomLayer(props: Props) {
  const program = useProgram();
  return program ? <Surfaces {...props} program={program} /> : <Edges {...props} />;
}

function Surfaces({
  program,
  photo: { picture },
  room,
  draft,
  camera,
  light,
  isFaint,
  onDrawn,
}: Props & { program: typeof RoomInPhoto }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<RoomInPhoto | null>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const one = new program(canvas.current);
    setMade(one);
    onDrawn(one);
    return () => {
      onDrawn(null);
      one.dispose();
    };
  }, [program, onDrawn]);
  const choices = useMemo(() => {
    const { pieces } = furnish(room, suggestedFor(draft.roomType, room));
    return { ...draft, pieces };
  }, [room, draft]);
  useEffect(
    () => made?.show({ picture, room, choices, camera, light }),
    [made, picture, room, choices, camera, light],
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

function Edges({ room, camera, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
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
  }, [room, camera, width, height]);
  useEffect(() => {
    const sheet = canvas.current;
    onDrawn(sheet && { picture: () => Promise.resolve(sheet) });
    return () => onDrawn(null);
  }, [onDrawn]);
  return <canvas key="edges" ref={canvas} width={width} height={height} style={over} />;
}

const over: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
};
