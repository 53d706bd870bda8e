import { useEffect, useState } from 'react';
import { css } from '#styled/css';

interface Props {
  value: string;
  onChange: (value: string) => void;
  placeholder: string;
}

/** Filters the list while typing. The text is kept out of the address. */
export function SearchBox({ value, onChange, placeholder }: Props) {
  return (
    <input
      type="search"
      aria-label={placeholder}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={box}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

/** Shorter than a glance at what was typed, longer than the time between two letters. */
const SETTLE_MS = 250;

/** The text once nobody has typed for a moment: the server is asked for words, not for letters. */
export function useSettled(text: string): string {
  const [settledText, setSettledText] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettledText(text), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settledText;
}

const box = css({
  width: { base: 'calc(100vw - 2 * {spacing.margin})', md: '280px' },
  minHeight: 'dense',
  paddingInline: '3',
  background: 'surface',
  border: '1px solid {colors.lineStrong}',
  borderRadius: 'control',
  fontSize: { base: '1rem', md: '0.875rem' },
  _placeholder: { color: 'textMuted', opacity: '1' },
  _hover: { borderColor: 'text' },
  '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
});
