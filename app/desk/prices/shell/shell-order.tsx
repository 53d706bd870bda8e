import { IconButton } from '#app/ui/buttons/icon-button';
import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';
import { ChevronUpIcon } from '#app/ui/icons/arrows/chevron-up-icon';
import { small } from './cell-styles';
import type { ShellRowProps } from './shell-row-props';

/** Moves a size up or down the list homeowners choose from. */
export function ShellOrder({ size, isFirst, isLast, onMove }: ShellRowProps) {
  return (
    <>
      <IconButton
        className={small}
        label={`Move ${size.label} up`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ChevronUpIcon />
      </IconButton>
      <IconButton
        className={small}
        label={`Move ${size.label} down`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ChevronDownIcon />
      </IconButton>
    </>
  );
}
