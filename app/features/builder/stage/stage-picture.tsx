import { useMemo, type ReactNode } from 'react';
import { DrawingPicture } from '#app/ui/drawing/drawing';
import { SceneCanvas } from '#app/ui/stage/scene-canvas';
import { SceneLabels } from '#app/ui/stage/scene-labels';
import type { Draft } from '#domain/draft/draft';
import { drawPlan } from '#domain/drawing/plan/plan';
import type { Room } from '#domain/geometry/room';
import { drawInside } from '#domain/scene/inside/draw-inside';
import { drawOutside, gardenKey } from '#domain/scene/outside/draw-outside';
import { VIEWPOINTS, type Viewpoint } from '#domain/scene/outside/viewpoints';
import type { PictureSize } from '#domain/scene/scene';
import { stage } from '#styled/recipes';
import { OpeningsOverlay } from '#app/features/builder/openings/openings-overlay';
import type { Moving } from '#app/features/builder/openings/use-moving';
import { FurnitureChips } from './furniture-chips';
import { SidesPicture } from './sides-picture';
import type { Look, StageView } from './stage-view';
import { useFurniture } from './use-furniture';

export interface StagePictureProps {
  size: PictureSize;
  room: Room;
  draft: Draft;
  view: StageView;
  look: Look;
  /** Degrees the visitor has turned the room. */
  turned: number;
  lookAt: (look: Look) => void;
  /** Over the view from outside: what turns it. */
  turning: ReactNode;
  /** On the step where openings are moved. */
  moving: Moving | null;
}

type Furniture = ReturnType<typeof useFurniture>;

/** Text height of plan and sides, in pixels. */
const TEXT = 13;
/** A stage narrower than this has its furniture chips beside the plan. Pixels. */
const NARROW = 600;

/** The picture itself: loaded after the page, drawn as large as the stage. */
export function StagePicture(props: StagePictureProps) {
  const furniture = useFurniture(props.room, props.draft.roomType);
  switch (props.view) {
    case 'outside':
      return <Outside {...props} />;
    case 'inside':
      return <Inside {...props} pieces={furniture.pieces} />;
    case 'plan':
      return <Plan {...props} furniture={furniture} />;
    case 'sides':
      return <SidesPicture {...props} />;
  }
}

function Outside(props: StagePictureProps) {
  const { size, room, draft, look, turned, lookAt, turning, moving } = props;
  const { finishes } = draft;
  const clear = moving !== null;
  const viewpoint = useMemo(() => viewpointOf(look, turned, clear), [look, turned, clear]);
  const scene = useMemo(
    () => drawOutside(room, finishes, viewpoint, size),
    [room, finishes, viewpoint, size],
  );
  const key = gardenKey(room, viewpoint, size);
  const ground = useMemo(() => ({ key, parts: () => scene.garden }), [key, scene]);
  return (
    <>
      <SceneCanvas
        size={size}
        ground={ground}
        parts={scene.room}
        finishes={finishes}
        description={scene.description}
        fade={`${look} ${room.width} ${room.depth} ${Object.values(finishes).join()}`}
      />
      {turning}
      {moving && (
        <OpeningsOverlay
          camera={scene.camera}
          room={room}
          size={size}
          moving={moving}
          lookAt={lookAt}
        />
      )}
    </>
  );
}

function viewpointOf(look: Look, turned: number, clear: boolean): Viewpoint {
  const viewpoint = viewpointFor(look);
  return { ...viewpoint, azimuth: viewpoint.azimuth + turned, clear };
}

function viewpointFor(look: Look): Viewpoint {
  if (look === 'room') return VIEWPOINTS.standard;
  return look === 'roof' || look === 'foundation' ? VIEWPOINTS[look] : VIEWPOINTS.wall(look);
}

function Inside({ size, room, draft, pieces }: StagePictureProps & Pick<Furniture, 'pieces'>) {
  const { roomType, finishes, features } = draft;
  const scene = useMemo(
    () => drawInside(room, { roomType, finishes, features, pieces }, size),
    [room, roomType, finishes, features, pieces, size],
  );
  return (
    <>
      <SceneCanvas
        size={size}
        parts={scene.parts}
        finishes={finishes}
        description={scene.description}
        fade={`inside ${finishes.interior} ${features.join()}`}
      />
      <SceneLabels size={size} labels={scene.labels} />
    </>
  );
}

/** The space beside or below the furniture chips, and above the facts: as in the recipe's `sheet`. */
function planSheet({ width, height }: PictureSize): PictureSize {
  return width < NARROW
    ? { width: width - 132, height: height - 16 }
    : { width: width - 48, height: height - 148 };
}

function Plan({ size, room, draft, furniture }: StagePictureProps & { furniture: Furniture }) {
  const { pieces, wanted, leftOut, pick } = furniture;
  const drawing = useMemo(
    () => drawPlan(room, draft.finishes, { ...planSheet(size), text: TEXT }, pieces),
    [room, draft.finishes, pieces, size],
  );
  return (
    <>
      <DrawingPicture className={stage().sheet} drawing={drawing} />
      <FurnitureChips wanted={wanted} leftOut={leftOut} onChange={pick} />
    </>
  );
}
