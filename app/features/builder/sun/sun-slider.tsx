import type { ReactNode, Ref } from 'react';
import { css } from '#styled/css';

interface Props {
  label: string;
  /** What the handle stands at, for people who cannot see it. */
  words: string;
  from: number;
  to: number;
  step: number;
  value: number;
  /** Below the line: where, and what. */
  ticks: readonly (readonly [at: number, words: string])[];
  /** Behind the handle, 100 wide and 10 high. */
  children?: ReactNode;
  handle?: Ref<HTMLInputElement>;
  onChange: (value: number) => void;
}

/** A slider for thumb and arrow keys, on a line that shows what its places mean. */
export function SunSlider(props: Props) {
  const { label, words, from, to, step, value, ticks, children, handle, onChange } = props;
  const across = (at: number) => `${((at - from) / (to - from)) * 100}%`;
  return (
    <div className={root}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={line}>
        {children}
      </svg>
      <input
        ref={handle}
        type="range"
        aria-label={label}
        aria-valuetext={words}
        min={from}
        max={to}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className={input}
      />
      <div aria-hidden="true" className={scale}>
        {ticks.map(([at, name]) => (
          <span key={at} style={{ left: across(at) }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}

const root = css({ position: 'relative', paddingBottom: '20px' });

/** As long as the handle's middle travels. */
const line = css({
  position: 'absolute',
  top: '17px',
  left: '14px',
  width: 'calc(100% - 28px)',
  height: '10px',
  background: 'line',
  borderRadius: '5px',
  overflow: 'hidden',
  pointerEvents: 'none',
  _highContrast: { border: '1px solid CanvasText' },
});

const input = css({
  position: 'relative',
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: 'target',
  margin: '0',
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'pan-y',
  '&::-webkit-slider-runnable-track': { background: 'transparent' },
  '&::-webkit-slider-thumb': {
    appearance: 'none',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    border: '3px solid {colors.surface}',
    background: 'accent',
    boxShadow: '0 0 0 1px {colors.lineStrong}',
  },
  '&::-moz-range-thumb': {
    boxSizing: 'border-box',
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    border: '3px solid {colors.surface}',
    background: 'accent',
    boxShadow: '0 0 0 1px {colors.lineStrong}',
  },
});

const scale = css({
  position: 'absolute',
  inset: '40px 14px auto',
  textStyle: 'caption',
  color: 'textMuted',
  '& > span': { position: 'absolute', translate: '-50% 0', whiteSpace: 'nowrap' },
});
