import { deleteEntry } from '#app/offline/outbox/delete-entry';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';

interface Props {
  id: string;
  received: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks before deleting a request, and says what deleting it means. */
export function DeleteDialog({ id, received, open, onClose }: Props) {
  const confirm = async () => {
    onClose();
    await remove(id);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={received ? 'Remove this request from the list?' : 'Delete this request?'}
      description={
        received
          ? 'We have received it and go on working on it. Only this device forgets its reference.'
          : 'We have not received it yet. Once deleted it is gone for good.'
      }
    >
      <div className={acts}>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" onClick={() => void confirm()}>
          {received ? 'Remove' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}

async function remove(id: string) {
  try {
    if (await deleteEntry(id)) return;
    toast({ title: 'It is being sent at this moment', description: 'Look again in a minute.' });
  } catch {
    toast({ title: 'The request could not be deleted', variant: 'destructive' });
  }
}

const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
