import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import { ARROWS } from '#app/room/photo/photo-handle';
import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import type { Point } from '#domain/room/drawing/shapes';
import type { Front } from './use-front';

interface Props {
  front: Front;
  photo: GardenPhoto;
  /** Pixels of the screen for one of the photograph. */
  scale: number;
}

/** Of the brush's width for an arrow key, and with Shift. */
const [STEP, STRIDE] = [0.25, 1];

/** Paints what stands in front of the room by finger, mouse or keys: arrow keys move the brush, Space sets it down and lifts it. */
export function BrushArea({ front, photo, scale }: Props) {
  const { brush, begin, drawTo, end } = front;
  const [at, setAt] = useState<Point>([photo.width / 2, photo.height / 2]);
  /** By what the brush is down. */
  const [isDown, setDown] = useState<'pointer' | 'key' | null>(null);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
    const { x, y } = currentTarget.getBoundingClientRect();
    return [(clientX - x) / scale, (clientY - y) / scale];
  }

  function lift() {
    if (isDown) end();
    setDown(null);
  }

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    lift();
    const to = pointOf(event);
    setAt(to);
    begin(to);
    setDown('pointer');
  }

  function carry(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary) return;
    const to = pointOf(event);
    if (isDown === 'pointer') drawTo(to);
    if (isDown !== 'key') setAt(to);
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = ARROWS[event.key];
    if (!way && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === ' ' && isDown) return lift();
    if (event.key === ' ') {
      begin(at);
      return setDown('key');
    }
    if (!way) return;
    const step = brush.width * (event.shiftKey ? STRIDE : STEP);
    const to: Point = [
      Math.max(0, Math.min(photo.width, at[0] + way[0] * step)),
      Math.max(0, Math.min(photo.height, at[1] + way[1] * step)),
    ];
    if (isDown) drawTo(to);
    setAt(to);
  }

  const does = brush.isErasing ? 'erasing' : 'keeping';
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has only one axis
      role="slider"
      tabIndex={0}
      aria-label="Brush: arrow keys move it, Space sets it down and lifts it"
      aria-valuemin={0}
      aria-valuemax={photo.width}
      aria-valuenow={Math.round(at[0])}
      aria-valuetext={`${Math.round(at[0])} across, ${Math.round(at[1])} down, ${isDown ? does : 'lifted'}`}
      style={area}
      onKeyDown={press}
      onBlur={lift}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={lift}
      onPointerCancel={lift}
    >
      <span
        aria-hidden="true"
        style={{
          ...ring,
          borderStyle: brush.isErasing ? 'dashed' : 'solid',
          width: brush.width * scale,
          height: brush.width * scale,
          left: at[0] * scale,
          top: at[1] * scale,
        }}
      />
    </div>
  );
}

const area: CSSProperties = {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
};
const ring: CSSProperties = {
  position: 'absolute',
  translate: '-50% -50%',
  borderRadius: '50%',
  border: '2px solid white',
  boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
  pointerEvents: 'none',
};
