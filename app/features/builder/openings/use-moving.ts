import { useState, type Dispatch } from 'react';
import type { DraftAction } from '#domain/draft/reducer';
import { movedAlong, movedTo, movedToWall } from '#domain/geometry/move-opening';
import { withSizes, type PlacedOpening } from '#domain/geometry/placed-opening';
import type { Placement } from '#domain/geometry/placement';
import type { Room } from '#domain/geometry/room';
import type { WallSide } from '#domain/geometry/walls';
import { openingName, formatPlace, WALL_NAMES } from './opening-words';
import type { WallPlace } from './wall-at';

interface Props {
  room: Room;
  /** The draft's placement; absent while the default rule places everything. */
  placement: Placement | undefined;
  dispatch: Dispatch<DraftAction>;
}

/**
 * Moving the openings of a room. A drag changes only the drawing, and the draft when it ends; every
 * completed move is announced in `said`.
 */
export function useMoving({ room, placement, dispatch }: Props) {
  const [chosen, setChosen] = useState<string>();
  const [dragged, setDragged] = useState<Placement | null>(null);
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<(Placement | undefined)[]>([]);
  const openings = dragged ? withSizes(dragged, room) : room.openings;
  const selected = openings.find(({ id }) => id === chosen) ?? openings[0];

  function put(next: Placement, id: string) {
    setBefore([...before, placement]);
    dispatch({ type: 'place', placement: next });
    const moved = withSizes(next, room).find((opening) => opening.id === id);
    if (moved) setSaid(`${openingName(moved)}: ${formatPlace(moved)}`);
  }

  /** Moves along the wall, to the right as seen from outside. */
  function along(opening: PlacedOpening, metres: number) {
    setChosen(opening.id);
    const next = movedAlong(room, opening.id, metres);
    if (next) put(next, opening.id);
    else setSaid(`${openingName(opening)} cannot go further: ${formatPlace(opening)}`);
  }

  function toWall(opening: PlacedOpening, wall: WallSide) {
    setChosen(opening.id);
    const next = room.walls[wall].house ? null : movedToWall(room, opening.id, wall);
    if (next) put(next, opening.id);
    else setSaid(`${WALL_NAMES[wall]}: no room for ${openingName(opening).toLowerCase()}`);
  }

  /** Draws the opening at the position nearest to the pointer; nothing is saved before `drop`. */
  function drag({ id }: PlacedOpening, { wall, along }: WallPlace) {
    const next = movedTo(room, id, { wall, at: along });
    if (next) setDragged(next);
  }

  function drop({ id }: PlacedOpening) {
    if (dragged) put(dragged, id);
    setDragged(null);
  }

  function undo() {
    const last = before.at(-1);
    setBefore(before.slice(0, -1));
    setDragged(null);
    dispatch(last ? { type: 'place', placement: last } : { type: 'placeByRule' });
    setSaid('The last move is undone');
  }

  function placeForMe() {
    setBefore([...before, placement]);
    dispatch({ type: 'placeByRule' });
    setSaid('All doors and windows are placed for you');
  }

  return {
    openings,
    selected,
    said,
    select: setChosen,
    along,
    toWall,
    drag,
    drop,
    undo: before.length > 0 ? undo : null,
    placeForMe: placement ? placeForMe : null,
  };
}

export type Moving = ReturnType<typeof useMoving>;
