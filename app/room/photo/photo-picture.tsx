import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useElementSize } from '#app/ui/screen/use-element-size';
import type { Draft } from '#domain/design/draft/draft';
import type { Point } from '#domain/room/drawing/shapes';
import type { Room } from '#domain/room/geometry/room';
import { BrushArea } from './front/brush-area';
import { FrontLayer } from './front/front-layer';
import type { Front } from './front/use-front';
import type { RoomLight } from './light/use-photo-light';
import { Loupe } from './loupe';
import { PhotoHandle } from './photo-handle';
import { PEG_NAMES } from './photo-words';
import { PushArea } from './push-area';
import type { GardenPhoto } from './reading/read-photo';
import { RoomLayer, type DrawnRoom } from './draw/room-layer';
import type { PhotoRoom } from './use-photo-room';

interface Props {
  photo: GardenPhoto;
  room: Room;
  draft: Draft;
  placed: PhotoRoom;
  light: RoomLight;
  front: Front;
  /** The tools are under it: it is as high as it needs to be, so that they stay where they are. */
  isAbove: boolean;
  onDrawn: (drawn: DrawnRoom | null) => void;
}

/** The photograph with the room in it, and what is done to it by finger, mouse or keys. */
export function PhotoPicture(props: Props) {
  const { photo, room, draft, placed, light, front, isAbove, onDrawn } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useElementSize(frame);
  const { camera, mode, pegs, marks } = placed;
  const [held, hold] = useState<number | null>(null);
  const scale = size ? Math.min(size.width / photo.width, size.height / photo.height) : 0;
  const points = mode === 'pegs' ? pegs : mode === 'measure' && placed.isPegged ? marks : [];
  const heldAt = held === null ? undefined : points[held];
  return (
    <div ref={frame} style={isAbove ? { ...around, maxHeight: wholeHeight(photo) } : around}>
      <div style={{ ...picture, width: photo.width * scale, height: photo.height * scale }}>
        <PhotoCanvas photo={photo} />
        <RoomLayer
          photo={photo}
          room={room}
          draft={draft}
          camera={camera}
          light={light}
          isFaint={mode !== 'move' && mode !== 'light'}
          onDrawn={onDrawn}
        />
        <FrontLayer front={front} isPainted={mode === 'front'} />
        {mode === 'move' && <PushArea placed={placed} scale={scale} shell={room} />}
        {mode === 'front' && <BrushArea front={front} photo={photo} scale={scale} />}
        {points.length > 0 && (
          <Lines
            points={points}
            photo={photo}
            isClosed={mode === 'pegs'}
            isWrong={placed.fault !== null}
          />
        )}
        {points.map((at, n) => (
          <PhotoHandle
            key={`${mode} ${n}`}
            label={mode === 'pegs' ? `Peg ${n + 1}: ${PEG_NAMES[n]}` : (MARK_NAMES[n] ?? '')}
            letter={mode === 'pegs' ? String(n + 1) : ''}
            at={at}
            size={photo}
            scale={scale}
            onMove={(to) => (mode === 'pegs' ? placed.setPeg(n, to) : placed.setMark(n, to))}
            onHold={(isHeld) => hold((old) => (isHeld ? n : old === n ? null : old))}
          />
        ))}
        {heldAt && <Loupe photo={photo} at={heldAt} />}
      </div>
    </div>
  );
}

const MARK_NAMES = ['From', 'To'];

/** Of a photograph as wide as the screen. */
function wholeHeight({ width, height }: GardenPhoto): string {
  return `${(100 * height) / width}vw`;
}

function PhotoCanvas({ photo }: { photo: GardenPhoto }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(photo.picture, 0, 0);
  }, [photo]);
  return (
    <canvas ref={canvas} width={photo.width} height={photo.height} style={whole}>
      Your photograph, with the room in it
    </canvas>
  );
}

function Lines({
  points,
  photo,
  isClosed,
  isWrong,
}: {
  points: readonly Point[];
  photo: GardenPhoto;
  isClosed: boolean;
  isWrong: boolean;
}) {
  const path = (isClosed ? [...points, ...points.slice(0, 1)] : points)
    .map((point) => point.join(','))
    .join(' ');
  return (
    <svg viewBox={`0 0 ${photo.width} ${photo.height}`} aria-hidden="true" style={whole}>
      {(['black', isWrong ? 'oklch(0.75 0.17 45)' : 'white'] as const).map((ink, n) => (
        <polyline
          key={ink}
          points={path}
          fill="none"
          stroke={ink}
          strokeWidth={n === 0 ? 4 : 2}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

const around: CSSProperties = {
  position: 'relative',
  flex: '1 1 0',
  minHeight: 0,
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
};
const picture: CSSProperties = { position: 'relative' };
const whole: CSSProperties = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
};
