import type { PreviewCall } from '#app/api/desk/mail-previews';
import { MailLook } from './mail-preview';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

interface Props {
  busy: boolean;
  disabled?: boolean;
  /** Whether nothing was edited: there is nothing to do or to undo. */
  pristine?: boolean;
  go: string;
  /** Without it the button submits its form. */
  onGo?: () => void;
  /** The words of the other button. */
  cancel?: string;
  onCancel: () => void;
  /** The mail that goes to the homeowner; null while what is typed is not whole. Left out where none goes. */
  mail?: PreviewCall | null;
  /** Without it the mail reaches nobody. */
  isMailSetUp?: boolean | undefined;
}

/** Does what a form of the order is for, or closes it. */
export function ActionButtons({
  busy,
  disabled = false,
  pristine = false,
  go,
  onGo,
  cancel = 'Close',
  onCancel,
  mail,
  isMailSetUp = true,
}: Props) {
  return (
    <div className={row}>
      {mail !== undefined && !isMailSetUp && (
        <p className={note}>Mail is not set up: the mail about this is kept, and nobody gets it.</p>
      )}
      <Button
        type={onGo ? 'button' : 'submit'}
        size="dense"
        busy={busy}
        disabled={busy || disabled || pristine}
        onClick={onGo}
      >
        {go}
      </Button>
      <Button variant="line" size="dense" disabled={busy || pristine} onClick={onCancel}>
        {cancel}
      </Button>
      {mail !== undefined && <MailLook call={mail ?? undefined} />}
    </div>
  );
}

const note = css({ width: 'full', color: 'textMuted' });

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '4' });
