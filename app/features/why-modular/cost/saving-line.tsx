import { css } from '#styled/css';

/** A dimension line across the full width of its container: the minimum saving. */
export function SavingLine() {
  return (
    <span className={line}>
      <i className={tick} />
      <i className={tick} />
    </span>
  );
}

const line = css({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: 'full',
  height: 'full',
  marginInline: '4px',
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    height: '1px',
    background: 'price',
  },
});

const tick = css({ width: '1px', height: '12px', rotate: '45deg', background: 'price' });
