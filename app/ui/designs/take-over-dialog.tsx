import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';

interface Props {
  open: boolean;
  onClose: () => void;
  /** Saves the builder's own design first. */
  onKeep: () => void;
  onReplace: () => void;
}

/** Asks before another design replaces the one in the builder. */
export function TakeOverDialog({ open, onClose, onKeep, onReplace }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title="Your builder holds another design"
      description="The builder has room for one. Keep yours among My designs first, or let this one take its place."
    >
      <div className={actions}>
        <Button onClick={onKeep}>Keep mine, then open</Button>
        <Button variant="danger" onClick={onReplace}>
          Replace mine
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
