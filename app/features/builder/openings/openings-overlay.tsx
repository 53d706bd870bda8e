import type { Room } from '#domain/room/geometry/room';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Camera } from '#domain/room/scene/camera';
import type { PictureSize } from '#domain/room/scene/scene';
import { OpeningHandle } from './opening-handle';
import { OpeningLight } from './opening-light';
import { OpeningsMessage } from './openings-message';
import type { Moving } from './use-moving';
import { wallsSeen } from './wall-at-column';
import { css } from '#styled/css';

interface Props {
  camera: Camera;
  room: Room;
  size: PictureSize;
  moving: Moving;
  lookAt: (wall: WallSide) => void;
}

/** Over the picture: a handle on each opening, and light on the walls where the chosen one may stand. */
export function OpeningsOverlay({ camera, room, size, moving, lookAt }: Props) {
  const sidesSeen = wallsSeen(camera, room);
  const selectedOpening = room.openings.find(({ id }) => id === moving.selected?.id);
  return (
    <div className={onScreen}>
      <OpeningsMessage
        moving={moving}
        isBare={!room.openings.some(({ wall }) => sidesSeen.includes(wall))}
      />
      {selectedOpening && sidesSeen.includes(selectedOpening.wall) && (
        <OpeningLight camera={camera} room={room} size={size} opening={selectedOpening} />
      )}
      {room.openings.map((opening) => (
        <OpeningHandle
          key={opening.id}
          opening={opening}
          room={room}
          camera={camera}
          moving={moving}
          facesViewer={sidesSeen.includes(opening.wall)}
          lookAt={lookAt}
        />
      ))}
    </div>
  );
}

/** No box of its own: its parts have their places in the picture. */
const onScreen = css({ display: 'contents', '@media print': { display: 'none' } });
