import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '#domain/room/drawing/shapes';

interface Props {
  label: string;
  /** On the handle. */
  letter: string;
  /** In the photograph's pixels, as is its size. */
  at: Point;
  size: { width: number; height: number };
  /** Pixels of the screen for one of the photograph. */
  scale: number;
  onMove: (at: Point) => void;
  /** While it is held or has the focus. */
  onHold: (isHeld: boolean) => void;
}

/** Photograph pixels for an arrow key, and with Shift. */
const [STEP, STRIDE] = [1, 10];

/** Across and down. */
export const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A mark in a photograph, set exactly by finger, mouse or arrow keys. */
export function PhotoHandle({ label, letter, at, size, scale, onMove, onHold }: Props) {
  /** From the mark to where it was taken, in pixels of the screen: a finger need not cover it. */
  const grip = useRef<Point>(null);
  const within = ([x, y]: Point): Point => [
    Math.max(0, Math.min(size.width, x)),
    Math.max(0, Math.min(size.height, y)),
  ];

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = [event.clientX - at[0] * scale, event.clientY - at[1] * scale];
    onHold(true);
  }

  function carry({ clientX, clientY }: PointerEvent) {
    if (!grip.current) return;
    onMove(within([(clientX - grip.current[0]) / scale, (clientY - grip.current[1]) / scale]));
  }

  function release() {
    grip.current = null;
  }

  function press(event: KeyboardEvent) {
    const way = ARROWS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? STRIDE : STEP;
    onMove(within([at[0] + way[0] * step, at[1] + way[1] * step]));
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has only one axis
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(size.width)}
      aria-valuenow={Math.round(at[0])}
      aria-valuetext={`${Math.round(at[0])} across, ${Math.round(at[1])} down`}
      style={{ ...handle, left: at[0] * scale, top: at[1] * scale }}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span aria-hidden="true" style={cross} />
      <span aria-hidden="true" style={name}>
        {letter}
      </span>
    </div>
  );
}

// As style attributes: every page loads every rule of the sheet, and few come here.
const handle: CSSProperties = {
  position: 'absolute',
  width: 44,
  height: 44,
  margin: '-22px 0 0 -22px',
  borderRadius: '50%',
  border: '2px solid white',
  boxShadow: '0 0 0 1px black, inset 0 0 0 1px black',
  cursor: 'move',
  touchAction: 'none',
};
const cross: CSSProperties = {
  position: 'absolute',
  inset: 18,
  borderRadius: '50%',
  background: 'white',
  boxShadow: '0 0 0 1px black',
};
const name: CSSProperties = {
  position: 'absolute',
  top: -22,
  insetInline: 0,
  textAlign: 'center',
  color: 'white',
  fontSize: 14,
  fontWeight: 700,
  textShadow: '0 0 3px black, 0 0 3px black',
};
