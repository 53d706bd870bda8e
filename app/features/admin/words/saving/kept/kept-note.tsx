import { formatTime } from '#app/features/admin/prices/format-time';
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
    <div className={note}>
      <output>
        We kept what was typed here on {formatTime(at)} and not saved. It is below, and only on this
        device.
      </output>
      <Button variant="line" size="dense" onClick={onDiscard}>
        Throw it away
      </Button>
    </div>
  );
}

const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  padding: '3',
  background: 'warningSoft',
});
