import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';

interface Props {
  open: boolean;
  title: string;
  description: string;
  stay: string;
  go: string;
  onStay: () => void;
  onGo: () => void;
}

/** Asks before edits are discarded. */
export function ConfirmDialog({ open, title, description, stay, go, onStay, onGo }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      size="small"
      title={title}
      description={description}
    >
      <div className={acts}>
        <Button variant="line" onClick={onStay}>
          {stay}
        </Button>
        <Button variant="danger" onClick={onGo}>
          {go}
        </Button>
      </div>
    </Dialog>
  );
}

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
