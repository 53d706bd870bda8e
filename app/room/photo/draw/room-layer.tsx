import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
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

/** The room through the photograph's camera: its edges, and its surfaces once they are drawn, where the device draws any. */
export function RoomLayer(props: Props) {
  const [program, giveUp] = useProgram();
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      {!isDrawn && <Edges {...props} isAlone={program === null} />}
      {program && program !== 'loading' && (
        <Surfaces {...props} program={program} onSeen={setDrawn} onFailed={giveUp} />
      )}
    </>
  );
}

interface SurfacesProps extends Props {
  program: typeof RoomInPhoto;
  /** Told whether they are to be seen. */
  onSeen: (isSeen: boolean) => void;
  onFailed: () => void;
}

function Surfaces(props: SurfacesProps) {
  const { program, photo, room, draft, camera, light, isFaint, onSeen, onFailed, onDrawn } = props;
  const { picture } = photo;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [made, setMade] = useState<RoomInPhoto | null>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    try {
      const one = new program(canvas.current, onSeen);
      setMade(one);
      // It makes a picture once it can, however early that is asked for.
      onDrawn(one);
      return () => {
        onDrawn(null);
        one.dispose();
      };
    } catch {
      // The browser has no more contexts to give: the edges stay.
      onFailed();
      return undefined;
    }
  }, [program, onSeen, onFailed, onDrawn]);
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

/** What draws surfaces, null where the device or its signal has none; and what gives it up. */
function useProgram(): [typeof RoomInPhoto | 'loading' | null, () => void] {
  const [program, setProgram] = useState<typeof RoomInPhoto | 'loading' | null>(() =>
    hasWebGl2() ? 'loading' : null,
  );
  const giveUp = useCallback(() => setProgram(null), []);
  const isWanted = program === 'loading';
  useEffect(() => {
    if (!isWanted) return;
    import('./room-in-photo').then((loaded) => setProgram(() => loaded.RoomInPhoto), giveUp);
  }, [isWanted, giveUp]);
  return [program, giveUp];
}

/** Each line in black under white, so that it is seen on any lawn. Pixels of the screen, and of 800 of a picture. */
const INKS = [
  ['black', 3.5],
  ['white', 1.5],
] as const;

function Edges({ room, camera, onDrawn, isAlone }: Props & { isAlone: boolean }) {
  const { width, height } = camera;
  const path = useMemo(() => edgesOf(room, camera), [room, camera]);
  const latest = useRef(path);
  useEffect(() => {
    latest.current = path;
  });
  useEffect(() => {
    if (!isAlone) return undefined;
    onDrawn({ picture: async () => drawnEdges(latest.current, width, height) });
    return () => onDrawn(null);
  }, [isAlone, onDrawn, width, height]);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" style={over}>
      {INKS.map(([ink, thickness]) => (
        <path
          key={ink}
          d={path}
          fill="none"
          stroke={ink}
          strokeWidth={thickness}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** As an SVG's path, in pixels of the photograph. */
function edgesOf(room: Room, camera: PhotoCamera): string {
  const { project } = viewThrough(camera);
  const lines = roomLines(room).map((places) => places.map(project));
  // A line that begins behind the eye begins anew in front of it.
  const steps = lines.flatMap((points) =>
    points.map((at, n) => at && `${n > 0 && points[n - 1] ? 'L' : 'M'}${at[0]} ${at[1]}`),
  );
  return steps.filter((step) => step !== null).join('');
}

function drawnEdges(path: string, width: number, height: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [width, height];
  const context = sheet.getContext('2d');
  if (!context) throw new Error('This device has no memory for the picture');
  for (const [ink, thickness] of INKS) {
    context.strokeStyle = ink;
    context.lineWidth = (thickness * Math.max(width, height)) / 800;
    context.stroke(new Path2D(path));
  }
  return sheet;
}

const over: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
};
