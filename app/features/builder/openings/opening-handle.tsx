import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Camera } from '#domain/room/scene/camera';
import { wallPlace } from '#domain/room/scene/wall-place';
import { css } from '#styled/css';
import { keyMove } from './key-moves';
import { formatPlace, openingName } from './opening-words';
import type { Moving } from './use-moving';
import { wallAtColumn, type WallPlace } from './wall-at-column';

interface Props {
  opening: PlacedOpening;
  room: Room;
  camera: Camera;
  moving: Moving;
  /** Whether its wall faces the viewer; otherwise it can still be reached by keyboard. */
  facesViewer: boolean;
  lookAt: (wall: WallSide) => void;
}

/** A handle for moving one opening by finger, mouse or arrow keys. At least 44 px each way. */
export function OpeningHandle({ opening, room, camera, moving, facesViewer, lookAt }: Props) {
  /** Where it was grabbed: the wall, and the distance from the opening's left edge; by which pointer. */
  const grabbedAt = useRef<WallPlace & { by: number }>(null);
  const { wall, at, width } = opening;
  const box = boxOf(opening, room, camera);

  function placeOf(event: PointerEvent<HTMLElement>): WallPlace {
    const picture = event.currentTarget.parentElement?.getBoundingClientRect();
    return wallAtColumn(camera, room, event.clientX - (picture?.x ?? 0), wall);
  }

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.stopPropagation();
    // A second finger on it changes nothing.
    if (grabbedAt.current && event.currentTarget.hasPointerCapture(grabbedAt.current.by)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    moving.select(opening.id);
    const place = placeOf(event);
    grabbedAt.current = { wall: place.wall, along: place.along - at, by: event.pointerId };
  }

  function carry(event: PointerEvent<HTMLElement>) {
    if (grabbedAt.current?.by !== event.pointerId) return;
    const place = placeOf(event);
    const offset = place.wall === grabbedAt.current.wall ? grabbedAt.current.along : width / 2;
    moving.drag(opening, { wall: place.wall, along: place.along - offset });
  }

  function release({ pointerId }: PointerEvent) {
    if (grabbedAt.current?.by !== pointerId) return;
    moving.drop(opening);
    grabbedAt.current = null;
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMove(event);
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if ('metres' in move) moving.along(opening, move.metres);
    else {
      moving.toWall(opening, move.wall);
      lookAt(move.wall);
    }
  }

  function focus() {
    if (grabbedAt.current) return;
    moving.select(opening.id);
    if (!facesViewer) lookAt(wall);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has only one axis
      role="slider"
      tabIndex={0}
      aria-label={openingName(opening)}
      aria-valuemin={0}
      aria-valuemax={room.walls[wall].length - width}
      aria-valuenow={at}
      aria-valuetext={formatPlace(opening)}
      aria-orientation="horizontal"
      data-selected={moving.selected?.id === opening.id || undefined}
      data-hidden={!facesViewer || undefined}
      className={handle}
      style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      onFocus={focus}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <span className={grip} aria-hidden="true" />
    </div>
  );
}

/** The smallest handle. Pixels. */
const LEAST = 44;

/** The middle and size of an opening in the picture. */
function boxOf({ wall, at, width, sill, head }: PlacedOpening, room: Room, camera: Camera) {
  const corners = [at, at + width].flatMap((along) =>
    [sill, head].map((height) =>
      camera.project(wallPlace(wall, room, along, room.floorLevel + height)),
    ),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]; // oxfmt-ignore
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: Math.max(LEAST, right - left),
    height: Math.max(LEAST, bottom - top),
  };
}

const handle = css({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  cursor: 'grab',
  borderRadius: 'control',
  _active: { cursor: 'grabbing' },
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
  '&[data-hidden]': { opacity: '0', pointerEvents: 'none' },
});

/** A knob with two arrows, on the chosen opening; a dot on the others. */
const grip = css({
  width: '10px',
  height: '10px',
  borderRadius: 'pill',
  background: 'oklch(0.994 0.002 95)',
  border: '1.5px solid oklch(0.378 0.057 162)',
  '[data-selected] > &': {
    width: { base: '28px', lg: '34px' },
    height: { base: '28px', lg: '34px' },
    background:
      "oklch(0.994 0.002 95) url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%231d4a37' stroke-width='2'%3E%3Cpath d='M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4'/%3E%3C/svg%3E\") center / 62% no-repeat",
  },
});
