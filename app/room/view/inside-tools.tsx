import type { Dispatch, SetStateAction } from 'react';
import { Turning } from '#app/room/stage/turning';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { Room } from '#domain/room/geometry/room';
import { turnedBy } from '#domain/room/scene/outside/turning';
import { placesIn, type PlaceId } from '#domain/room/scene/places/places';
import { PlaceMenu } from './place-menu';

/** Where somebody stands in the room, and how many degrees they have looked round. */
export interface Standing {
  place: PlaceId;
  turned: number;
}

export const AT_FIRST: Standing = { place: 'corner', turned: 0 };

interface Props {
  room: Room;
  pieces: readonly PlacedPiece[];
  standpoint: Standing;
  onStand: Dispatch<SetStateAction<Standing>>;
  /** Of the place over the picture that can be dragged. */
  className: string | undefined;
}

/** Inside the view: looks round by hand, and goes to another place. */
export function InsideTools({ room, pieces, standpoint, onStand, className }: Props) {
  return (
    <>
      <Turning
        label="Look round"
        className={className}
        azimuth={standpoint.turned}
        range={[-180, 180]}
        onTurn={(degrees) =>
          onStand((now) => ({ ...now, turned: turnedBy(now.turned, degrees, false) }))
        }
      />
      <PlaceMenu
        places={placesIn(room, pieces).map(({ id }) => id)}
        shownPlace={standpoint.place}
        onGo={(place) => onStand({ place, turned: 0 })}
      />
    </>
  );
}
