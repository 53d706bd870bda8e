import type { ReactNode, Ref } from 'react';
import { stagePanel } from '#styled/recipes';

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
  const styles = stagePanel();
  return (
    <div className={styles.slider}>
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.line}
      >
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
        className={styles.input}
      />
      <div aria-hidden="true" className={styles.scale}>
        {ticks.map(([at, name]) => (
          <span key={at} style={{ left: across(at) }}>
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
