import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { offerPicture } from '#app/pwa/garden-photos/visualisation';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { deviceName } from '#app/ui/screen/device-name';
import { toast } from '#app/ui/toasts/toast';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { dialog, iconButton } from '#styled/recipes';
import { ChoosePhoto } from './choose-photo';
import { useFront } from './front/use-front';
import { ForgetPhoto, KeepLine } from './keep-line';
import { usePhotoLight } from './light/use-photo-light';
import { PhotoPicture } from './photo-picture';
import { PhotoTools } from './photo-tools';
import { pictureOf } from './picture-of';
import type { DrawnRoom } from './draw/room-layer';
import { savePicture } from './draw/save-picture';
import { useKeeping } from './use-keeping';
import { useOpenPhoto, type OpenPhoto } from './use-open-photo';
import { usePhotoRoom } from './use-photo-room';

interface Props {
  room: Room;
  draft: Draft;
  /** Whose photo it is. */
  of: string;
  open: boolean;
  onClose: () => void;
}

/** The room at its true size in a photograph of the visitor's garden, which is kept on the device and never leaves it. */
export function PhotoDialog({ open, onClose, ...body }: Props) {
  const styles = dialog({ size: 'small' });
  return (
    // Each time it is opened it is what has been kept since, wherever that was done.
    <Ark.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content} style={sheet}>
            <div style={head}>
              <Ark.Title className={styles.title}>In a photo of your garden</Ark.Title>
              <Ark.CloseTrigger className={iconButton()} aria-label="Close">
                <CloseIcon />
              </Ark.CloseTrigger>
            </div>
            <Body {...body} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}

function Body({ room, draft, of }: Omit<Props, 'open' | 'onClose'>) {
  const { open, problem, isOffered, take, chooseOther, ...shared } = useOpenPhoto(of);
  if (open === 'loading' || open === null)
    return (
      <div style={inner}>
        {open ? (
          <output>Reading the photo…</output>
        ) : (
          <ChoosePhoto problem={problem} onRead={take} />
        )}
      </div>
    );
  return (
    <InPhoto {...{ ...open, room, draft, of }} onOther={chooseOther} onForget={shared.forget}>
      <KeepLine
        isOffered={isOffered}
        onTakeShared={shared.takeShared}
        onDropShared={shared.dropShared}
      />
    </InPhoto>
  );
}

interface InPhotoProps extends Omit<Props, 'open' | 'onClose'>, OpenPhoto {
  onOther: () => void;
  onForget: () => Promise<void>;
  /** Above the tools. */
  children: ReactNode;
}

function InPhoto(props: InPhotoProps) {
  const { photo, kept, front: before, room, draft, of, onOther, onForget, children } = props;
  const placed = usePhotoRoom(photo, room, kept?.standing ?? null);
  const lit = usePhotoLight(photo, placed.camera, room, kept?.light);
  const front = useFront(photo, before);
  const [drawn, setDrawn] = useState<DrawnRoom | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isWide = useIsWide();
  useKeeping({ of, photo, kept, standing: placed.toKeep, light: lit.choice, front });
  async function make(give: (withRoom: Blob) => Promise<void>) {
    if (!drawn || isBusy) return;
    setBusy(true);
    try {
      const made = await drawn.picture();
      await give(await pictureOf({ photo, room: made, front: front.mask.keptInFull }));
    } catch {
      toast({ title: 'The picture could not be made on this device', variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  const offer = async (withRoom: Blob) => {
    const without = new Blob([photo.jpeg], { type: 'image/jpeg' });
    await offerPicture({ of, draft, isPegged: placed.isPegged, withRoom, without });
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
        isAbove={!isWide}
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
        isBusy={isBusy || drawn === null}
        isBeside={isWide}
        notice={children}
        forget={<ForgetPhoto onForget={onForget} />}
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
const parts: CSSProperties = {
  flex: '1 1 0',
  minHeight: 0,
  display: 'flex',
  paddingLeft: 'env(safe-area-inset-left)',
};
