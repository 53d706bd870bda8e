import { Dialog } from '#app/ui/dialog';
import type { FollowProps } from './follow-props';
import { TextForm } from './text-form';

interface Props extends Pick<FollowProps, 'view' | 'onAction'> {
  open: boolean;
  onClose: () => void;
}

/** Says what withdrawing means before it happens. */
export function WithdrawDialog({ view: { visit, byEmail }, open, onClose, onAction }: Props) {
  const visiting = visit?.state === 'booked' ? ' Our visit is cancelled.' : '';
  const telling = byEmail ? ' You get an email that says so.' : '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      size="small"
      title="Withdraw this request?"
      description={`We stop working on it, and no quote of it can be accepted any more.${visiting}${telling} It cannot be taken back here.`}
    >
      <TextForm
        label="Your reason, if you like"
        send="Withdraw it"
        back="Keep it"
        onBack={onClose}
        action={(text) => ({ kind: 'withdrawn', text })}
        onAction={async (action) => {
          onClose();
          await onAction(action);
        }}
      />
    </Dialog>
  );
}
