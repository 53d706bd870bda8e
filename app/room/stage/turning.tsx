import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Degrees the room turns for a pixel of dragging, and for an arrow key. */
const [PER_PIXEL, PER_KEY] = [0.35, 15];

const KEYS: Readonly<Record<string, number>> = {
  ArrowLeft: -PER_KEY,
  ArrowRight: PER_KEY,
};

interface Props {
  label: string;
  /** Of the place over the picture that can be dragged. */
  className: string | undefined;
  /** From where the room is seen, in degrees, and from where it can be. */
  azimuth: number;
  range: readonly [least: number, most: number];
  onTurn: (degrees: number) => void;
}

/** Turns the room, or whoever looks round in it, by finger, mouse or arrow keys. Scrolling up and down stays with the page. */
export function Turning({ label, className, azimuth, range, onTurn }: Props) {
  /** The pointer that was put down last, a second finger too, and where it is. */
  const held = useRef<{ id: number; x: number }>(null);
  const at = Math.round(azimuth);

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { id: event.pointerId, x: event.clientX };
  }

  function carry({ pointerId: id, clientX: x }: PointerEvent) {
    if (held.current?.id !== id || x === held.current.x) return;
    onTurn((held.current.x - x) * PER_PIXEL);
    held.current = { id, x };
  }

  function release({ pointerId }: PointerEvent) {
    if (held.current?.id === pointerId) held.current = null;
  }

  function press(event: KeyboardEvent) {
    const degrees = KEYS[event.key];
    if (degrees === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onTurn(degrees);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input cannot be dragged over a picture
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={range[0]}
      aria-valuemax={range[1]}
      aria-valuenow={at}
      aria-valuetext={`${at} degrees`}
      className={className}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    />
  );
}
