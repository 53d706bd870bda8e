import { DialogButton, type RoomButtonProps } from '#app/room/dialog-button';
import { lazyPart } from '#app/ui/faults/lazy-part';

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog')).PhotoDialog);

interface Props extends RoomButtonProps {
  /** Whose photo it is: that of the room in the builder, or of a design by its id. */
  of: string;
  /** For screen readers, where several are on a page. */
  label?: string;
  /** Open from the start, for a photo that was shared to the app. */
  opens?: boolean;
}

/** "In a photo of your garden". */
export function PhotoButton({ room, draft, of, ...look }: Props) {
  return (
    <DialogButton {...look} words="In a photo of your garden" part="photo dialog">
      {(open, onClose) => <PhotoDialog {...{ room, draft, of, open, onClose }} />}
    </DialogButton>
  );
}
