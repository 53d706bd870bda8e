import type { ReactNode } from 'react';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { dialog } from '#styled/recipes';

interface Props {
  open: boolean;
  title: string;
  description?: string;
  /** The words of the way back. */
  stay: string;
  /** The words of what cannot be undone. */
  go: string;
  busy?: boolean;
  onStay: () => void;
  onGo: () => void;
  /** What it is about, where a sentence is not enough. */
  children?: ReactNode;
}

/** Asks before something is lost. */
export function ConfirmDialog({ stay, go, busy, onStay, onGo, children, ...rest }: Props) {
  return (
    <Dialog {...rest} onClose={onStay} role="alertdialog" size="small">
      {children}
      <div className={dialog().actions}>
        <Button variant="line" onClick={onStay}>
          {stay}
        </Button>
        <Button variant="danger" busy={busy} onClick={onGo}>
          {go}
        </Button>
      </div>
    </Dialog>
  );
}
