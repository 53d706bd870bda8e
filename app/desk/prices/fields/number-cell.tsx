import { type ComponentProps, useState } from 'react';
import { formatDifference } from '#app/desk/prices/format-amount';
import { cell, underCell } from '#app/desk/prices/shell/cell-styles';
import { css, cx } from '#styled/css';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Undefined shows an empty input. */
  value: number | undefined;
  onEdit: (value: number) => void;
  isChanged?: boolean;
};

/** A number input. Empty or non-numeric input becomes 0 (specification §5). */
export function NumberCell({ value, onEdit, isChanged = false, className, ...input }: Props) {
  // Unfinished input, such as "12." or nothing, is kept as typed until the input loses focus.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      step="any"
      {...input}
      type="number"
      inputMode="decimal"
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value);
        onEdit(toNumber(target.value));
      }}
      onBlur={() => setTyped(null)}
      className={cx(cell, right, isChanged && altered, className)}
    />
  );
}

/** The old amount, struck through, and the difference; nothing when unchanged. */
export function Was({ before, after }: { before: number | undefined; after: number | undefined }) {
  if (before === after) return null;
  if (before === undefined) return <span className={underCell}>was not offered</span>;
  return (
    <span className={underCell}>
      <s>{before.toLocaleString('en-GB')}</s>{' '}
      {after !== undefined && <b>{formatDifference(before, after)}</b>}
    </span>
  );
}

function toNumber(text: string): number {
  const value = Number(text);
  return Number.isFinite(value) ? value : 0;
}

const right = css({
  textAlign: 'right',
  appearance: 'textfield',
  '&::-webkit-inner-spin-button': { display: 'none' },
});

const altered = css({ borderColor: 'mark', background: 'cedarSoft' });
