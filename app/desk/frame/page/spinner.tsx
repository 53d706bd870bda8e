import { css, cx } from '#styled/css';

/** A spinning ring while something loads; its label is read aloud. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <output className={cx(place, className)}>
      <span className={ring} aria-hidden="true" />
      <span>{label}</span>
    </output>
  );
}

const place = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  paddingBlock: '16',
  textStyle: 'dense',
  color: 'textMuted',
});

const ring = css({
  width: '20px',
  height: '20px',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'turn 0.9s linear infinite',
});
