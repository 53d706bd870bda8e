import { formatTime } from '#app/desk/frame/format-time';
import { WarningNote } from '#app/desk/frame/page/warning-note';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';

interface Props {
  /** ISO 8601. */
  at: string;
  onDiscard: () => void;
}

/** Says that this is what somebody has typed here and not saved. */
export function KeptNote({ at, onDiscard }: Props) {
  return (
    <WarningNote className={apart}>
      <output>
        We kept what was typed here on {formatTime(at)} and not saved. It is below, and only on this
        device.
      </output>
      <Button variant="line" size="dense" onClick={onDiscard}>
        Throw it away
      </Button>
    </WarningNote>
  );
}

const apart = css({ justifyContent: 'space-between' });
