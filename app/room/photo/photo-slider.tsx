import type { CSSProperties } from 'react';

interface Props {
  label: string;
  from: number;
  to: number;
  step: number;
  value: number;
  /** What the value is called. */
  words: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider with its name and value above it. */
export function PhotoSlider({ label, from, to, step, value, words, onChange }: Props) {
  const shown = Math.round(value / step) * step;
  return (
    <label style={slider}>
      <span>{`${label}: ${words(shown)}`}</span>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={words(shown)}
        min={from}
        max={to}
        step={step}
        value={shown}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        style={range}
      />
    </label>
  );
}

const slider: CSSProperties = { display: 'grid', fontSize: 14 };
/** The ring of the one in use stays clear of the words beside it. */
const range: CSSProperties = { width: '100%', height: 36, outlineOffset: -2 };
