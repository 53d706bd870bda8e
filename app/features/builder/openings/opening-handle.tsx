import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { PlacedOpening } from '#domain/geometry/placed-opening';
import type { Room } from '#domain/geometry/room';
import { css } from '#styled/css';
import { keyMove } from './key-moves';
import { openingName, formatPlace } from './opening-words';
import { fromSheet, handlePlace } from './plan-sheet';
import type { Moving } from './use-moving';
import { wallAt, type WallPlace } from './wall-at';

interface Props {
  opening: PlacedOpening;
  room: Room;
  moving: Moving;
  /** Id of the instructions for moving it. */
  describedBy: string;
}

/** A handle for moving one opening by finger, mouse or arrow keys. At least 44 px each way. */
export function OpeningHandle({ opening, room, moving, describedBy }: Props) {
  /** Where it was grabbed: the wall, and the distance from the opening's left edge. */
  const held = useRef<WallPlace>(null);
  const { wall, at, width } = opening;
  const { length } = room.walls[wall];
  const place = handlePlace(opening, room);

  function placeOf(event: PointerEvent<HTMLElement>): WallPlace {
    const sheet = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const x = (event.clientX - sheet.x) / sheet.width;
    const y = (event.clientY - sheet.y) / sheet.height;
    return wallAt(fromSheet({ x, y }, room), room, wall);
  }

  function take(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    moving.select(opening.id);
    const { wall, along } = placeOf(event);
    held.current = { wall, along: along - at };
  }

  function carry(event: PointerEvent<HTMLElement>) {
    if (!held.current) return;
    const place = placeOf(event);
    const offset = place.wall === held.current.wall ? held.current.along : width / 2;
    moving.drag(opening, { wall: place.wall, along: place.along - offset });
  }

  function release() {
    if (held.current) moving.drop(opening);
    held.current = null;
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = keyMove(event, wall);
    if (!move) return;
    event.preventDefault();
    if ('wall' in move) moving.toWall(opening, move.wall);
    else moving.along(opening, move.metres);
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has only one axis
      role="slider"
      tabIndex={0}
      aria-label={openingName(opening)}
      aria-describedby={describedBy}
      aria-valuemin={0}
      aria-valuemax={length - width}
      aria-valuenow={at}
      aria-valuetext={formatPlace(opening)}
      aria-orientation={wall === 'front' || wall === 'back' ? 'horizontal' : 'vertical'}
      data-selected={moving.selected?.id === opening.id || undefined}
      className={handle}
      style={{
        left: `${place.x * 100}%`,
        top: `${place.y * 100}%`,
        width: `max(44px, ${place.width * 100}%)`,
        height: `max(44px, ${place.height * 100}%)`,
      }}
      onFocus={() => moving.select(opening.id)}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={carry}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

const handle = css({
  position: 'absolute',
  translate: '-50% -50%',
  touchAction: 'none',
  cursor: 'grab',
  borderRadius: 'control',
  border: '1px dashed {colors.lineStrong}',
  _hover: { borderColor: 'text' },
  _active: { cursor: 'grabbing' },
  '&[data-selected]': { border: '2px solid {colors.accent}', zIndex: '1' },
  _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '2px' },
});
