import type { ShellSize } from '#domain/room/options/configuration';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { quiet } from './cell-styles';

interface Props {
  before: readonly ShellSize[];
  after: readonly ShellSize[];
  /** Receives the index it had. */
  onBringBack: (size: ShellSize, index: number) => void;
}

/** The sizes that saving would remove from sale, each with undo. */
export function RemovedSizes({ before, after, onBringBack }: Props) {
  const ids = new Set(after.map(({ id }) => id));
  const removed = [...before.entries()].filter(([, { id }]) => !ids.has(id));
  if (removed.length === 0) return null;
  return (
    <ul className={list} aria-label="Removed shell sizes">
      {removed.map(([index, size]) => (
        <li key={size.id}>
          <span>
            Removed: <s>{size.label}</s>
          </span>
          <Button
            variant="line"
            size="dense"
            className={quiet}
            aria-label={`Undo removing ${size.label}`}
            onClick={() => onBringBack(size, index)}
          >
            Undo
          </Button>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    paddingBlock: '5px',
    borderBottom: '1px solid {colors.line}',
    boxShadow: '-12px 0 0 {colors.canvas}, -14px 0 0 {colors.mark}',
  },
  '& span': { marginRight: 'auto' },
});
