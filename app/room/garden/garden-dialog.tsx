import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { dialog, goLink } from '#styled/recipes';
import { ByQuickLook } from './by-quick-look';
import { BySceneViewer } from './by-scene-viewer';
import { CameraOverlay } from './camera-overlay';
import { useCameraSession } from './use-camera-session';
import { gardenFacts, wayFor, type Way } from './ways';

interface Props {
  room: Room;
  draft: Draft;
  open: boolean;
  onClose: () => void;
}

/** The room at its true size in the visitor's garden, by whatever way the device has; else by pegs and string. */
export function GardenDialog({ room, draft, open, onClose }: Props) {
  const way = useWay();
  const session = useCameraSession(room, draft, way === 'camera');
  const openCamera = async () => {
    if (await session.open?.()) onClose();
  };
  const styles = dialog();
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="See it in your garden"
        description={way === undefined ? undefined : WORDS[way ?? 'none']}
        size="small"
      >
        {way === 'camera' && (
          <Button disabled={!session.open} onClick={() => void openCamera()}>
            Open the camera
          </Button>
        )}
        {way === 'quick-look' && <ByQuickLook room={room} draft={draft} />}
        {way === 'scene-viewer' && <BySceneViewer draft={draft} />}
        {session.problem && <p role="alert">{session.problem}</p>}
        <div className={styles.actions}>
          <Link to="/peg-out" className={goLink()}>
            <span>Peg it out on your lawn</span>
            <ArrowRightIcon />
          </Link>
        </div>
      </Dialog>
      {way === 'camera' && <CameraOverlay session={session} shell={room} />}
    </>
  );
}

/** Undefined until the browser has answered. */
function useWay(): Way | null | undefined {
  const [way, setWay] = useState<Way | null>();
  useEffect(() => {
    void gardenFacts().then((facts) => setWay(wayFor(facts)));
  }, []);
  return way;
}

const WORDS: Readonly<Record<Way | 'none', string>> = {
  camera:
    'Through your camera, at its true size, with pegs at its corners. The picture stays on your phone.',
  'quick-look':
    'Through your camera, at its true size. Drag it about the lawn, and turn it with two fingers.',
  'scene-viewer':
    'Through your camera, at its true size. Drag it about the lawn, and turn it with two fingers.',
  none: 'This device cannot show it there: it takes a phone of recent years. Share this design with yours, or see its size with pegs and string.',
};
