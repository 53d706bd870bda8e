import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useState, useSyncExternalStore, type CSSProperties } from 'react';
import { offerPicture } from '#app/pwa/garden-photos/visualisation';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { deviceName } from '#app/ui/screen/device-name';
import { toast } from '#app/ui/toasts/toast';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { dialog, iconButton } from '#styled/recipes';
import { ChoosePhoto } from './choose-photo';
import { useFront } from './front/use-front';
import { usePhotoLight } from './light/use-photo-light';
import { PhotoPicture } from './photo-picture';
import { PhotoTools } from './photo-tools';
import { pictureOf } from './picture-of';
import type { GardenPhoto } from './read-photo';
import type { DrawnRoom } from './room-layer';
import { savePicture } from './save-picture';
import { usePhotoRoom } from './use-photo-room';

interface Props {
  room: Room;
  draft: Draft;
  open: boolean;
  onClose: () => void;
}

/** The room at its true size in a photograph of the visitor's garden, which never leaves the device. */
export function PhotoDialog({ room, draft, open, onClose }: Props) {
  const [photo, setPhoto] = useState<GardenPhoto | null>(null);
  const styles = dialog({ size: 'small' });
  return (
    <Ark.Root open={open} onOpenChange={(details) => !details.open && onClose()} lazyMount>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} style={sheet}>
            <div style={head}>
              <Ark.Title className={styles.title}>In a photo of your garden</Ark.Title>
              <Ark.CloseTrigger className={iconButton()} aria-label="Close">
                <CloseIcon />
              </Ark.CloseTrigger>
            </div>
            {photo ? (
              <InPhoto photo={photo} room={room} draft={draft} onOther={() => setPhoto(null)} />
            ) : (
              <div style={inner}>
                <ChoosePhoto onRead={setPhoto} />
              </div>
            )}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function InPhoto({
  photo,
  room,
  draft,
  onOther,
}: { photo: GardenPhoto; onOther: () => void } & Pick<Props, 'room' | 'draft'>) {
  const placed = usePhotoRoom(photo, room);
  const lit = usePhotoLight(photo, placed.camera, room);
  const front = useFront(photo);
  const [drawn, setDrawn] = useState<DrawnRoom | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWide = useIsWide();
  async function make(give: (withRoom: Blob) => Promise<void>) {
    if (!drawn || isBusy) return;
    setBusy(true);
    try {
      await give(await pictureOf({ photo, room: drawn.picture(), front: front.mask.kept }));
    } catch {
      toast({ title: 'The picture could not be made on this device', variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  const offer = async (withRoom: Blob) => {
    const without = await pictureOf({ photo, room: null });
    await offerPicture({ draft, isPegged: placed.isPegged, withRoom, without });
    toast({
      title: 'The picture is ready',
      description: `Tick it beside the PDF or your quote request. Until then it stays on this ${deviceName()}.`,
    });
  };
  return (
    <div style={{ ...parts, flexDirection: isWide ? 'row' : 'column' }}>
      <PhotoPicture
        {...{ photo, room, draft, placed, front }}
        light={lit.light}
        onDrawn={setDrawn}
      />
      <PhotoTools
        photo={photo}
        room={room}
        placed={placed}
        lit={lit}
        front={front}
        onSave={() => void make(savePicture)}
        onOffer={() => void make(offer)}
        onOther={onOther}
        isBusy={isBusy}
        isBeside={isWide}
      />
    </div>
  );
}

/** Beside the picture where there is more width than height, under it on a phone held upright. */
const wide = matchMedia('(min-aspect-ratio: 1/1)');

function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    () => wide.matches,
  );
}

// As style attributes: every page loads every rule of the sheet, and few come here.
const sheet: CSSProperties = {
  width: '100vw',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  borderRadius: 0,
  display: 'flex',
  flexDirection: 'column',
};
const head: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: '4px 8px 4px max(16px, env(safe-area-inset-left))',
};
const inner: CSSProperties = { padding: '16px 16px 24px' };
const parts: CSSProperties = { flex: '1 1 0', minHeight: 0, display: 'flex' };
