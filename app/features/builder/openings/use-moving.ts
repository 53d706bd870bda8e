import { useEffect, useRef, useState, type Dispatch } from 'react';
import type { DraftAction } from '#domain/design/draft/reducer';
import {
  movedAlong,
  movedTo,
  movedToWall,
} from '#domain/room/geometry/openings/moved/move-opening';
import { withSizes, type PlacedOpening } from '#domain/room/geometry/openings/placed-opening';
import type { Placement } from '#domain/room/geometry/openings/placement';
import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import { whyNot } from '#domain/room/geometry/openings/moved/why-not';
import { formatPlace, formatRefusal, openingName, WALL_NAMES } from './opening-words';
import type { WallPlace } from './wall-at-column';

interface Props {
  /** Null until a shell is chosen. */
  room: Room | null;
  /** The draft's placement; absent while the default rule places everything. */
  placement: Placement | undefined;
  dispatch: Dispatch<DraftAction>;
  /** An opening was added to the room, and is selected now. */
  onAdded: (opening: PlacedOpening) => void;
}

/**
 * Moving the openings of a room. A drag changes only the picture, and the draft when it ends; every
 * completed move is announced in `said`.
 */
export function useMoving({ room, placement, dispatch, onAdded }: Props) {
  const [chosenId, setChosenId] = useState<string>();
  const [dragPlacement, setDragPlacement] = useState<Placement | null>(null);
  const [announcement, announce] = useState('');
  const [before, setBefore] = useState<(Placement | undefined)[]>([]);
  const openings = room ? (dragPlacement ? withSizes(dragPlacement, room) : room.openings) : [];
  const selected = openings.find(({ id }) => id === chosenId) ?? null;

  const newestRoom = useRef(room);
  useEffect(() => {
    const before = newestRoom.current;
    newestRoom.current = room;
    const newOpening =
      before && room?.openings.find(({ id }) => !before.openings.some((old) => old.id === id));
    if (!newOpening) return;
    setChosenId(newOpening.id);
    announce('');
    onAdded(newOpening);
  }, [room, onAdded]);

  function select(id: string) {
    setChosenId(id);
    announce('');
  }

  function put(next: Placement, id: string) {
    if (!room) return;
    setBefore([...before, placement]);
    dispatch({ type: 'place', placement: next });
    const movedOpening = withSizes(next, room).find((opening) => opening.id === id);
    if (movedOpening) announce(`${openingName(movedOpening)}: ${formatPlace(movedOpening)}`);
  }

  /** Moves along the wall, to the right as seen from outside. */
  function along(opening: PlacedOpening, metres: number) {
    if (!room) return;
    setChosenId(opening.id);
    const next = movedAlong(room, opening.id, metres);
    if (next) put(next, opening.id);
    else announce(`${openingName(opening)} cannot go further: ${formatPlace(opening)}`);
  }

  function toWall(opening: PlacedOpening, wall: WallSide) {
    if (!room) return;
    setChosenId(opening.id);
    const next = room.walls[wall].house ? null : movedToWall(room, opening.id, wall);
    if (next) put(next, opening.id);
    else announce(noRoom(opening, wall));
  }

  /** Draws the opening at the position nearest to the pointer; nothing is saved before `drop`. */
  function drag(opening: PlacedOpening, { wall, along: wanted }: WallPlace) {
    if (!room) return;
    const next = movedTo(room, opening.id, { wall, at: wanted });
    if (!next) {
      announce(noRoom(opening, wall));
      return;
    }
    setDragPlacement(next);
    const allowed = withSizes(next, room).find(({ id }) => id === opening.id)?.at ?? wanted;
    const refusal = whyNot(room, opening, wall, { wanted, allowed });
    announce(refusal ? formatRefusal(refusal) : '');
  }

  function drop({ id }: PlacedOpening) {
    if (dragPlacement) put(dragPlacement, id);
    setDragPlacement(null);
  }

  function undo() {
    const last = before.at(-1);
    setBefore(before.slice(0, -1));
    setDragPlacement(null);
    dispatch(last ? { type: 'place', placement: last } : { type: 'placeByRule' });
    announce('The last move is undone');
  }

  function placeForMe() {
    setBefore([...before, placement]);
    dispatch({ type: 'placeByRule' });
    announce('All doors and windows are placed for you');
  }

  return {
    openings,
    selected,
    /** The placement while an opening is being dragged. */
    dragPlacement,
    announcement,
    select,
    along,
    toWall,
    drag,
    drop,
    undo: before.length > 0 ? undo : null,
    placeForMe: placement ? placeForMe : null,
  };
}

export type Moving = ReturnType<typeof useMoving>;

function noRoom(opening: PlacedOpening, wall: WallSide): string {
  return `${WALL_NAMES[wall]}: no room for ${openingName(opening).toLowerCase()}`;
}
