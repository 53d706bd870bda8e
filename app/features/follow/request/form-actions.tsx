import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

interface Props {
  send: string;
  solid?: boolean | undefined;
  busy?: boolean;
  /** What leads back without sending, if anything does. */
  back?: string | undefined;
  onBack?: (() => void) | undefined;
}

/** The buttons below a form: one sends it, and one may lead back. */
export function FormActions({ send, solid, busy = false, back, onBack }: Props) {
  return (
    <div className={actions}>
      <Button type="submit" variant={solid ? 'solid' : 'line'} busy={busy} disabled={busy}>
        {send}
      </Button>
      {back && (
        <Button variant="line" onClick={onBack}>
          {back}
        </Button>
      )}
    </div>
  );
}

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' });
