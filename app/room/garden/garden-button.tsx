import { DialogButton, type RoomButtonProps } from '#app/room/dialog-button';
import { lazyPart } from '#app/ui/faults/lazy-part';

const GardenDialog = lazyPart(async () => (await import('./garden-dialog')).GardenDialog);

/** "See it in your garden": how this device does that. */
export function GardenButton({ room, draft, ...look }: RoomButtonProps) {
  return (
    <DialogButton {...look} words="See it in your garden" part="garden dialog">
      {(open, onClose) => <GardenDialog {...{ room, draft, open, onClose }} />}
    </DialogButton>
  );
}
