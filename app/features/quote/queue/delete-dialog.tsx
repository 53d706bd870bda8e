import { deleteEntry } from '#app/offline/outbox/delete-entry';
import { forgetFollowed } from '#app/offline/followed/forget-followed';
import { listEntries } from '#app/offline/outbox/list-entries';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { toast } from '#app/ui/toasts/toast';
import { css } from '#styled/css';

interface Props {
  id: string;
  isReceived: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks before deleting a request, and says what deleting it means. */
export function DeleteDialog({ id, isReceived, open, onClose }: Props) {
  const confirm = async () => {
    onClose();
    await remove(id, isReceived);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title={isReceived ? 'Remove this request from the list?' : 'Delete this request?'}
      description={
        isReceived
          ? 'We have received it and go on working on it. Only this device forgets its reference.'
          : 'We have not received it yet. Once deleted it is gone for good.'
      }
    >
      <div className={actions}>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" onClick={() => void confirm()}>
          {isReceived ? 'Remove' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  );
}

async function remove(id: string, isReceived: boolean) {
  try {
    const entry = (await listEntries()).find((one) => one.id === id);
    if (await deleteEntry(id)) {
      // What was to follow it has nowhere to go.
      if (!isReceived && entry && !entry.unreadable && entry.followToken !== undefined)
        await forgetFollowed(entry.followToken);
      return;
    }
    toast({ title: 'It is being sent at this moment', description: 'Look again in a minute.' });
  } catch {
    toast({ title: 'The request could not be deleted', variant: 'destructive' });
  }
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' });
