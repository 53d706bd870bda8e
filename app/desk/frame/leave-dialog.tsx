import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { css } from '#styled/css';

interface Props {
  title: string;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before what was typed is lost. */
export function LeaveDialog({ title, open, onStay, onLeave }: Props) {
  return (
    <Dialog open={open} onClose={onStay} role="alertdialog" size="small" title={title}>
      <div className={acts}>
        <Button variant="line" onClick={onStay}>
          Stay
        </Button>
        <Button variant="danger" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
