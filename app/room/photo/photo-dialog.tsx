import { Dialog as Ark } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import {
  useEffect, useMemo, useRef, useState, useSyncExternalStore, type CSSProperties, type ReactNode,
} from 'react'; // oxfmt-ignore
import { keepSoon, type GardenPhotoToKeep } from '#app/pwa/garden-photos/keep-photo';
import { CloseIcon } from '#app/ui/icons/close-icon';
import { toast } from '#app/ui/toasts/toast';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { dialog, iconButton } from '#styled/recipes';
import { ChoosePhoto } from './choose-photo';
import { ForgetPhoto, KeepLine } from './keep-line';
import { PhotoPicture } from './photo-picture';
import { PhotoTools } from './photo-tools';
import type { GardenPhoto } from './read-photo';
import { savePicture } from './save-picture';
import { useOpenPhoto } from './use-open-photo';
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

/** Of a summer's afternoon. Radians. */
const ALTITUDE = 0.75;

/** Where its sun stands at first, degrees from straight before the front wall. */
const FIRST_SUN = -35;

interface InPhotoProps extends Omit<Props, 'open' | 'onClose'> {
  photo: GardenPhoto;
  kept: GardenPhotoToKeep | null;
  onOther: () => void;
  onForget: () => Promise<void>;
  /** Above the tools. */
  children: ReactNode;
}

function InPhoto(props: InPhotoProps) {
  const { photo, kept, room, draft, of, onOther, onForget, children } = props;
  const placed = usePhotoRoom(photo, room, kept?.standing ?? null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sunAt, setSun] = useState(kept?.sunAt ?? FIRST_SUN);
  const [isBusy, setBusy] = useState(false);
  const isWide = useIsWide();
  const sun = useMemo(() => ({ altitude: ALTITUDE, azimuth: (sunAt * Math.PI) / 180 }), [sunAt]);
  const standing = placed.toKeep;
  useEffect(() => {
    if (kept?.standing === standing && kept.sunAt === sunAt) return;
    keepSoon({ ...kept, of, picture: photo.jpeg, focal: photo.focal, standing, sunAt });
  }, [kept, of, photo, standing, sunAt]);
  async function save() {
    if (!canvas.current || isBusy) return;
    setBusy(true);
    try {
      await savePicture(photo, canvas.current);
    } catch {
      toast({ title: 'The picture could not be made on this device', variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div style={{ ...parts, flexDirection: isWide ? 'row' : 'column' }}>
      <PhotoPicture {...{ photo, room, draft, placed, sun, canvas }} />
      <PhotoTools
        placed={placed}
        sunAt={sunAt}
        onSun={setSun}
        onSave={() => void save()}
        onOther={onOther}
        isBusy={isBusy}
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
const parts: CSSProperties = { flex: '1 1 0', minHeight: 0, display: 'flex' };
