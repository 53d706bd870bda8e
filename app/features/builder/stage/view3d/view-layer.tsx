import { useMemo, useState } from 'react';
import { GardenButton } from '#app/room/garden/garden-button';
import type { StageRoom } from '#app/features/builder/stage/stage-room';
import type { Look } from '#app/features/builder/stage/stage-view';
import type { UseStageView } from '#app/features/builder/stage/use-stage-view';
import { viewpointFor } from '#app/features/builder/stage/viewpoint-for';
import { useFurniture } from '#app/features/builder/stage/pictures/use-furniture';
import { corner } from '#app/room/view/corner';
import { AT_FIRST, InsideTools } from '#app/room/view/inside-tools';
import { sightInside, sightOutside } from '#app/room/view/sights';
import { View3d, type View3dProps } from '#app/room/view/view-3d';
import type { Stills } from '#app/ui/share/still-on-offer';
import type { PieceKind } from '#domain/room/furniture/pieces';
import type { PlaceId } from '#domain/room/scene/places/places';
import type { PictureSize } from '#domain/room/scene/scene';
import { stage } from '#styled/recipes';

export interface ViewLayerProps {
  seenRoom: StageRoom;
  size: PictureSize;
  /** What the stage shows, a frame later. */
  stageView: UseStageView;
  pickedPieces: readonly PieceKind[] | null;
  /** Of the chosen hour. */
  sun?: View3dProps['sun'];
  /** Openings are being moved. */
  clear: boolean;
  /** Its picture is there, and covers the drawing. */
  covers: boolean;
  onReady: (ready: boolean) => void;
}

/** A phone or a tablet, which may have a way into the garden; in the summary, others are told. */
const inHand = matchMedia('(pointer: coarse)').matches;

/** The view in 3-D, seen from where the stage looks; loaded when it is wanted. */
export function ViewLayer(props: ViewLayerProps) {
  const { seenRoom, size, stageView, pickedPieces, clear, covers, onReady } = props;
  const [standpoint, stand] = useState(AT_FIRST);
  const { view, look, azimuth } = stageView;
  const { room, draft } = seenRoom;
  const { pieces } = useFurniture(room, draft.roomType, pickedPieces);
  const { finishes } = draft;
  const sight = useMemo(() => {
    if (view === 'inside') return sightInside(room, pieces, standpoint, size);
    return view === 'outside'
      ? sightOutside(room, finishes, { ...viewpointFor(look), azimuth, clear }, size)
      : null;
  }, [view, room, pieces, finishes, standpoint, look, azimuth, clear, size]);
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
        place={placeOf(view === 'inside', standpoint.place, clear ? 'room' : look)}
        onReady={onReady}
        onStills={offerLater}
      />
      {inHand && !seenRoom.example && (
        <GardenButton
          room={room}
          draft={draft}
          className={corner}
          hidden={!covers || clear || view !== 'outside'}
        />
      )}
      {isInside && (
        <InsideTools
          room={room}
          pieces={pieces}
          standpoint={standpoint}
          onStand={stand}
          className={stage().turning}
        />
      )}
    </>
  );
}

/** What a walk leads to. While openings are moved there is none: their handles are there at once. */
function placeOf(inside: boolean, place: PlaceId, look: Look): string {
  return inside ? `inside ${place}` : `outside ${look}`;
}

/** Sharing comes with a later step, so it is not part of the view. */
function offerLater(stills: Stills): () => void {
  // If it cannot be loaded, neither can sharing, which needs it too.
  const sharing = import('#app/ui/share/still-on-offer');
  const offered = sharing.then(({ offerStills }) => offerStills(stills)).catch(() => null);
  return () => void offered.then((takeBack) => takeBack?.());
}
