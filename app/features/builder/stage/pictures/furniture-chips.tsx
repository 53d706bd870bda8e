import { TickIcon } from '#app/ui/icons/states/tick-icon';
import { PIECES, type PieceKind } from '#domain/room/furniture/pieces';
import { css } from '#styled/css';
import { stage } from '#styled/recipes';

/** What visitors ask about: "Will my desk fit?" */
const ASKED: readonly PieceKind[] = ['desk', 'sofa', 'bed', 'treadmill'];

interface Props {
  wantedPieces: readonly PieceKind[];
  /** Wanted, but there is no space for it. */
  leftOut: readonly PieceKind[];
  onChange: (wanted: readonly PieceKind[]) => void;
}

/** Puts pieces of furniture into the plan, and says honestly what does not fit. */
export function FurnitureChips({ wantedPieces, leftOut, onChange }: Props) {
  const toggle = (kind: PieceKind) =>
    onChange(
      wantedPieces.includes(kind)
        ? wantedPieces.filter((other) => other !== kind)
        : [...wantedPieces, kind],
    );
  const missing = ASKED.filter((kind) => leftOut.includes(kind));
  return (
    <div className={stage().goods}>
      {ASKED.map((kind) => (
        <button
          key={kind}
          type="button"
          className={chip}
          aria-pressed={wantedPieces.includes(kind)}
          onClick={() => toggle(kind)}
        >
          <TickIcon />
          {PIECES[kind].name}
        </button>
      ))}
      <p aria-live="polite" className={missingNote}>
        {missing.length > 0 && `No space for: ${missing.map(nameOf).join(', ')}`}
      </p>
    </div>
  );
}

function nameOf(kind: PieceKind): string {
  return PIECES[kind].name.toLowerCase();
}

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: { base: '1', lg: '2' },
  minHeight: '44px',
  paddingInline: { base: '8px', lg: '14px' },
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
  background: 'canvas',
  textStyle: 'small',
  '& svg': { display: 'none', width: '16px', height: '16px' },
  '&[aria-pressed=true]': {
    borderColor: 'accent',
    boxShadow: 'inset 0 0 0 1px {colors.accent}',
    background: 'accentSoft',
    '& svg': { display: 'block' },
  },
});

const missingNote = css({
  padding: { base: '2px 8px', lg: '4px 8px' },
  background: 'canvas',
  textStyle: 'caption',
  _empty: { display: 'none' },
});
