import { ChevronDownIcon } from '#app/ui/icons/arrows/chevron-down-icon';
import type { ShellSize } from '#domain/room/options/configuration';
import { pounds } from '#domain/text/money';
import { css } from '#styled/css';

interface Props {
  size: ShellSize;
  open: boolean;
  onToggle: () => void;
}

/** A shell size on one line that expands into its fields, where there is no room for the table. */
export function ShellSummary({ size: { label, area, basePrice }, open, onToggle }: Props) {
  return (
    <button type="button" className={line} aria-expanded={open} onClick={onToggle}>
      <span className={name}>{label}</span>
      <span className={muted}>{area} m²</span>
      <span className={price}>{pounds(basePrice)}</span>
      <ChevronDownIcon />
    </button>
  );
}

const line = css({
  display: 'none',
  '@media (max-width: 899px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(6ch, auto) 20px',
    alignItems: 'center',
    columnGap: '4',
    width: '100%',
    minHeight: '56px',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
    '& svg': { width: '20px', height: '20px', color: 'textMuted' },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  },
});

const name = css({ fontWeight: '520', overflowWrap: 'anywhere' });

const muted = css({ color: 'textMuted', fontSize: '0.9375rem' });

const price = css({ fontWeight: '520', textAlign: 'right' });
