import { DialogButton, type RoomButtonProps } from '#app/room/dialog-button';
import { lazyPart } from '#app/ui/faults/lazy-part';

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog')).PhotoDialog);

/** "In a photo of your garden". */
export function PhotoButton(props: RoomButtonProps) {
  return (
    <DialogButton
      {...props}
      words="In a photo of your garden"
      part="photo dialog"
      Dialog={PhotoDialog}
    />
  );
}
