import { useRef, useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { Dialog } from '#app/ui/dialog';
import { TextField } from '#app/ui/fields/text-field';
import { css } from '#styled/css';
import { QrCode } from './qr-code';

interface Props {
  url: string;
  open: boolean;
  onClose: () => void;
}

/** The link to share: as text to copy, and as a code for another phone's camera. */
export function ShareDialog({ url, open, onClose }: Props) {
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => setSaid(await copied(url, field.current));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Share this design"
      description="The link carries the design itself, and nothing about you. Whoever opens it sees it with today’s price."
      size="small"
    >
      <div className={columns}>
        <QrCode text={url} label="QR code of the link" />
        <div className={css({ display: 'grid', gap: '3', alignContent: 'start' })}>
          <TextField
            ref={field}
            label="Link"
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void copy()}>Copy the link</Button>
          <output className={css({ textStyle: 'small', minHeight: '1lh' })}>{said}</output>
        </div>
      </div>
    </Dialog>
  );
}

/**
 * The result as a sentence. If the browser does not allow copying, the link is selected to copy by hand.
 */
async function copied(url: string, field: HTMLInputElement | null): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return 'Copied. Paste it into a message.';
  } catch {
    field?.select();
    return 'Your browser does not let us copy. The link is selected: copy it by hand.';
  }
}

const columns = css({
  display: 'grid',
  gap: '5',
  '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 200px) minmax(0, 1fr)' },
});
