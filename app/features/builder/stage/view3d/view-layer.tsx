import { useMemo, useState } from 'react';
import type { StageRoom } from '#app/features/builder/stage/stage-room';
import type { Look } from '#app/features/builder/stage/stage-view';
import type { UseStageView } from '#app/features/builder/stage/use-stage-view';
import { Turning } from '#app/features/builder/stage/turning';
import { viewpointFor } from '#app/features/builder/stage/viewpoint-for';
import { useFurniture } from '#app/features/builder/stage/pictures/use-furniture';
import type { PieceKind } from '#domain/furniture/pieces';
import { placesIn, type PlaceId } from '#domain/scene/places/places';
import type { PictureSize } from '#domain/scene/scene';
import { sightInside, sightOutside } from './eye-of-view';
import { PlaceMenu } from './place-menu';
import { View3d, type View3dProps } from './view-3d';

export interface ViewLayerProps {
  seen: StageRoom;
  size: PictureSize;
  /** What the stage shows, a frame later. */
  pictured: UseStageView;
  picked: readonly PieceKind[] | null;
  /** Of the chosen hour. */
  sun?: View3dProps['sun'];
  /** Openings are being moved. */
  clear: boolean;
  /** Its picture is there, and covers the drawing. */
  covers: boolean;
  onReady: (ready: boolean) => void;
}

/** The view in 3-D, seen from where the stage looks; loaded when it is wanted. */
export function ViewLayer(props: ViewLayerProps) {
  const { seen, size, pictured, picked, clear, covers, onReady } = props;
  const [place, stand] = useState<PlaceId>('corner');
  const [turned, turn] = useState(0);
  const { view, look, azimuth } = pictured;
  const { room, draft } = seen;
  const { pieces } = useFurniture(room, draft.roomType, picked);
  const { finishes } = draft;
  const sight = useMemo(() => {
    if (view === 'inside') return sightInside(room, pieces, { place, turned }, size);
    return view === 'outside'
      ? sightOutside(room, finishes, { ...viewpointFor(look), azimuth, clear }, size)
      : null;
  }, [view, room, pieces, finishes, place, look, azimuth, turned, clear, size]);
  const isInside = covers && view === 'inside';
  return (
    <>
      <View3d
        size={size}
        room={room}
        draft={draft}
        pieces={pieces}
        sun={props.sun}
        sight={sight}
        covers={covers}
        place={placeOf(view === 'inside', place, clear ? 'room' : look)}
        onReady={onReady}
        onStill={offerLater}
      />
      {isInside && (
        <Turning
          label="Look round"
          azimuth={turned}
          range={[-180, 180]}
          onTurn={(degrees) => turn((now) => around(now + degrees))}
        />
      )}
      {isInside && (
        <PlaceMenu
          places={placesIn(room, pieces).map(({ id }) => id)}
          shown={place}
          onGo={(next) => {
            turn(0);
            stand(next);
          }}
        />
      )}
    </>
  );
}

/** Degrees between −180 and 180. */
function around(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** What a walk leads to. While openings are moved there is none: their handles are there at once. */
function placeOf(inside: boolean, place: PlaceId, look: Look): string {
  return inside ? `inside ${place}` : `outside ${look}`;
}

/** Sharing comes with a later step, so it is not part of the view. */
function offerLater(make: () => Promise<Blob>): () => void {
  const sharing = import('#app/ui/share/still-on-offer');
  const offered = sharing.then(({ offerStill }) => offerStill(make)).catch(() => null);
  return () => void offered.then((takeBack) => takeBack?.());
}
