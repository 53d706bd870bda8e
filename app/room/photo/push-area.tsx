import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { viewThrough } from '#domain/room/photo/photo-camera';
import { placeWords } from './photo-words';
import type { PhotoRoom } from './use-photo-room';

/** Metres for an arrow key, and with Shift; radians for Page Up and Page Down. */
const [STEP, STRIDE, TURN] = [0.1, 0.5, Math.PI / 36];

const PUSHES: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURNS: Readonly<Record<string, number>> = { PageUp: TURN, PageDown: -TURN };

interface Props {
  placed: PhotoRoom;
  shell: ShellMeasures;
  scale: number;
}

/** Pushes the room about the lawn with a finger, a mouse or arrow keys, and turns it with two fingers. */
export function PushArea({ placed, shell, scale }: Props) {
  const { camera, push, pushBy, turn } = placed;
  /** Where each finger is, in pixels of the photograph. */
  const fingers = useRef(new Map<number, Point>());
  const { depthOf } = viewThrough(camera);
  const middle = [shell.width / 2, shell.depth / 2, 0] as const;
  const away = depthOf(middle);
  const [sin, cos] = [Math.sin(camera.turned), Math.cos(camera.turned)];
  const aside = (middle[0] - camera.at[0]) * cos + (middle[1] - camera.at[1]) * sin;

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
    const { x, y } = currentTarget.getBoundingClientRect();
    return [(clientX - x) / scale, (clientY - y) / scale];
  }

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, pointOf(event));
  }

  function carry(event: PointerEvent<HTMLElement>) {
    const from = fingers.current.get(event.pointerId);
    if (!from) return;
    const to = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) turn(angleOf(other, from) - angleOf(other, to));
    else push(from, to);
    fingers.current.set(event.pointerId, to);
  }

  function release(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [way, turned] = [PUSHES[event.key], TURNS[event.key]];
    if (!way && turned === undefined) return;
    event.preventDefault();
    if (turned !== undefined) turn(turned);
    if (!way) return;
    const metres = event.shiftKey ? STRIDE : STEP;
    pushBy([way[0] * metres, way[1] * metres]);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has only one axis
      role="slider"
      tabIndex={0}
      aria-label="Push the room about the lawn: arrow keys, and Page Up and Down to turn it"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(away * 10) / 10}
      aria-valuetext={placeWords(away, aside)}
      style={area}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

/** Of the line from one finger to another. */
function angleOf([ax, ay]: Point, [bx, by]: Point): number {
  return Math.atan2(by - ay, bx - ax);
}

const area: CSSProperties = { position: 'absolute', inset: 0, cursor: 'move', touchAction: 'none' };
