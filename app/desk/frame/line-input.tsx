import { useId, type ComponentProps } from 'react';
import { css, cx } from '#styled/css';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  label: string;
  error?: string | undefined;
  struck?: boolean;
  /** Figures stand at the right. */
  right?: boolean;
  onText: (text: string) => void;
}

/** A text box in a line of the quote, named for those who cannot see its column, with its error below. */
export function LineInput({ label, error, struck, right, onText, ...input }: Props) {
  const id = useId();
  return (
    <div className={box}>
      <input
        {...input}
        aria-label={label}
        className={cx(cell, right && figure, struck && gone)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        autoComplete="off"
        onChange={({ target }) => onText(target.value)}
      />
      {error && (
        <p id={id} className={wrong}>
          {error}
        </p>
      )}
    </div>
  );
}

const box = css({ minWidth: '0' });

const cell = css({
  width: 'full',
  minHeight: { base: 'target', md: 'dense' },
  '@media (pointer: coarse)': { minHeight: 'target' },
  paddingInline: '10px',
  border: '1px solid {colors.line}',
  borderBottomColor: 'lineStrong',
  borderRadius: 'control',
  background: 'surface',
  fontSize: { base: '1rem', md: '0.9375rem' },
  fontWeight: '450',
  fontVariantNumeric: 'tabular-nums',
  _placeholder: { color: 'textMuted', opacity: '1' },
  _hover: { borderColor: 'lineStrong' },
  _disabled: { background: 'sunken', color: 'textMuted' },
  _focusVisible: { outlineWidth: '2px', outlineOffset: '-1px' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
});

const figure = css({ textAlign: 'right' });

const gone = css({ textDecoration: 'line-through' });

const wrong = css({ paddingTop: '3px', fontSize: '0.8125rem', fontWeight: '500', color: 'danger' });
